import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Title, useLocation, useParams } from 'react-admin';
import { getProductDocument, getProductWords } from '#src/domain/catalogue/new-product.calls.ts';
import { getProductDraft } from '#src/domain/catalogue/product-draft.calls.ts';
import type { DraftOfProduct } from '#src/domain/catalogue/product-draft.schema.ts';
import { getStaffProduct } from '#src/domain/catalogue/staff-product.calls.ts';
import { useRead } from '../calls/use-read.ts';
import { Refusal } from '../look/refusal.tsx';
import { type CopiedPrices, copiedPrices } from './copied-prices.ts';
import { type Overtaken, overtake } from './overtaken.tsx';
import { emptyProduct, type ProductDraft, redraft, toDraft } from './product-draft.ts';
import { type KnownProduct, ProductSheet } from './product-sheet.tsx';

/** A product that is made, from nothing or as a copy of another. */
export function NewProductPage() {
  const { t } = useLingui();
  const from = new URLSearchParams(useLocation().search).get('copy');
  return (
    <>
      <Title title={t`New product`} />
      {from === null ? <Begun /> : <Copied productId={from} />}
    </>
  );
}

/** Sheet, colours and sizes of a product. */
export function ProductSheetPage() {
  const { t } = useLingui();
  const { productId = '' } = useParams();
  return (
    <>
      <Title title={t`Sheet, colours and sizes`} />
      <Opened {...{ productId }} />
    </>
  );
}

function Begun() {
  const { data: words } = useRead(getProductWords, {});
  const [begun] = useState(emptyProduct);
  return words === undefined ? null : <ProductSheet {...{ words, begun }} known={null} />;
}

/** A product that begins with what another says, and with what that costs. */
function Copied({ productId }: { productId: string }) {
  const { i18n } = useLingui();
  const { data: words } = useRead(getProductWords, {});
  const document = useRead(getProductDocument, { params: { productId } });
  const product = useRead(getStaffProduct, { params: { productId } });
  const [first, setFirst] = useState<{ begun: ProductDraft; copied: CopiedPrices } | null>(null);
  const refusal = document.refusal ?? product.refusal;
  if (refusal !== null) return <Refusal of={refusal} />;
  if (words === undefined || document.data === undefined || product.data === undefined) return null;
  if (first === null) {
    const begun = toDraft(document.data.document, { isCopy: true });
    setFirst({ begun, copied: copiedPrices(product.data, i18n.locale) });
    return null;
  }
  return <ProductSheet {...{ words }} {...first} known={null} />;
}

function Opened({ productId }: { productId: string }) {
  const { data: words } = useRead(getProductWords, {});
  const { data, refusal } = useRead(getProductDocument, { params: { productId } });
  const [first, setFirst] = useState<{ begun: ProductDraft; known: KnownProduct } | null>(null);
  if (refusal !== null) return <Refusal of={refusal} />;
  if (words === undefined || data === undefined) return null;
  // What others write meanwhile does not touch what is typed: saving says that they did.
  if (first === null) setFirst({ begun: toDraft(data.document, { isCopy: false }), known: data });
  if (first === null) return null;
  return <ProductSheet {...{ words }} {...first} />;
}

type OpenedDraft = {
  begun: ProductDraft;
  known: KnownProduct;
  kept: DraftOfProduct | null;
  met: Overtaken | null;
};

/** The draft of a product in the form, with what others have written of the product since. */
async function openDraft(now: KnownProduct, kept: DraftOfProduct | null): Promise<OpenedDraft> {
  if (kept === null) {
    const begun = toDraft(now.document, { isCopy: false });
    return { begun, known: now, kept, met: null };
  }
  const { base, document: mine } = kept;
  const isOvertaken = base.revision !== now.revision;
  const met = isOvertaken ? await overtake(now.id, { seen: base, now, mine }) : null;
  return { begun: redraft(met?.document ?? mine, now.document), known: now, kept, met };
}

/** Everything of a product, changed as a draft that no shop shows until it is published. */
export function ProductDraftPage() {
  const { t } = useLingui();
  const { productId = '' } = useParams();
  const { data: words } = useRead(getProductWords, {});
  const { data: now, refusal } = useRead(getProductDocument, { params: { productId } });
  const { data: read } = useRead(getProductDraft, { params: { productId } });
  const [opened, setOpened] = useState<OpenedDraft | null>(null);
  const isReady = now !== undefined && read !== undefined && opened === null;
  useEffect(() => {
    // What others write after that does not touch what is typed: keeping it says that they did.
    if (isReady) void openDraft(now, read.draft).then((first) => setOpened((own) => own ?? first));
  }, [isReady, now, read]);
  if (refusal !== null) return <Refusal of={refusal} />;
  return (
    <>
      <Title title={t`Draft of changes`} />
      {words !== undefined && opened !== null && <ProductSheet {...{ words }} {...opened} />}
    </>
  );
}

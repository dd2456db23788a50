import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useBlocker } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { Title, useLocation, useNotify, useParams, useRedirect } from 'react-admin';
import type { z } from 'zod';
import {
  getProductDocument,
  getProductWords,
  makeProduct,
  writeProductDocument,
} from '#src/domain/catalogue/new-product.calls.ts';
import type { ProductWords } from '#src/domain/catalogue/new-product.schema.ts';
import {
  type ProductDocument,
  type ProductText,
  productDocumentSchema,
} from '#src/domain/catalogue/product-document.schema.ts';
import { readAmount } from '#src/domain/money/typed-amount.ts';
import { LANGUAGES, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { ask, type Refusal as Refused } from '../calls/ask.ts';
import { useRead } from '../calls/use-read.ts';
import { useWrite } from '../calls/use-write.ts';
import { Refusal } from '../look/refusal.tsx';
import { Section } from '../look/section.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { ColourFields } from './colour-fields.tsx';
import { type Overtaken, OvertakenBy, overtake } from './overtaken.tsx';
import {
  emptyColour,
  emptyProduct,
  type ProductDraft,
  redraft,
  stockOf,
  toDocument,
  toDraft,
} from './product-draft.ts';
import { TextsOf } from './product-form.tsx';
import { ProductRefusal } from './product-refusal.tsx';
import { PRODUCT_PROBLEMS } from './product-words.ts';
import { SheetFields } from './sheet-fields.tsx';

type KnownProduct = z.infer<typeof getProductDocument.answer>;
type FormProps = {
  words: ProductWords;
  begun: ProductDraft;
  /** Null for a product that is made. */
  known: KnownProduct | null;
};

/** The form of a product, new or known. */
function ProductSheet({ words, begun, known }: FormProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const redirect = useRedirect();
  const { nameOf } = useShopNames();
  const { write, isWriting, refusal } = useWrite();
  const [draft, setDraft] = useState(begun);
  const [prices, setPrices] = useState<Partial<Record<OnlineLocale, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [seen, setSeen] = useState(known);
  const [overtaken, setOvertaken] = useState<Overtaken | null>(null);
  // The form sent twice makes one product.
  const changeId = useRef(crypto.randomUUID());
  const isLeft = useRef(false);
  const isNew = seen === null;
  useBlocker({
    disabled: draft === begun || isWriting,
    shouldBlockFn: () =>
      !isLeft.current && !window.confirm(t`Leave without saving what you have typed?`),
  });

  const told: Refused | null =
    problem === null ? refusal : { code: 'PRODUCT_INVALID', field: problem };

  /** Puts what others have written since into the form, with what is typed. */
  async function meet(from: KnownProduct, mine: ProductDocument) {
    const params = { productId: from.id };
    const now = await ask(getProductDocument, { params }).catch(() => null);
    if (now === null || now.revision === from.revision) return;
    const met = await overtake(from.id, { seen: from, now, mine });
    setSeen(now);
    setOvertaken(met);
    setDraft(redraft(met.document, now.document));
  }

  async function save() {
    const document = toDocument(draft, words);
    const checked = productDocumentSchema.safeParse(document);
    const path = checked.error?.issues[0]?.path.map(String) ?? [];
    const wrong = path.toReversed().find((name) => PRODUCT_PROBLEMS.has(name));
    setProblem(checked.success ? null : (wrong ?? 'texts'));
    if (!checked.success) return;
    const answer = isNew
      ? await write(makeProduct, {
          body: {
            ...{ changeId: changeId.current, document, stock: stockOf(draft) },
            prices: words.shops.flatMap(({ shop }) => {
              const cents = readAmount(prices[shop] ?? '');
              return cents === null || cents === 0 ? [] : [{ shop, cents }];
            }),
          },
        })
      : await write(writeProductDocument, {
          params: { productId: seen.id },
          body: { revision: seen.revision, document },
        });
    if (answer === undefined) return seen === null ? undefined : meet(seen, document);
    isLeft.current = true;
    notify(
      isNew
        ? t`The product is made. No shop shows it yet.`
        : t`The product is changed. Lists follow within seconds.`,
    );
    redirect(`/products/${answer.id}/show`);
  }

  const setColour = (at: number, colour: ProductDraft['colours'][number] | null) =>
    setDraft((all) => ({
      ...all,
      colours: all.colours.flatMap((one, place) =>
        place !== at ? [one] : colour === null ? [] : [colour],
      ),
    }));
  const sizesOfFamily = words.families.find(({ id }) => id === draft.family)?.sizes ?? [];
  const textOf = (text: ProductText | undefined) =>
    text ?? { name: '', description: '', keywords: '' };

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', p: 2 }}>
      {!words.isForAllShops && (
        <Alert severity="info">{t`Only who works for all shops makes and changes products.`}</Alert>
      )}
      {isNew && (
        <Section title={t`Texts`}>
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '1fr 1fr' } }}>
            {LANGUAGES.map((lang) => (
              <TextsOf
                key={lang}
                {...{ lang }}
                text={textOf(draft.texts[lang])}
                isMissing
                isNew
                mayChange
                onChange={(text) =>
                  setDraft((all) => ({ ...all, texts: { ...all.texts, [lang]: text } }))
                }
              />
            ))}
          </Box>
        </Section>
      )}
      <Section title={t`Sheet`}>
        <SheetFields {...{ draft, words }} onChange={setDraft} />
      </Section>
      <Section title={t`Colours and sizes`}>
        {draft.colours.map((colour, at) => (
          <ColourFields
            key={colour.key}
            {...{ colour, words, isNew }}
            place={at + 1}
            onChange={(one) => setColour(at, one)}
            onRemove={
              colour.optionId === null && draft.colours.length > 1
                ? () => setColour(at, null)
                : null
            }
          />
        ))}
        <Button
          variant="outlined"
          size="small"
          onClick={() =>
            setDraft((all) => ({ ...all, colours: [...all.colours, emptyColour(sizesOfFamily)] }))
          }
        >
          {t`Add a colour`}
        </Button>
      </Section>
      {isNew && (
        <Section title={t`Prices`}>
          <Box
            sx={{
              display: 'grid',
              gap: 1,
              gridTemplateColumns: { xs: '1fr 1fr', md: '1fr 1fr 1fr 1fr' },
            }}
          >
            {words.shops.map(({ shop, currency }) => (
              <TextField
                key={shop}
                size="small"
                label={`${nameOf(shop)} (${currency})`}
                value={prices[shop] ?? ''}
                onChange={({ target }) => setPrices((all) => ({ ...all, [shop]: target.value }))}
                slotProps={{ htmlInput: { inputMode: 'decimal' } }}
              />
            ))}
          </Box>
        </Section>
      )}
      <Box aria-live="polite">
        {overtaken !== null && seen !== null && (
          <OvertakenBy
            key={seen.revision}
            {...{ overtaken }}
            document={toDocument(draft, words)}
            onChoose={(document) => setDraft(redraft(document, overtaken.now))}
          />
        )}
        {(overtaken === null || told?.code !== 'CHANGED_BY_OTHERS') && <ProductRefusal of={told} />}
      </Box>
      <Box>
        <Button
          variant="contained"
          loading={isWriting}
          disabled={draft === begun || !words.isForAllShops}
          onClick={save}
        >
          {isNew ? t`Make the product` : t`Save the product`}
        </Button>
      </Box>
    </Box>
  );
}

/** A product that is made, from nothing or as a copy of another. */
export function NewProductPage() {
  const { t } = useLingui();
  const from = new URLSearchParams(useLocation().search).get('copy');
  return (
    <>
      <Title title={t`New product`} />
      {from === null ? <Begun /> : <Opened productId={from} isCopy />}
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
      <Opened {...{ productId }} isCopy={false} />
    </>
  );
}

function Begun() {
  const { data: words } = useRead(getProductWords, {});
  const [begun] = useState(emptyProduct);
  return words === undefined ? null : <ProductSheet {...{ words, begun }} known={null} />;
}

function Opened({ productId, isCopy }: { productId: string; isCopy: boolean }) {
  const { data: words } = useRead(getProductWords, {});
  const { data, refusal } = useRead(getProductDocument, { params: { productId } });
  const [first, setFirst] = useState<{ begun: ProductDraft; known: KnownProduct } | null>(null);
  if (refusal !== null) return <Refusal of={refusal} />;
  if (words === undefined || data === undefined) return null;
  // What others write meanwhile does not touch what is typed: saving says that they did.
  if (first === null) setFirst({ begun: toDraft(data.document, { isCopy }), known: data });
  if (first === null) return null;
  const known = isCopy ? null : first.known;
  return <ProductSheet {...{ words, known }} begun={first.begun} />;
}

import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useBlocker } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useNotify, useRedirect } from 'react-admin';
import type { z } from 'zod';
import {
  getProductDocument,
  makeProduct,
  writeProductDocument,
} from '#src/domain/catalogue/new-product.calls.ts';
import type { ProductWords } from '#src/domain/catalogue/new-product.schema.ts';
import {
  type ProductDocument,
  productDocumentSchema,
} from '#src/domain/catalogue/product-document.schema.ts';
import { getProductDraft, keepProductDraft } from '#src/domain/catalogue/product-draft.calls.ts';
import type { DraftOfProduct } from '#src/domain/catalogue/product-draft.schema.ts';
import { readAmount } from '#src/domain/money/typed-amount.ts';
import { ask, type Refusal as Refused } from '../calls/ask.ts';
import { useWrite } from '../calls/use-write.ts';
import { Section } from '../look/section.tsx';
import { ColourFields } from './colour-fields.tsx';
import type { CopiedPrices } from './copied-prices.ts';
import { ForAllShops } from './for-all-shops.tsx';
import { type Overtaken, OvertakenBy, overtake, overtakenByDraft } from './overtaken.tsx';
import { Owned } from './owned.tsx';
import { emptyColour, type ProductDraft, redraft, stockOf, toDocument } from './product-draft.ts';
import { ProductRefusal } from './product-refusal.tsx';
import { PRODUCT_PROBLEMS } from './product-words.ts';
import { SheetFields } from './sheet-fields.tsx';
import { AllTexts, FirstPrices } from './sheet-parts.tsx';

export type KnownProduct = z.infer<typeof getProductDocument.answer>;
type FormProps = {
  words: ProductWords;
  begun: ProductDraft;
  /** Prices that a copy begins with. */
  copied?: CopiedPrices | null;
  /** Null for a product that is made. */
  known: KnownProduct | null;
  /** Of a form that keeps a draft: the one that was opened, null where there is none yet. */
  kept?: DraftOfProduct | null;
  /** What others wrote since the draft was kept. */
  met?: Overtaken | null;
};

/** The form of a product, new or known. */
export function ProductSheet(props: FormProps) {
  const { words, begun, known, kept, met = null, copied = null } = props;
  const { t } = useLingui();
  const notify = useNotify();
  const redirect = useRedirect();
  const { write, isWriting, refusal } = useWrite();
  const [draft, setDraft] = useState(begun);
  const [prices, setPrices] = useState(copied?.prices ?? {});
  const [problem, setProblem] = useState<string | null>(null);
  const [seen, setSeen] = useState(known);
  const [overtaken, setOvertaken] = useState<Overtaken | null>(met);
  const [keptNow, setKept] = useState(kept ?? null);
  // The form sent twice makes one product.
  const changeId = useRef(crypto.randomUUID());
  const isLeft = useRef(false);
  const isNew = seen === null;
  const isDraft = kept !== undefined;
  // What was merged as the draft was opened is not kept yet.
  const isTouched = draft !== begun || met !== null;
  useBlocker({
    disabled: !isTouched || isWriting,
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

  /** The same with a draft that somebody else has kept or discarded since. */
  async function meetDraft(from: KnownProduct, mine: ProductDocument) {
    const read = await ask(getProductDraft, { params: { productId: from.id } }).catch(() => null);
    if (read === null) return;
    const { draft: theirs } = read;
    if (theirs === null || theirs.revision === keptNow?.revision) {
      setKept(theirs);
      await meet(from, mine);
      return;
    }
    const over = overtakenByDraft(theirs, { seen: keptNow?.document ?? from.document, mine });
    setKept(theirs);
    setSeen({ id: from.id, ...theirs.base });
    setOvertaken(over);
    setDraft(redraft(over.document, theirs.base.document));
  }

  /** Writes the form as a draft, which nobody sees; answers whether it was kept. */
  async function keep(from: KnownProduct, document: ProductDocument) {
    const revision = keptNow?.revision ?? null;
    const body = { revision, basedOn: from.revision, document };
    const answer = await write(keepProductDraft, { params: { productId: from.id }, body });
    if (answer === undefined) return meetDraft(from, document);
    isLeft.current = true;
    notify(t`The draft is saved. No shop shows it yet.`);
    redirect(`/products/${from.id}/show`);
  }

  async function save() {
    const document = toDocument(draft, words);
    const checked = productDocumentSchema.safeParse(document);
    const path = checked.error?.issues[0]?.path.map(String) ?? [];
    const wrong = path.toReversed().find((name) => PRODUCT_PROBLEMS.has(name));
    setProblem(checked.success ? null : (wrong ?? 'texts'));
    if (!checked.success) return;
    if (isDraft && seen !== null) return keep(seen, document);
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
  // In the sizes of the colour before it, which were chosen or typed.
  const nextColour = ({ colours }: ProductDraft) => {
    const sizes = colours.at(-1)?.sizes.flatMap(({ size }) => (size === '' ? [] : [size])) ?? [];
    return emptyColour(sizes.length > 0 ? sizes : sizesOfFamily);
  };

  const others = overtaken !== null && seen !== null && (
    <OvertakenBy
      key={seen.revision}
      {...{ overtaken }}
      document={toDocument(draft, words)}
      onChoose={(document) => setDraft(redraft(document, overtaken.now))}
    />
  );
  const texts = (
    <AllTexts
      texts={draft.texts}
      shops={words.shops}
      onChange={(lang, text) =>
        setDraft((all) => ({ ...all, texts: { ...all.texts, [lang]: text } }))
      }
    />
  );

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', p: 2 }}>
      {!words.isForAllShops && <ForAllShops />}
      {/* Of a draft that is opened: before anything is typed. */}
      {met !== null && others}
      {isNew && texts}
      {isDraft && <Owned group="texts">{texts}</Owned>}
      <Section title={t`Sheet`}>
        {isNew ? (
          <SheetFields {...{ draft, words }} onChange={setDraft} />
        ) : (
          <Owned group="sheet">
            <SheetFields {...{ draft, words }} onChange={setDraft} />
          </Owned>
        )}
      </Section>
      <Section title={t`Colours and sizes`}>
        {draft.colours.map((colour, at) => (
          <ColourFields
            run={sizesOfFamily}
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
            setDraft((all) => ({ ...all, colours: [...all.colours, nextColour(all)] }))
          }
        >
          {t`Add a colour`}
        </Button>
      </Section>
      {isNew && <FirstPrices shops={words.shops} {...{ prices, copied }} onChange={setPrices} />}
      <Box aria-live="polite">
        {met === null && others}
        {(overtaken === null || told?.code !== 'CHANGED_BY_OTHERS') && <ProductRefusal of={told} />}
      </Box>
      <Box>
        <Button
          variant="contained"
          loading={isWriting}
          disabled={!isTouched || !words.isForAllShops}
          onClick={save}
        >
          {isDraft ? t`Save draft` : isNew ? t`Make the product` : t`Save the product`}
        </Button>
      </Box>
    </Box>
  );
}

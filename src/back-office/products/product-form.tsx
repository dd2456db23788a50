import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import {
  type ProductDocument,
  type ProductText,
  productTextSchema,
} from '#src/domain/catalogue/product-document.schema.ts';
import { changeProduct, getStaffProduct } from '#src/domain/catalogue/staff-product.calls.ts';
import type { StaffProduct } from '#src/domain/catalogue/staff-product.schema.ts';
import type { Language } from '#src/domain/shop/locales.ts';
import { ask } from '../calls/ask.ts';
import { useWrite } from '../calls/use-write.ts';
import { useLanguageNames } from '../look/language-names.ts';
import { Refusal } from '../look/refusal.tsx';
import { SearchTexts } from '../look/search-texts.tsx';
import { Section } from '../look/section.tsx';
import { type Overtaken, OvertakenBy, overtake } from './overtaken.tsx';
import { inWritingOrder, isSpoken } from './text-languages.ts';

type Texts = StaffProduct['texts'];
const NOTHING: ProductText = { name: '', description: '', keywords: '' };

type TextsOfProps = {
  lang: Language;
  text: ProductText;
  /** No shop of this language can open the product until it has a name. */
  isMissing: boolean;
  /** What is missing goes without saying: the product is made now, or no open shop needs the text. */
  isQuiet?: boolean;
  mayChange: boolean;
  onChange: (text: ProductText) => void;
};

/** What is said in one language; what is too long or empty is said at its field. */
export function TextsOf({
  lang,
  text,
  isMissing,
  isQuiet = false,
  mayChange,
  onChange,
}: TextsOfProps) {
  const { t } = useLingui();
  const nameOf = useLanguageNames();
  const isBlank = isMissing && Object.values(text).every((value) => value === '');
  const wrong = isBlank
    ? []
    : (productTextSchema.safeParse(text).error?.issues.map(({ path }) => path[0]) ?? []);
  const field = (name: 'name' | 'description' | 'keywords', label: string, rows = 1) => (
    <TextField
      {...{ label }}
      fullWidth
      margin="dense"
      value={text[name]}
      disabled={!mayChange}
      error={wrong.includes(name)}
      helperText={
        !wrong.includes(name) ? null : text[name].trim() === '' ? t`Required` : t`This is too long.`
      }
      {...(rows > 1 && { multiline: true, minRows: rows, maxRows: 14 })}
      onChange={({ target }) => onChange({ ...text, [name]: target.value })}
      slotProps={{ htmlInput: { lang } }}
    />
  );
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle1" sx={{ p: 0 }}>
        {nameOf(lang)}
      </Typography>
      {isMissing && !isQuiet && (
        <Typography variant="body2" color="warning">
          {t`Missing: shops of this language do not show the product.`}
        </Typography>
      )}
      {field('name', t`Name`)}
      {field('description', t`Description`, 4)}
      {field('keywords', t`Other words that shoppers type`, 2)}
      <SearchTexts
        {...{ lang }}
        texts={{ title: text.searchTitle ?? '', description: text.searchDescription ?? '' }}
        otherwise={{ title: text.name, description: text.description }}
        isDisabled={!mayChange}
        onChange={({ title, description }) =>
          onChange({ ...text, searchTitle: title, searchDescription: description })
        }
      />
    </Box>
  );
}

/** Whether a language was missing and nothing is typed in it. */
const isLeftOut = (product: StaffProduct, texts: Texts, lang: Language) =>
  product.texts[lang] === undefined &&
  Object.values(texts[lang] ?? NOTHING).every((value) => value === '');

const BARE: Omit<ProductDocument, 'texts'> = {
  ...{ brand: null, families: [], sizeScale: null, materials: [], care: [] },
  ...{ footwear: null, certificate: null, originCountry: null, safety: null, colours: [] },
};
const asDocument = (texts: Texts): ProductDocument => ({ ...BARE, texts });

/** What is said of a product, six languages side by side. */
export function ProductForm({ product }: { product: StaffProduct }) {
  const { t, i18n } = useLingui();
  const notify = useNotify();
  const { write, isWriting, refusal } = useWrite();
  const [seen, setSeen] = useState(product);
  const [texts, setTexts] = useState<Texts>(product.texts);
  const [overtaken, setOvertaken] = useState<Overtaken | null>(null);
  const { id: productId, languages } = product;
  // A language that is missing may stay so.
  const said = languages.filter(
    (lang) => texts[lang] !== undefined && !isLeftOut(seen, texts, lang),
  );
  const isTouched = texts !== seen.texts;
  const isRight = said.every((lang) => productTextSchema.safeParse(texts[lang]).success);
  if (!isTouched && seen.revision !== product.revision) begin(product);
  useBlocker({
    disabled: !isTouched || isWriting,
    shouldBlockFn: () => !window.confirm(t`Leave without saving what you have typed?`),
  });
  // One's own languages first: the others are there to be compared with.
  const shops = product.publications.map(({ shop }) => shop);
  const shown = inWritingOrder(shops, i18n.locale)
    .filter((lang) => languages.includes(lang) || seen.texts[lang] !== undefined)
    .toSorted((one, other) => Number(languages.includes(other)) - Number(languages.includes(one)));

  function begin(from: StaffProduct) {
    setSeen(from);
    setTexts(from.texts);
    setOvertaken(null);
  }

  async function save() {
    const own = Object.fromEntries(said.map((lang) => [lang, texts[lang]]));
    const body = { revision: seen.revision, texts: own };
    const params = { productId };
    const written = await write(changeProduct, { params, body });
    if (written !== undefined) {
      begin(written);
      notify(t`The product is changed. Lists follow within seconds.`);
      return;
    }
    const now = await ask(getStaffProduct, { params }).catch(() => null);
    if (now === null || now.revision === seen.revision) return;
    const met = await overtake(productId, {
      seen: { document: asDocument(seen.texts), version: seen.version },
      now: { document: asDocument(now.texts), version: now.version },
      mine: asDocument({ ...seen.texts, ...own }),
    });
    setSeen(now);
    setOvertaken(met);
    setTexts(met.document.texts);
  }

  return (
    <Section title={t`Texts`}>
      <Box
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '1fr 1fr', xl: '1fr 1fr 1fr' } }}
      >
        {shown.map((lang) => (
          <TextsOf
            key={lang}
            {...{ lang }}
            text={texts[lang] ?? NOTHING}
            isMissing={seen.texts[lang] === undefined}
            isQuiet={!isSpoken(lang, shops)}
            mayChange={languages.includes(lang)}
            onChange={(text) => setTexts((all) => ({ ...all, [lang]: text }))}
          />
        ))}
      </Box>
      <Box aria-live="polite">
        {overtaken !== null && (
          <OvertakenBy
            key={seen.revision}
            {...{ overtaken }}
            document={asDocument(texts)}
            onChoose={(document) => setTexts(document.texts)}
          />
        )}
        {(overtaken === null || refusal?.code !== 'CHANGED_BY_OTHERS') && <Refusal of={refusal} />}
      </Box>
      <Button
        variant="contained"
        loading={isWriting}
        disabled={!isTouched || !isRight}
        onClick={save}
        sx={{ mt: 2 }}
      >
        {t`Save the product`}
      </Button>
    </Section>
  );
}

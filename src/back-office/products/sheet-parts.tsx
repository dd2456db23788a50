import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ProductWords } from '#src/domain/catalogue/new-product.schema.ts';
import type { ProductText } from '#src/domain/catalogue/product-document.schema.ts';
import type { Language, OnlineLocale } from '#src/domain/shop/locales.ts';
import { Section } from '../look/section.tsx';
import { useShopNames } from '../look/shop-names.ts';
import type { CopiedPrices } from './copied-prices.ts';
import { TextsOf } from './product-form.tsx';
import { inWritingOrder } from './text-languages.ts';

const NO_TEXT: ProductText = { name: '', description: '', keywords: '' };

type AllTextsProps = {
  texts: Partial<Record<Language, ProductText>>;
  shops: ProductWords['shops'];
  onChange: (lang: Language, text: ProductText) => void;
};

/** What is said of a product in six languages. */
export function AllTexts({ texts, shops, onChange }: AllTextsProps) {
  const { t, i18n } = useLingui();
  const ordered = inWritingOrder(
    shops.map(({ shop }) => shop),
    i18n.locale,
  );
  return (
    <Section title={t`Texts`}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '1fr 1fr' } }}>
        {ordered.map((lang) => (
          <TextsOf
            key={lang}
            {...{ lang }}
            text={texts[lang] ?? NO_TEXT}
            isMissing
            isQuiet
            mayChange
            onChange={(text) => onChange(lang, text)}
          />
        ))}
      </Box>
    </Section>
  );
}

/** Prices as they are typed, in the shops that have one. */
type TypedFirstPrices = Partial<Record<OnlineLocale, string>>;

type FirstPricesProps = {
  shops: ProductWords['shops'];
  prices: TypedFirstPrices;
  /** Of the product that is copied, where one is. */
  copied: CopiedPrices | null;
  onChange: (prices: TypedFirstPrices) => void;
};

/** What a new product costs in each shop. */
export function FirstPrices({ shops, prices, copied, onChange }: FirstPricesProps) {
  const { t } = useLingui();
  const { nameOf } = useShopNames();
  return (
    <Section title={t`Prices`}>
      {copied !== null && (
        <>
          <FormControlLabel
            label={t`With the prices of the product that is copied`}
            control={
              <Checkbox
                defaultChecked
                onChange={({ target }) => onChange(target.checked ? copied.prices : {})}
              />
            }
          />
          <Typography variant="body2" color="textSecondary" gutterBottom>
            {copied.differ
              ? t`Its colours or sizes cost differently: these are the highest. Reductions are not copied.`
              : t`Prices before reductions, which are not copied.`}
          </Typography>
        </>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: '1fr 1fr', md: '1fr 1fr 1fr 1fr' },
        }}
      >
        {shops.map(({ shop, currency }) => (
          <TextField
            key={shop}
            size="small"
            label={`${nameOf(shop)} (${currency})`}
            value={prices[shop] ?? ''}
            onChange={({ target }) => onChange({ ...prices, [shop]: target.value })}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
        ))}
      </Box>
    </Section>
  );
}

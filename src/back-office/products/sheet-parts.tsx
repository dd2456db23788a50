import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { ProductWords } from '#src/domain/catalogue/new-product.schema.ts';
import type { ProductText } from '#src/domain/catalogue/product-document.schema.ts';
import type { Language, OnlineLocale } from '#src/domain/shop/locales.ts';
import { Section } from '../look/section.tsx';
import { useShopNames } from '../look/shop-names.ts';
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

type FirstPricesProps = {
  shops: ProductWords['shops'];
  prices: Partial<Record<OnlineLocale, string>>;
  onChange: (shop: OnlineLocale, typed: string) => void;
};

/** What a new product costs in each shop. */
export function FirstPrices({ shops, prices, onChange }: FirstPricesProps) {
  const { t } = useLingui();
  const { nameOf } = useShopNames();
  return (
    <Section title={t`Prices`}>
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
            onChange={({ target }) => onChange(shop, target.value)}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
        ))}
      </Box>
    </Section>
  );
}

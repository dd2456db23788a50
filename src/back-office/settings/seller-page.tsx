import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { email, TextInput } from 'react-admin';
import { SELLER_FIELDS } from '#src/domain/legal/seller.ts';
import type { SettingOf } from '#src/domain/shop/setting.schema.ts';
import { getShopLegal } from '#src/domain/shop/staff-shop.calls.ts';
import { useRead } from '../calls/use-read.ts';
import { FormDialog } from '../look/form-dialog.tsx';
import { Section } from '../look/section.tsx';
import { SELLER_NAMES } from '../shops/legal-gaps.tsx';
import { SettingPage } from './setting-page.tsx';
import { type ReadSetting, useSaveSetting } from './use-setting.ts';

type Read = { read: ReadSetting<'seller'> };

function useSellerSentences() {
  const { i18n } = useLingui();
  return ({ seller }: SettingOf<'seller'>) =>
    SELLER_FIELDS.filter((field) => seller[field] !== '').map(
      (field) => `${i18n._(SELLER_NAMES[field])}: ${seller[field]}`,
    );
}

function SellerForm({ read }: Read) {
  const { t, i18n } = useLingui();
  const { save, isWriting, refusal } = useSaveSetting(read);
  const { seller } = read.setting;
  return (
    <FormDialog
      {...{ isWriting, refusal }}
      label={t`Change the seller`}
      deed={t`Save`}
      defaultValues={seller}
      onSave={(typed) => {
        const changed = { ...seller };
        for (const field of SELLER_FIELDS) changed[field] = String(typed[field] ?? '').trim();
        return save({ part: 'seller', seller: changed });
      }}
    >
      {SELLER_FIELDS.map((field) => (
        <TextInput
          key={field}
          source={field}
          label={i18n._(SELLER_NAMES[field])}
          validate={field === 'email' ? email() : undefined}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      ))}
    </FormDialog>
  );
}

function Seller({ read }: Read) {
  const { t, i18n } = useLingui();
  const { seller } = read.setting;
  const gap = useRead(getShopLegal, {}).data?.gaps.find(({ domain }) => domain === read.shop);
  const missing = gap?.seller ?? [];
  const fields = missing.map((field) => i18n._(SELLER_NAMES[field])).join(', ');
  return (
    <Section title={t`Who sells`}>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: { sm: 'auto 1fr' }, columnGap: 2, m: 0, my: 1 }}
      >
        {SELLER_FIELDS.filter((field) => seller[field] !== '').map((field) => [
          <Typography component="dt" key={`${field}-name`} color="textSecondary">
            {i18n._(SELLER_NAMES[field])}
          </Typography>,
          <Typography component="dd" key={field} sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {seller[field]}
          </Typography>,
        ])}
      </Box>
      {missing.length > 0 && (
        <Typography color="error" gutterBottom>{t`The law asks for more: ${fields}`}</Typography>
      )}
      <SellerForm {...{ read }} />
    </Section>
  );
}

function Places() {
  const { t } = useLingui();
  const places = [
    t`Imprint, terms of sale, privacy and every other page whose text names the seller`,
    t`Invoices and credit notes that are made from now on; those of before stay as they are`,
    t`Product pages and feeds: manufacturer of products of the own brand, and the responsible person in the Union`,
  ];
  return (
    <Section title={t`Where it is read`}>
      <ul>
        {places.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
    </Section>
  );
}

/** Who sells in a shop. */
export function SellerPage() {
  const { t } = useLingui();
  return (
    <SettingPage
      part="seller"
      title={t`Seller`}
      about={t`The company that sells in the shop, as the law wants it named.`}
      useSentences={useSellerSentences}
    >
      {(read) => (
        <>
          <Seller {...{ read }} />
          <Places />
        </>
      )}
    </SettingPage>
  );
}

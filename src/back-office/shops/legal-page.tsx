import { Plural, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { TextInput, Title } from 'react-admin';
import { SELLER_FIELDS } from '#src/domain/legal/seller.ts';
import { changeSeller, getShopLegal } from '#src/domain/shop/staff-shop.calls.ts';
import { type ShopLegal, sellerSchema } from '#src/domain/shop/staff-shop.schema.ts';
import { useRead } from '../calls/use-read.ts';
import { useWrite } from '../calls/use-write.ts';
import { FormDialog } from '../look/form-dialog.tsx';
import { Refusal } from '../look/refusal.tsx';
import { Section } from '../look/section.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { LegalGapsOf, SELLER_NAMES } from './legal-gaps.tsx';

function Seller({ shop, seller }: ShopLegal['shops'][number]) {
  const { t, i18n } = useLingui();
  const { nameOf } = useShopNames();
  const { write, isWriting, refusal } = useWrite();
  return (
    <>
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
      <FormDialog
        {...{ isWriting, refusal }}
        label={t`Change the seller of ${nameOf(shop)}`}
        defaultValues={seller}
        onSave={async (typed) => {
          const filled = SELLER_FIELDS.map((field) => [field, typed[field] ?? '']);
          const body = { seller: sellerSchema.parse(Object.fromEntries(filled)), seen: seller };
          return (await write(changeSeller, { params: { shop }, body })) !== undefined;
        }}
      >
        {SELLER_FIELDS.map((field) => (
          <TextInput
            key={field}
            source={field}
            fullWidth
            label={i18n._(SELLER_NAMES[field])}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
        ))}
      </FormDialog>
    </>
  );
}

function Unmade({ unmade: { total, values } }: Pick<ShopLegal, 'unmade'>) {
  const { t } = useLingui();
  return (
    <Section title={t`Products without a manufacturer`}>
      <Typography>
        {total === 0 ? (
          t`None is listed.`
        ) : (
          <Plural
            value={total}
            one="# is listed. Imports name the manufacturer."
            other="# are listed. Imports name the manufacturer."
          />
        )}
      </Typography>
      <ul>
        {values.map(({ productId, name, brand }) => (
          <li key={productId}>{`${name}, ${brand} (${productId})`}</li>
        ))}
      </ul>
    </Section>
  );
}

/** Who sells in each shop, and what no shop may open without. */
export function LegalPage() {
  const { t } = useLingui();
  const { nameOf } = useShopNames();
  const { data, refusal } = useRead(getShopLegal, {});
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Title title={t`Legal`} />
      <Refusal of={refusal} />
      {data !== undefined && (
        <>
          <Typography color="textSecondary">
            {t`Shoppers see a changed seller within five minutes.`}
          </Typography>
          {data.shops.map(({ shop, seller }) => (
            <Section key={shop} title={nameOf(shop)}>
              <LegalGapsOf gap={data.gaps.find(({ domain }) => domain === shop)} />
              <Seller {...{ shop, seller }} />
            </Section>
          ))}
          <Unmade unmade={data.unmade} />
        </>
      )}
    </Stack>
  );
}

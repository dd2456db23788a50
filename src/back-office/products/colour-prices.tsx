import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { optionPictureUrl } from '#src/domain/catalogue/pictures.ts';
import type { StaffProduct } from '#src/domain/catalogue/staff-product.schema.ts';
import { DataTable } from '../look/data-table.tsx';
import { useFormats } from '../look/formats.ts';
import { Section } from '../look/section.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { ChangePrices } from './change-prices.tsx';

type Option = StaffProduct['options'][number];

/** A colour as it is found on a shelf, with what there is of its sizes. */
function Colour({ option: { optionId, look, colour, sizes } }: { option: Option }) {
  const { number } = useFormats();
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', minWidth: '12rem' }}>
      <Box
        component="img"
        src={optionPictureUrl('/media', { optionId, look }, 'AP', 160)}
        alt=""
        sx={{ width: 40, flex: 'none', aspectRatio: '2 / 3', objectFit: 'cover' }}
      />
      <Box sx={{ minWidth: 0 }}>
        {colour || optionId}
        <Typography variant="body2" color="textSecondary">
          {sizes.map(({ size, inStock }) => `${size}: ${number(inStock)}`).join(' · ')}
        </Typography>
      </Box>
    </Stack>
  );
}

/** What a colour costs in a shop; the price before a reduction is struck. */
function Price({ price }: { price: Option['prices'][number] | undefined }) {
  const { t } = useLingui();
  const { money } = useFormats();
  if (price === undefined) return '—';
  const { initialCents, saleCents, currency, isBySize } = price;
  return (
    <>
      {saleCents !== null && (
        <>
          <strong>{money(saleCents, currency)}</strong>{' '}
        </>
      )}
      {saleCents === null ? money(initialCents, currency) : <s>{money(initialCents, currency)}</s>}
      {isBySize && (
        <Typography variant="body2" color="textSecondary">{t`by size, from`}</Typography>
      )}
    </>
  );
}

/** Colours of a product with their stock, and what they cost in each shop of the caller. */
export function ColourPrices({ product, mayPrice }: { product: StaffProduct; mayPrice: boolean }) {
  const { t } = useLingui();
  const { nameOf } = useShopNames();
  const { options } = product;
  const shops = product.publications.map(({ shop }) => shop);
  return (
    <Section title={t`Colours, stock and prices`}>
      <DataTable
        label={t`Colours, stock and prices`}
        head={[t`Colour`, ...shops.map(nameOf)]}
        rows={options.map((option) => ({
          key: option.optionId,
          cells: [
            <Colour key="colour" {...{ option }} />,
            ...shops.map((shop) => (
              <Price key={shop} price={option.prices.find((one) => one.shop === shop)} />
            )),
          ],
        }))}
      />
      {mayPrice && shops.length > 0 && options.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <ChangePrices {...{ product }} />
        </Box>
      )}
    </Section>
  );
}

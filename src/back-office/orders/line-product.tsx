import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { LineProduct as Product } from '#src/domain/cart/cart.schema.ts';
import { optionPictureUrl } from '#src/domain/catalogue/pictures.ts';
import type { StaffOrder } from '#src/domain/order/staff-order.schema.ts';

/** The product of each line of an order, and of its exchanges. */
export function productsOf({ order, exchanges }: Pick<StaffOrder, 'order' | 'exchanges'>) {
  const bought = order.lineItems.map(({ lineId, product }) => [lineId, product] as const);
  const sent = exchanges.map(({ exchangeId, product }) => [exchangeId, product] as const);
  return new Map<string, Product>([...bought, ...sent]);
}

/** What a line of an order is called; those of exchanges, too. */
export function useLineNames(sheet: StaffOrder) {
  const products = productsOf(sheet);
  return (lineId: string) => {
    const product = products.get(lineId);
    return product === undefined
      ? lineId
      : `${product.name}, ${product.colour.label}, ${product.size}`;
  };
}

type LineProductProps = { product: Product; children?: ReactNode };

/** An item as somebody finds it on a shelf: picture, name, colour and size; what else is known below. */
export const LineProduct = ({ product, children }: LineProductProps) => (
  <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flex: '1 1 9rem', minWidth: 0 }}>
    <Box
      component="img"
      src={optionPictureUrl('/media', { ...product, look: product.look }, 'AP', 160)}
      alt=""
      sx={{ width: 40, flex: 'none', aspectRatio: '2 / 3', objectFit: 'cover' }}
    />
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {product.name}
      <Typography variant="body2" color="textSecondary">
        {`${product.colour.label} · ${product.size}`}
      </Typography>
      {children}
    </Box>
  </Stack>
);

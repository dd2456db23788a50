import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { optionPictureUrl } from '#src/domain/catalogue/pictures.ts';
import type { DeskOrder } from '#src/domain/order/order-desk.schema.ts';
import { useFormats } from '../look/formats.ts';
import { Section } from '../look/section.tsx';
import { Wide } from '../look/wide.tsx';

/** What was bought, line by line, with what made the total. */
export function ItemsCard({ sheet: { order, toSend } }: { sheet: DeskOrder }) {
  const { t } = useLingui();
  const { money, number } = useFormats();
  const { currencyCode, centAmount } = order.totalPrice;
  const waiting = new Map(toSend.map(({ lineId, quantity }) => [lineId, quantity]));
  const sums = [
    ...order.discounts.map(({ code, label, centAmount: cents }) => ({
      name: `${label} (${code})`,
      cents: -cents,
    })),
    ...(order.shippingInfo === null
      ? []
      : [{ name: order.shippingInfo.name, cents: order.shippingInfo.price }]),
    { name: t`Total`, cents: centAmount },
  ];
  return (
    <Section title={t`Items`}>
      <Wide label={t`Items`}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t`Item`}</TableCell>
              <TableCell>{t`SKU`}</TableCell>
              <TableCell align="right">{t`Quantity`}</TableCell>
              <TableCell align="right">{t`Still to send`}</TableCell>
              <TableCell align="right">{t`Price`}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {order.lineItems.map(({ lineId, sku, quantity, product, totalPrice }) => (
              <TableRow key={lineId}>
                <TableCell>
                  <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
                    <Box
                      component="img"
                      src={optionPictureUrl('/media', product.optionId, 'AP', 160)}
                      alt=""
                      sx={{ width: 40, aspectRatio: '2 / 3', objectFit: 'cover' }}
                    />
                    <span>
                      {product.name}
                      <Typography variant="body2" color="textSecondary">
                        {`${product.colour.label} · ${product.size}`}
                      </Typography>
                    </span>
                  </Stack>
                </TableCell>
                <TableCell>{sku}</TableCell>
                <TableCell align="right">{number(quantity)}</TableCell>
                <TableCell align="right">{number(waiting.get(lineId) ?? 0)}</TableCell>
                <TableCell align="right">{money(totalPrice.centAmount, currencyCode)}</TableCell>
              </TableRow>
            ))}
            {sums.map(({ name, cents }) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row" colSpan={4}>
                  {name}
                </TableCell>
                <TableCell align="right">{money(cents, currencyCode)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Wide>
    </Section>
  );
}

import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type LineStates, lineStates } from '#src/domain/order/line-states.ts';
import type { StaffOrder } from '#src/domain/order/staff-order.schema.ts';
import { useFormats } from '../look/formats.ts';
import { ScrollBox } from '../look/scroll-box.tsx';
import { Section } from '../look/section.tsx';
import { LineProduct } from './line-product.tsx';

/** A word for each state that items of a line are in. */
function States({ of: states }: { of: LineStates }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { ordered, cancelled, toSend, sent, returned } = states;
  const words = [
    [cancelled, t`Ordered: ${number(ordered)}`],
    [cancelled, t`Cancelled: ${number(cancelled)}`],
    [toSend, t`To send: ${number(toSend)}`],
    [sent, t`Sent: ${number(sent)}`],
    [returned, t`Returned: ${number(returned)}`],
  ] as const;
  return words.map(([count, word]) => count > 0 && <div key={word}>{word}</div>);
}

/** What was bought and is not cancelled, line by line, with what made the total. */
export function ItemsCard({ sheet }: { sheet: StaffOrder }) {
  const { t } = useLingui();
  const { order } = sheet;
  const { money, number } = useFormats();
  const { currencyCode, centAmount } = order.totalPrice;
  const sums = [
    ...order.discounts.map(({ code, label, centAmount: cents }) => ({
      name: `${label} (${code})`,
      cents: -cents,
    })),
    ...(order.shippingInfo === null
      ? []
      : [{ name: order.shippingInfo.name, cents: order.shippingInfo.price }]),
    ...(order.giftWrap === null ? [] : [{ name: t`Gift wrap`, cents: order.giftWrap.price }]),
    { name: t`Total`, cents: centAmount },
  ];
  return (
    <Section title={t`Items`}>
      {order.giftWrap !== null && (
        <Alert severity="info" icon={false}>
          {order.giftWrap.message === ''
            ? t`A gift: wrap it, without a message.`
            : t`A gift: wrap it, with this message: ${order.giftWrap.message}`}
        </Alert>
      )}
      <ScrollBox label={t`Items`}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t`Item`}</TableCell>
              <TableCell>{t`SKU`}</TableCell>
              <TableCell align="right">{t`Quantity`}</TableCell>
              <TableCell>{t`State`}</TableCell>
              <TableCell align="right">{t`Price`}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {order.lineItems.map((line) => {
              const { lineId, sku, product, totalPrice } = line;
              const states = lineStates(line, sheet);
              return (
                <TableRow key={lineId}>
                  <TableCell sx={{ minWidth: '11rem' }}>
                    <LineProduct {...{ product }} />
                  </TableCell>
                  <TableCell>{sku}</TableCell>
                  <TableCell align="right">{number(states.ordered - states.cancelled)}</TableCell>
                  <TableCell>
                    <States of={states} />
                  </TableCell>
                  <TableCell align="right">{money(totalPrice.centAmount, currencyCode)}</TableCell>
                </TableRow>
              );
            })}
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
      </ScrollBox>
    </Section>
  );
}

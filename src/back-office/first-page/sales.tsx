import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

import { useQuery } from '@tanstack/react-query';
import { getSales } from '#src/domain/overview/overview.calls.ts';
import type { Sales as AllSales, Sold } from '#src/domain/overview/overview.schema.ts';
import { ask } from '../calls/ask.ts';
import { useFormats } from '../look/formats.ts';
import { Section } from '../look/section.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { VISUALLY_HIDDEN } from '../look/visually-hidden.ts';
import { SalesChart } from './sales-chart.tsx';

type OfCurrency = AllSales['currencies'][number];
type RowsProps = {
  caption: string;
  head: string;
  currency: string;
  rows: (Sold & { name: string })[];
};

/** Sums of days or shops beside those of the week before. */
function SalesTable({ caption, head, currency, rows }: RowsProps) {
  const { t } = useLingui();
  const { money, number } = useFormats();
  return (
    <Table size="small">
      <Box component="caption" sx={VISUALLY_HIDDEN}>
        {caption}
      </Box>
      <TableHead>
        <TableRow>
          <TableCell>{head}</TableCell>
          <TableCell align="right">{t`Orders`}</TableCell>
          <TableCell align="right">{t`Sales`}</TableCell>
          <TableCell align="right">{t`Week before`}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ name, cents, orders, centsBefore }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell align="right">{number(orders)}</TableCell>
            <TableCell align="right">{money(cents, currency)}</TableCell>
            <TableCell align="right">{money(centsBefore, currency)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Sales of one currency: a picture of the days, their sums for screen readers, and shops. */
function OfOneCurrency({ sales }: { sales: OfCurrency }) {
  const { t } = useLingui();
  const { money, day } = useFormats();
  const { nameOf } = useShopNames();
  const { currency, cents, centsBefore, days, shops } = sales;
  const [now, before] = [money(cents, currency), money(centsBefore, currency)];
  return (
    <Section title={t`Sales of seven days in ${currency}`}>
      <Typography variant="h4" component="p">
        {now}
      </Typography>
      <Typography color="textSecondary" gutterBottom>
        {t`${before} in the seven days before`}
      </Typography>
      <Box aria-hidden>
        <SalesChart {...{ currency, days }} />
      </Box>
      <Box sx={VISUALLY_HIDDEN}>
        <SalesTable
          {...{ currency }}
          caption={t`By day`}
          head={t`Day`}
          rows={days.map((one) => ({ ...one, name: day(one.day) }))}
        />
      </Box>
      <SalesTable
        {...{ currency }}
        caption={t`By shop`}
        head={t`Shop`}
        rows={shops.map((one) => ({ ...one, name: `${nameOf(one.shop)} (${one.shop})` }))}
      />
    </Section>
  );
}

/** What was ordered in the last seven days against the seven before, before returns. */
export function Sales() {
  const { t } = useLingui();
  const { data } = useQuery({
    queryKey: ['sales'],
    queryFn: ({ signal }) => ask(getSales, {}, signal),
  });
  if (data === undefined) return null;
  if (data.currencies.length === 0) {
    return (
      <Section title={t`Sales of seven days`}>
        <Typography>{t`Nothing was ordered in the last two weeks.`}</Typography>
      </Section>
    );
  }
  return data.currencies.map((sales) => <OfOneCurrency key={sales.currency} {...{ sales }} />);
}

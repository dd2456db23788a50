import { Trans, useLingui } from '@lingui/react/macro';
import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { getDropResults } from '#src/domain/drop/drop.calls.ts';
import type { Drop } from '#src/domain/drop/drop.schema.ts';
import type { DropDay } from '#src/domain/drop/drop-results.schema.ts';
import { figuresCsv, inUnits } from '#src/domain/text/csv.ts';
import { useRead } from '../calls/use-read.ts';
import { DataTable } from '../look/data-table.tsx';
import { useFormats } from '../look/formats.ts';
import { Refusal } from '../look/refusal.tsx';
import { saveCsv } from '../look/save-file.ts';
import { Section } from '../look/section.tsx';
import { useShopNames } from '../look/shop-names.ts';

type Sums = Omit<DropDay, 'day'>;

/** What each shop sold with a drop, in cents of its currency. */
function sumsByShop(days: readonly DropDay[]): Sums[] {
  const groups = Map.groupBy(days, ({ shop, currency }) => `${shop} ${currency}`);
  return [...groups.values()].flatMap((own) => {
    const [first] = own;
    const sum = (of: 'orders' | 'revenue' | 'promotionCost' | 'planCost') =>
      own.reduce((all, day) => all + day[of], 0);
    if (first === undefined) return [];
    const { shop, currency } = first;
    const costs = { promotionCost: sum('promotionCost'), planCost: sum('planCost') };
    return [{ shop, currency, orders: sum('orders'), revenue: sum('revenue'), ...costs }];
  });
}

const HEAD = ['day', 'shop', 'orders', 'revenue', 'promotion_cost', 'plan_cost', 'currency'];

/** A row for each day of a shop. */
const csvOf = (days: readonly DropDay[]) =>
  figuresCsv(
    HEAD,
    days.map(({ day, shop, orders, revenue, promotionCost, planCost, currency }) => [
      ...[day, shop, orders, ...[revenue, promotionCost, planCost].map(inUnits), currency],
    ]),
  );

function Tables({ days, name }: { days: readonly DropDay[]; name: string }) {
  const { t } = useLingui();
  const { number, money, day: writeDay } = useFormats();
  const { nameOf } = useShopNames();
  const head = [t`Orders`, t`Paid for them`, t`Off by promotions`, t`Off by price plans`];
  const cells = ({ orders, revenue, promotionCost, planCost, currency }: Sums) => [
    number(orders),
    ...[revenue, promotionCost, planCost].map((cents) => money(cents, currency)),
  ];
  return (
    <>
      <DataTable
        label={t`Results by shop`}
        head={[t`Shop`, ...head]}
        numbers={[1, 2, 3, 4]}
        rows={sumsByShop(days).map((row) => ({
          key: `${row.shop} ${row.currency}`,
          cells: [nameOf(row.shop), ...cells(row)],
        }))}
      />
      <Typography variant="body2" color="textSecondary" sx={{ my: 1 }}>
        {t`Orders with something from the drop, placed while it ran. Those that were cancelled in full do not count; returns are not taken off.`}
      </Typography>
      <DataTable
        label={t`Results by day`}
        head={[t`Day`, t`Shop`, ...head]}
        numbers={[2, 3, 4, 5]}
        rows={days.map((row) => ({
          key: `${row.day} ${row.shop} ${row.currency}`,
          cells: [writeDay(`${row.day}T12:00`), nameOf(row.shop), ...cells(row)],
        }))}
      />
      <Button
        sx={{ mt: 1 }}
        startIcon={<DownloadIcon />}
        onClick={() => saveCsv(`${name}.csv`, csvOf(days))}
      >
        <Trans>Export as CSV</Trans>
      </Button>
    </>
  );
}

/** What came of a drop since it began: orders, what was paid for them, what it took off. */
export function DropResults({ drop: { id, name } }: { drop: Drop }) {
  const { t } = useLingui();
  const { data, refusal } = useRead(getDropResults, { params: { dropId: id } });
  return (
    <Section title={t`Figures`}>
      <Refusal of={refusal} />
      {data?.days.length === 0 && (
        <Typography>{t`No order has included anything from it yet.`}</Typography>
      )}
      {data !== undefined && data.days.length > 0 && <Tables days={data.days} {...{ name }} />}
    </Section>
  );
}

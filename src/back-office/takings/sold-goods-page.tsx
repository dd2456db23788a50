import { Trans, useLingui } from '@lingui/react/macro';
import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Title, useStore } from 'react-admin';
import { sumOf } from '#src/domain/money/money.ts';
import type { TakingsPeriod } from '#src/domain/order/takings.schema.ts';
import { getSoldGoods } from '#src/domain/overview/overview.calls.ts';
import {
  SOLD_BY,
  type SoldBy,
  type SoldGoods,
  type SoldRow,
} from '#src/domain/overview/sold-goods.schema.ts';
import { soldGoodsCsv } from '#src/domain/overview/sold-goods.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { useRead } from '../calls/use-read.ts';
import { ChooseShop, useOwnShops } from '../look/choose-shop.tsx';
import { DataTable } from '../look/data-table.tsx';
import { useFormats } from '../look/formats.ts';
import { Refusal } from '../look/refusal.tsx';
import { saveCsv, saveJson } from '../look/save-file.ts';
import { Section } from '../look/section.tsx';
import { SIZE_SCALE_NAMES } from '../products/family-words.ts';
import { OfPeriod } from './of-period.tsx';

/** A page shows no more; files have all. */
const MAX_SHOWN = 200;

function useByNames(): Readonly<Record<SoldBy, string>> {
  const { t } = useLingui();
  return { size: t`Size`, family: t`Family`, product: t`Product` };
}

function SoldTable({ by, sold: { rows, currency } }: { by: SoldBy; sold: SoldGoods }) {
  const { t, i18n } = useLingui();
  const { money, number, percent } = useFormats();
  const names = useByNames();
  const allItems = sumOf(rows.map(({ items }) => items));
  const allCents = sumOf(rows.map(({ cents }) => cents));
  const shareOf = (part: number, whole: number) =>
    whole === 0 ? '' : percent(Math.round((1_000 * part) / whole) / 10);
  const nameOf = ({ id, name }: SoldRow) => name || id || t`In no family`;
  const ofSizes = by === 'size' ? [t`Sizes`] : [];
  const scaleOf = ({ scale }: SoldRow) =>
    by === 'size' ? [scale === null ? '' : i18n._(SIZE_SCALE_NAMES[scale])] : [];
  return (
    <DataTable
      label={t`Sold goods`}
      head={[
        ...[names[by], ...ofSizes, t`Items`, t`Share of items`, t`Sales`, t`Share of sales`],
        ...[t`Came back`, t`Share that came back`, t`Too small`, t`Too large`],
      ]}
      numbers={[1, 2, 3, 4, 5, 6, 7, 8].map((column) => column + ofSizes.length)}
      rows={rows.slice(0, MAX_SHOWN).map((row) => ({
        key: `${row.scale} ${row.id}`,
        cells: [
          nameOf(row),
          ...scaleOf(row),
          ...[number(row.items), shareOf(row.items, allItems)],
          ...[money(row.cents, currency), shareOf(row.cents, allCents)],
          ...[number(row.returned), shareOf(row.returned, row.items)],
          ...[number(row.tooSmall), number(row.tooLarge)],
        ],
      }))}
    />
  );
}

type Asked = TakingsPeriod & { shop: OnlineLocale; by: SoldBy };

function SoldOf({ shop, by, from, to }: Asked) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { data, refusal } = useRead(getSoldGoods, { query: { shop, by, from, to } });
  if (data === undefined) return <Refusal of={refusal} />;
  const { rows } = data;
  if (rows.length === 0) return <Typography>{t`Nothing was sold on these days.`}</Typography>;
  const name = `sold-goods-${by}-${shop}-${from}-${to}`;
  const [shown, all] = [number(MAX_SHOWN), number(rows.length)];
  return (
    <Section title={t`Sold goods`}>
      {rows.length > MAX_SHOWN && (
        <Typography>{t`The first ${shown} of ${all} lines; a file has all of them.`}</Typography>
      )}
      <SoldTable {...{ by }} sold={data} />
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        <Button
          size="small"
          startIcon={<DownloadIcon />}
          onClick={() => saveCsv(`${name}.csv`, soldGoodsCsv(data))}
        >
          <Trans>Export as CSV</Trans>
        </Button>
        <Button
          size="small"
          startIcon={<DownloadIcon />}
          onClick={() => saveJson(`${name}.json`, { shop, by, from, to, ...data })}
        >
          <Trans>Export as JSON</Trans>
        </Button>
      </Stack>
    </Section>
  );
}

/** What a shop sold by size, family or product, and what came back. */
export function SoldGoodsPage() {
  const { t } = useLingui();
  const own = useOwnShops('finance:read');
  const { shop } = own;
  const names = useByNames();
  const [by, setBy] = useStore<SoldBy>('sold-goods.by', 'size');
  return (
    <Stack spacing={2} sx={{ mt: 2, minWidth: 0 }}>
      <Title title={t`Sold goods`} />
      <Typography color="textSecondary">
        {t`Items of the orders of these days, and what was paid for them with reductions taken off; what was cancelled before it left is left out. What came back is counted until today.`}
      </Typography>
      {shop !== null && (
        <>
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            <ChooseShop {...own} />
            <TextField
              select
              label={t`By`}
              value={by}
              onChange={({ target }) =>
                setBy(SOLD_BY.find((one) => one === target.value) ?? 'size')
              }
              sx={{ minWidth: '10rem' }}
              slotProps={{ select: { native: true } }}
            >
              {SOLD_BY.map((one) => (
                <option key={one} value={one}>
                  {names[one]}
                </option>
              ))}
            </TextField>
          </Stack>
          <OfPeriod note={t`Days are those on which orders were placed, by the shop’s own clock.`}>
            {(period) => <SoldOf {...{ shop, by, ...period }} />}
          </OfPeriod>
        </>
      )}
    </Stack>
  );
}

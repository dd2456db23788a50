import { Trans, useLingui } from '@lingui/react/macro';
import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { getDocumentSeries } from '#src/domain/order/document-series.calls.ts';
import type { DocumentSeries } from '#src/domain/order/document-series.schema.ts';
import { figuresCsv, inUnits } from '#src/domain/text/csv.ts';
import { useRead } from '../calls/use-read.ts';
import { DataTable } from '../look/data-table.tsx';
import { useFormats } from '../look/formats.ts';
import { Refusal } from '../look/refusal.tsx';
import { saveCsv } from '../look/save-file.ts';
import { Section } from '../look/section.tsx';
import { useShopNames } from '../look/shop-names.ts';

const YEARS_BACK = 4;

const HEAD = [
  ...['shop', 'kind', 'first', 'last', 'count', 'gaps', 'country', 'rate', 'net', 'vat', 'gross'],
  'currency',
];

/** A row for each rate. */
function toCsv(series: readonly DocumentSeries[]): string {
  const rows = series.flatMap(({ shop, kind, first, last, count, gaps, currency, sums }) =>
    sums.map(({ country, rate, net, vat, gross }) => [
      ...[shop, kind, first, last, count, gaps, country, rate ?? ''],
      ...[net, vat, gross].map(inUnits),
      currency,
    ]),
  );
  return figuresCsv(HEAD, rows);
}

function SeriesTable({ series }: { series: readonly DocumentSeries[] }) {
  const { t } = useLingui();
  const { money, number } = useFormats();
  const { nameOf } = useShopNames();
  const rateOf = (rate: number | null) => (rate === null ? t`not taxed` : `${number(rate)} %`);
  return (
    <DataTable
      label={t`Series of invoices`}
      head={[t`Series`, t`Numbers`, t`Missing numbers`, t`VAT rate`, t`Net`, t`VAT`, t`Gross`]}
      numbers={[2, 4, 5, 6]}
      rows={series.flatMap(({ shop, kind, first, last, count, gaps, currency, sums }) =>
        sums.map(({ country, rate, net, vat, gross }, index) => ({
          key: `${first} ${country} ${rate}`,
          cells: [
            kind === 'invoice' ? t`${nameOf(shop)}: invoices` : t`${nameOf(shop)}: credit notes`,
            index === 0 ? t`${first} to ${last} (${number(count)})` : '',
            index === 0 ? number(gaps) : '',
            `${country} ${rateOf(rate)}`,
            ...[net, vat, gross].map((cents) => money(cents, currency)),
          ],
        })),
      )}
    />
  );
}

function SeriesOfYear({ year }: { year: number }) {
  const { t } = useLingui();
  const { data, refusal } = useRead(getDocumentSeries, { query: { year } });
  const series = data?.series ?? [];
  return (
    <>
      <Refusal of={refusal} />
      {data !== undefined && series.length === 0 && (
        <Typography>{t`No invoice has a number of this year.`}</Typography>
      )}
      {series.length > 0 && (
        <>
          <SeriesTable series={series} />
          <Button
            size="small"
            startIcon={<DownloadIcon />}
            onClick={() => saveCsv(`series-${year}.csv`, toCsv(series))}
          >
            <Trans>Export as CSV</Trans>
          </Button>
        </>
      )}
    </>
  );
}

/**
 * The numbers of invoices and credit notes of a year by shop, and what they come to by rate. All
 * documents of the year are added up, so a year is read when it is asked for.
 */
export function SeriesSection() {
  const { t } = useLingui();
  const thisYear = new Date().getFullYear();
  const [year, setYear] = useState<number | null>(null);
  return (
    <Section title={t`Series of invoices`}>
      <Stack
        component="fieldset"
        direction="row"
        useFlexGap
        aria-label={t`Year`}
        sx={{ border: 0, m: 0, p: 0, mb: 1, flexWrap: 'wrap', gap: 1 }}
      >
        {Array.from({ length: YEARS_BACK }, (_, back) => thisYear - back).map((one) => (
          <Button
            key={one}
            size="small"
            variant={one === year ? 'contained' : 'outlined'}
            aria-pressed={one === year}
            onClick={() => setYear(one)}
          >
            {one}
          </Button>
        ))}
      </Stack>
      {year !== null && <SeriesOfYear {...{ year }} />}
    </Section>
  );
}

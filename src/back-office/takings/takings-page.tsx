import { Trans, useLingui } from '@lingui/react/macro';
import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Title } from 'react-admin';
import { getTakings } from '#src/domain/order/takings.calls.ts';
import type { Taking, TakingsPeriod } from '#src/domain/order/takings.schema.ts';
import { useRead } from '../calls/use-read.ts';
import { DataTable } from '../look/data-table.tsx';
import { useFormats } from '../look/formats.ts';
import { Refusal } from '../look/refusal.tsx';
import { saveCsv, saveJson } from '../look/save-file.ts';
import { Section } from '../look/section.tsx';
import { useShopNames } from '../look/shop-names.ts';
import { OfPeriod, useDocumentDays } from './of-period.tsx';
import { sumsByShop, toCsv } from './taking-sums.ts';

function SumsTable({ takings }: { takings: readonly Taking[] }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { nameOf } = useShopNames();
  return (
    <DataTable
      label={t`Takings by shop`}
      head={[t`Shop`, t`Sales`, t`Refunds`, t`Sales less refunds`, t`VAT in it`]}
      numbers={[1, 2, 3, 4]}
      rows={sumsByShop(takings).map(({ shop, currency, sales, refunds, vat }) => ({
        key: `${shop} ${currency}`,
        cells: [
          nameOf(shop),
          ...[sales, refunds, sales + refunds, vat].map((cents) => money(cents, currency)),
        ],
      }))}
    />
  );
}

function DaysTable({ takings }: { takings: readonly Taking[] }) {
  const { t } = useLingui();
  const { money, number, day: writeDay } = useFormats();
  const { nameOf } = useShopNames();
  const rateOf = (rate: number | null) => (rate === null ? t`not taxed` : `${number(rate)} %`);
  return (
    <DataTable
      label={t`Takings by day`}
      head={[
        ...[t`Day`, t`Shop`, t`What`, t`VAT rate`, t`Invoices and credit notes`],
        ...[t`Net`, t`VAT`, t`Gross`],
      ]}
      numbers={[4, 5, 6, 7]}
      rows={takings.map(
        ({ day, shop, currency, kind, country, rate, documents, net, vat, gross }) => ({
          key: [day, shop, kind, country, rate].join(' '),
          cells: [
            writeDay(`${day}T12:00`),
            nameOf(shop),
            kind === 'sales' ? t`Sales` : t`Refunds`,
            `${country} ${rateOf(rate)}`,
            number(documents),
            ...[net, vat, gross].map((cents) => money(cents, currency)),
          ],
        }),
      )}
    />
  );
}

function TakingsOf({ from, to }: TakingsPeriod) {
  const { t } = useLingui();
  const { data, refusal } = useRead(getTakings, { query: { from, to } });
  const takings = data?.takings ?? [];
  const name = `takings-${from}-${to}`;
  return (
    <>
      <Refusal of={refusal} />
      {data !== undefined && takings.length === 0 && (
        <Typography>{t`Nothing was invoiced or credited on these days.`}</Typography>
      )}
      {takings.length > 0 && (
        <>
          <Section title={t`By shop`}>
            <SumsTable takings={takings} />
          </Section>
          <Section title={t`By day and rate`}>
            <DaysTable takings={takings} />
            <Button
              size="small"
              startIcon={<DownloadIcon />}
              onClick={() => saveCsv(`${name}.csv`, toCsv(takings))}
            >
              <Trans>Export as CSV</Trans>
            </Button>
            <Button
              size="small"
              startIcon={<DownloadIcon />}
              onClick={() => saveJson(`${name}.json`, { from, to, takings })}
            >
              <Trans>Export as JSON</Trans>
            </Button>
          </Section>
        </>
      )}
    </>
  );
}

/** What shops took and paid back by day and rate, as invoices and credit notes say it. */
export function TakingsPage() {
  const { t } = useLingui();
  const note = useDocumentDays();
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Title title={t`Takings`} />
      <OfPeriod {...{ note }}>{(period) => <TakingsOf {...period} />}</OfPeriod>
    </Stack>
  );
}

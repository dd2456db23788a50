import { Trans, useLingui } from '@lingui/react/macro';
import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Title, usePermissions } from 'react-admin';
import { ACCOUNTS } from '#src/domain/order/accounts.ts';
import { getBookings } from '#src/domain/order/bookings.calls.ts';
import type { Booking } from '#src/domain/order/bookings.schema.ts';
import { bookingsCsv, sumsByAccount } from '#src/domain/order/bookings.ts';
import type { TakingsPeriod } from '#src/domain/order/takings.schema.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { useRead } from '../calls/use-read.ts';
import { ChooseShop, useOwnShops } from '../look/choose-shop.tsx';
import { DataTable } from '../look/data-table.tsx';
import { useFormats } from '../look/formats.ts';
import { Refusal } from '../look/refusal.tsx';
import { saveCsv, saveJson } from '../look/save-file.ts';
import { Section } from '../look/section.tsx';
import { useAccountNames } from './account-words.ts';
import { OfPeriod, useDocumentDays } from './of-period.tsx';

/** A page shows no more; files have all. */
const MAX_SHOWN = 200;

type Bookings = { bookings: readonly Booking[] };

function AccountsTable({ bookings }: Bookings) {
  const { t } = useLingui();
  const { money } = useFormats();
  const names = useAccountNames();
  const sums = sumsByAccount(bookings);
  return (
    <DataTable
      label={t`Bookings by account`}
      head={[t`Account`, t`Number`, t`Debit`, t`Credit`]}
      numbers={[2, 3]}
      rows={ACCOUNTS.flatMap((account) => {
        const sum = sums.find((one) => one.account === account);
        const first = bookings.find((one) => one.account === account);
        if (sum === undefined || first === undefined) return [];
        const amounts = [sum.debit, sum.credit].map((cents) => money(cents, first.currency));
        return [{ key: account, cells: [names[account], first.number, ...amounts] }];
      })}
    />
  );
}

function LinesTable({ bookings }: Bookings) {
  const { t } = useLingui();
  const { money, number, day: writeDay } = useFormats();
  const names = useAccountNames();
  const amount = (cents: number, currency: string) => (cents === 0 ? '' : money(cents, currency));
  return (
    <DataTable
      label={t`Bookings by document`}
      head={[
        ...[t`Invoice or credit note`, t`Day`, t`Account`, t`Number`, t`VAT rate`],
        ...[t`Debit`, t`Credit`],
      ]}
      numbers={[5, 6]}
      rows={bookings.slice(0, MAX_SHOWN).map((line, at) => ({
        key: `${line.document} ${at}`,
        cells: [
          line.document,
          writeDay(`${line.day}T12:00`),
          names[line.account],
          line.number,
          line.rate === null ? '' : `${line.country} ${number(line.rate)} %`,
          amount(line.debit, line.currency),
          amount(line.credit, line.currency),
        ],
      }))}
    />
  );
}

function BookingsOf({ shop, from, to }: TakingsPeriod & { shop: OnlineLocale }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { permissions = [] } = usePermissions();
  const { data, refusal } = useRead(getBookings, { query: { shop, from, to } });
  const bookings = data?.bookings ?? [];
  const name = `bookings-${shop}-${from}-${to}`;
  const [shown, all] = [number(MAX_SHOWN), number(bookings.length)];
  return (
    <>
      <Refusal of={refusal} />
      {data !== undefined && bookings.length === 0 && (
        <Typography>{t`Nothing was invoiced or credited on these days.`}</Typography>
      )}
      {bookings.length > 0 && (
        <>
          <Section title={t`By account`}>
            <AccountsTable bookings={bookings} />
            {bookings.some((one) => one.number === '') && (
              <Typography color="textSecondary" variant="body2">
                {permissions.includes('settings:write')
                  ? t`Numbers that are missing are set under Settings, Account numbers.`
                  : t`Numbers that are missing are set by somebody who may change settings of the shops, such as the owner.`}
              </Typography>
            )}
          </Section>
          <Section title={t`By document`}>
            {bookings.length > MAX_SHOWN && (
              <Typography>{t`The first ${shown} of ${all} lines; a file has all of them.`}</Typography>
            )}
            <LinesTable bookings={bookings} />
            <Button
              size="small"
              startIcon={<DownloadIcon />}
              onClick={() => saveCsv(`${name}.csv`, bookingsCsv(bookings))}
            >
              <Trans>Export as CSV</Trans>
            </Button>
            <Button
              size="small"
              startIcon={<DownloadIcon />}
              onClick={() => saveJson(`${name}.json`, { shop, from, to, bookings })}
            >
              <Trans>Export as JSON</Trans>
            </Button>
          </Section>
        </>
      )}
    </>
  );
}

/** What documents of a shop are in the books of its accountant. */
export function BookingsPage() {
  const { t } = useLingui();
  const note = useDocumentDays();
  const own = useOwnShops('finance:read');
  const { shop } = own;
  return (
    <Stack spacing={2} sx={{ mt: 2, minWidth: 0 }}>
      <Title title={t`Bookings`} />
      <Typography color="textSecondary">
        {t`Each invoice and credit note as lines for the books: what is sold with reductions taken off, VAT apart, and what paid for it. Debit and credit of a document are equal. A gift card is owed when it is sold, without VAT, and pays when it is used.`}
      </Typography>
      {shop !== null && (
        <>
          <ChooseShop {...own} />
          <OfPeriod {...{ note }}>{(period) => <BookingsOf {...{ shop, ...period }} />}</OfPeriod>
        </>
      )}
    </Stack>
  );
}

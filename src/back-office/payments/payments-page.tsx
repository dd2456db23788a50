import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Title } from 'react-admin';
import { getFinance, getPaymentTroubles } from '#src/domain/payment/finance.calls.ts';
import type { Finance } from '#src/domain/payment/finance.schema.ts';
import {
  MISSED_AFTER_DAYS,
  type SettledKind,
  type SettlementProblem,
} from '#src/domain/payment/settlement.ts';
import { useRead } from '../calls/use-read.ts';
import { DataTable } from '../look/data-table.tsx';
import { useFormats } from '../look/formats.ts';
import { Refusal } from '../look/refusal.tsx';
import { Section } from '../look/section.tsx';
import { SeriesSection } from './series-section.tsx';
import { TroublesSection } from './troubles-section.tsx';

const KINDS: Record<SettledKind, MessageDescriptor> = {
  captured: msg`Payment`,
  refunded: msg`Refund`,
  disputed: msg`Chargeback`,
  'put-back': msg`Reversed chargeback`,
};
const PROBLEMS: Record<SettlementProblem, MessageDescriptor> = {
  unknown: msg`settled, but not known here`,
  differs: msg`settled with another amount`,
  missing: msg`not settled after ${MISSED_AFTER_DAYS} days`,
};

function BooksSection({ books }: Pick<Finance, 'books'>) {
  const { t } = useLingui();
  const { money } = useFormats();
  return (
    <Section title={t`Books`}>
      <DataTable
        label={t`Books`}
        head={[t`Currency`, t`Captured`, t`Refunded`, t`Charged back`, t`Left`]}
        numbers={[1, 2, 3, 4]}
        rows={books.map(({ currency, captured, refunded, disputed }) => ({
          key: currency,
          cells: [
            currency,
            ...[captured, refunded, disputed, captured - refunded - disputed].map((cents) =>
              money(cents, currency),
            ),
          ],
        }))}
      />
    </Section>
  );
}

function DifferencesSection({ differences, settlements }: Omit<Finance, 'books'>) {
  const { t, i18n } = useLingui();
  const { money } = useFormats();
  const amountIn = (cents: number | null, currency: string) =>
    cents === null ? '—' : money(cents, currency);
  const none =
    settlements.length === 0
      ? t`No settlement has been read. Accounts need a key for them.`
      : t`Settlements and payments agree.`;
  return (
    <Section title={t`Settlements that differ`}>
      {differences.length === 0 ? (
        <Typography>{none}</Typography>
      ) : (
        <DataTable
          label={t`Settlements that differ`}
          head={[t`Order`, t`Difference`, t`Here`, t`Settled`, t`Provider`, t`Settlement`]}
          numbers={[2, 3]}
          rows={differences.map((one) => ({
            key: `${one.service} ${one.kind} ${one.transferId}`,
            cells: [
              <code key="order">{one.orderNumber ?? one.transferId}</code>,
              `${i18n._(KINDS[one.kind])}: ${i18n._(PROBLEMS[one.problem])}`,
              amountIn(one.ownCents, one.currency),
              amountIn(one.settledCents, one.currency),
              one.service,
              one.settlementId ?? '—',
            ],
          }))}
        />
      )}
    </Section>
  );
}

function SettlementsSection({ settlements }: Pick<Finance, 'settlements'>) {
  const { t } = useLingui();
  const { moment } = useFormats();
  return (
    <Section title={t`Settlements that were read`}>
      {settlements.length === 0 && <Typography>{t`None yet.`}</Typography>}
      <ul>
        {settlements.map(({ service, settlementId, settledAt }) => (
          <li key={`${service} ${settlementId}`}>
            {`${service} ${settlementId} · ${moment(settledAt)}`}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What was taken and given back, what providers say of it, and what somebody has to look at. */
export function PaymentsPage() {
  const { t } = useLingui();
  const { data: finance, refusal } = useRead(getFinance, {});
  const { data: troubles } = useRead(getPaymentTroubles, {});
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Title title={t`Payments`} />
      <Refusal of={refusal} />
      {troubles !== undefined && <TroublesSection {...{ troubles }} />}
      {finance !== undefined && (
        <>
          <BooksSection {...finance} />
          <DifferencesSection {...finance} />
          <SettlementsSection {...finance} />
          <SeriesSection />
        </>
      )}
    </Stack>
  );
}

import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { StaffOrder } from '#src/domain/order/staff-order.schema.ts';
import { type Fact, Facts } from '../look/facts.tsx';
import { useFormats } from '../look/formats.ts';
import { Section } from '../look/section.tsx';

export function PaymentCard({ sheet: { payment, order } }: { sheet: StaffOrder }) {
  const { t } = useLingui();
  const { money, moment } = useFormats();
  if (payment === null) {
    return (
      <Section title={t`Payment`}>
        <Typography>
          {order.totalPrice.centAmount === 0
            ? t`Nothing was to be paid.`
            : t`No payment by bank or card.`}
        </Typography>
      </Section>
    );
  }
  const { service, product, reference, currency, captured, refunded, disputed } = payment;
  const failed = payment.refunds.filter(
    ({ state, settledAt }) => state === 'failed' && settledAt === null,
  );
  const rows: readonly Fact[] = [
    [t`Method`, `${product} (${service})`],
    [t`Reference`, reference],
    [t`Ordered for`, money(payment.centAmount, currency)],
    [t`Captured`, money(captured, currency)],
    [t`Paid back`, money(refunded, currency)],
    ...(disputed > 0 ? [[t`Disputed`, money(disputed, currency)] as const] : []),
    ...(payment.captureBefore === null || captured > 0
      ? []
      : [[t`To be captured before`, moment(payment.captureBefore)] as const]),
  ];
  return (
    <Section title={t`Payment`}>
      {failed.map(({ id, centAmount, reason }) => (
        <Alert key={id} severity="error" sx={{ mb: 1 }}>
          {t`${money(centAmount, currency)} could not be paid back: ${reason ?? '—'}`}
        </Alert>
      ))}
      <Facts {...{ rows }} />
    </Section>
  );
}

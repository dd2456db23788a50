import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DeskOrder } from '#src/domain/order/order-desk.schema.ts';
import { useFormats } from '../look/formats.ts';
import { Section } from '../look/section.tsx';

/** What was paid, taken and paid back. */
export function PaymentCard({ sheet: { payment, order } }: { sheet: DeskOrder }) {
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
  const rows = [
    [t`Method`, `${product} (${service})`],
    [t`Reference`, reference],
    [t`Ordered for`, money(payment.centAmount, currency)],
    [t`Captured`, money(captured, currency)],
    [t`Paid back`, money(refunded, currency)],
    ...(disputed > 0 ? [[t`Disputed`, money(disputed, currency)]] : []),
    ...(payment.captureBefore === null || captured > 0
      ? []
      : [[t`To be captured before`, moment(payment.captureBefore)]]),
  ];
  return (
    <Section title={t`Payment`}>
      {failed.map(({ id, centAmount, reason }) => (
        <Alert key={id} severity="error" sx={{ mb: 1 }}>
          {t`${money(centAmount, currency)} could not be paid back: ${reason ?? '—'}`}
        </Alert>
      ))}
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5, m: 0 }}
      >
        {rows.map(([name, value]) => [
          <Typography component="dt" key={`${name}-name`} color="textSecondary">
            {name}
          </Typography>,
          <Typography component="dd" key={name} sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>,
        ])}
      </Box>
    </Section>
  );
}

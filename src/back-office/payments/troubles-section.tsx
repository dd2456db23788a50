import { useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link, usePermissions } from 'react-admin';
import { settleRefund } from '#src/domain/payment/finance.calls.ts';
import type { PaymentTroubles } from '#src/domain/payment/finance.schema.ts';
import { useWrite } from '../calls/use-write.ts';
import { ConfirmButton } from '../look/confirm-button.tsx';
import { useFormats } from '../look/formats.ts';
import { Refusal } from '../look/refusal.tsx';
import { Section } from '../look/section.tsx';

type Payment = { orderNumber: string | null; reference: string };

/** The order, or, where none was made, the end of the payment's reference. */
function About({ orderNumber, reference }: Payment) {
  if (orderNumber === null) return <code>{`…${reference.slice(-4)}`}</code>;
  return <Link to={`/orders/${orderNumber}/show`}>{orderNumber}</Link>;
}

function Line({ of, children, after }: { of: Payment; children: string; after?: ReactNode }) {
  return (
    <li>
      <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
        <About {...of} />
        {` · ${children}`}
      </Typography>
      {after}
    </li>
  );
}

type FailedRefund = PaymentTroubles['refunds'][number];

/** A refund of an order is settled there; one of a payment without an order can only be settled here. */
function Refund({ refund }: { refund: FailedRefund }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { permissions = [] } = usePermissions();
  const { write, isWriting, refusal } = useWrite();
  const { refundId, orderNumber, centAmount, currency, reason, isDisputed } = refund;
  const amount = money(centAmount, currency);
  const maySettle = orderNumber === null && permissions.includes('refunds:write');
  return (
    <Line
      of={refund}
      after={
        <>
          <Refusal of={refusal} />
          {maySettle && (
            <ConfirmButton
              {...{ isWriting }}
              label={t`It was paid by hand`}
              question={t`Was ${amount} paid to the customer in another way?`}
              onYes={() => write(settleRefund, { params: { refundId } })}
            />
          )}
        </>
      }
    >
      {isDisputed
        ? t`a refund of ${amount} was not sent: the bank has taken the payment back. Note it once the dispute is over.`
        : t`a refund of ${amount} failed: ${reason ?? '—'}. Pay it to the customer’s bank account, then note it.`}
    </Line>
  );
}

/** What somebody has to look at before all else. */
export function TroublesSection({ troubles }: { troubles: PaymentTroubles }) {
  const { t } = useLingui();
  const { money, moment } = useFormats();
  const { refunds, captures, ending, disputes } = troubles;
  const isWell = [refunds, captures, ending, disputes].every((list) => list.length === 0);
  return (
    <Section title={t`Payments to look at`}>
      {isWell && <Typography>{t`Nothing waits.`}</Typography>}
      <ul>
        {refunds.map((refund) => (
          <Refund key={refund.refundId} {...{ refund }} />
        ))}
        {captures.map((capture) => (
          <Line key={`capture-${capture.reference}`} of={capture}>
            {t`${money(capture.centAmount, capture.currency)} could not be captured: ${capture.reason ?? '—'}`}
          </Line>
        ))}
        {ending.map((payment) => (
          <Line key={`ending-${payment.reference}`} of={payment}>
            {t`${money(payment.centAmount, payment.currency)} must be sent by ${moment(payment.captureBefore)}: then the authorisation ends`}
          </Line>
        ))}
        {disputes.map((dispute) => {
          const amount = money(dispute.centAmount, dispute.currency);
          const said = t`${amount} charged back ${moment(dispute.openedAt)}: ${dispute.reason ?? '—'}`;
          return (
            <Line key={`dispute-${dispute.reference}-${dispute.openedAt}`} of={dispute}>
              {dispute.reversedAt === null
                ? said
                : `${said}. ${t`Reversed ${moment(dispute.reversedAt)}`}`}
            </Line>
          );
        })}
      </ul>
    </Section>
  );
}

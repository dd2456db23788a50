import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { LineItem } from '#src/domain/cart/cart.schema.ts';
import type { LineShare, OrderJourney, Withdrawable } from '#src/domain/order/order.schema.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { flow, heading } from '#styles/recipes';
import { Acknowledgement, type Declare, ReturnSteps } from './return-steps.tsx';

type WithdrawalProps = {
  lines: readonly LineItem[];
  journey: OrderJourney;
  /** Level of its heading. */
  level?: 'h2' | 'h3';
  declare: Declare<LineShare>;
  onDeclared: (journey: OrderJourney) => void;
};

/** Until when, where the parcel has come. */
function Until({ withdrawable: { until } }: { withdrawable: Withdrawable }) {
  const { date } = useFormats();
  if (until === null) {
    return <Trans>You can cancel up to 14 days after your parcel has arrived.</Trans>;
  }
  const end = date(until, 'long');
  return <Trans>You can cancel until {end}.</Trans>;
}

/** The acknowledgement replaces the button; the mail says the same. */
function Acknowledged({ at }: { at: string }) {
  const { moment } = useFormats();
  const when = moment(at);
  return (
    <Acknowledgement>
      <Trans>
        We received your cancellation on {when}. An acknowledgement is on its way to your email
        address.
      </Trans>
    </Acknowledgement>
  );
}

/** Withdrawing from an order in the words of the law, without a reason (decision 055). */
export function Withdrawal(props: WithdrawalProps) {
  const { lines, journey, level: Heading = 'h3', declare, onDeclared } = props;
  const id = useId();
  const [declaredAt, setDeclaredAt] = useState<string | null>(null);
  const { withdrawable } = journey;
  if (withdrawable === null && declaredAt === null) return null;
  return (
    <section className={flow({ gap: '4' })} aria-labelledby={id}>
      <Heading id={id} className={heading({ size: 'part' })}>
        <Trans>Right to cancel</Trans>
      </Heading>
      {declaredAt !== null && <Acknowledged at={declaredAt} />}
      {withdrawable !== null && (
        <ReturnSteps
          lines={lines}
          left={withdrawable.lines}
          // Most send all back.
          isAll
          words={{
            open: <Trans>Cancel the contract here</Trans>,
            question: <Trans>Which items would you like to cancel?</Trans>,
            chosen: <Trans>You are about to cancel:</Trans>,
            confirm: <Trans>Confirm cancellation</Trans>,
          }}
          about={<Until withdrawable={withdrawable} />}
          declare={({ returnId, lines: chosen }) =>
            declare({
              returnId,
              lines: chosen.map(({ lineId, quantity }) => ({ lineId, quantity })),
            })
          }
          onDeclared={(own, now) => {
            setDeclaredAt(own?.declaredAt ?? null);
            onDeclared(now);
          }}
        />
      )}
    </section>
  );
}

import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import type { LineItem } from '#src/domain/cart/cart.schema.ts';
import type { LineShare, OrderJourney, Withdrawable } from '#src/domain/order/order.schema.ts';
import { readClientError } from '#src/features/failures/client-error.ts';
import { FormError } from '#src/features/sign-in/form-error.tsx';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Button } from '#src/ui/button.tsx';
import { cluster, flow, heading, text } from '#styles/recipes';
import { WithdrawalChoice } from './withdrawal-choice.tsx';

type WithdrawalConfirmationProps = {
  lines: readonly LineItem[];
  chosen: readonly LineShare[];
  send: () => Promise<OrderJourney>;
  onBack: () => void;
  onDone: (journey: OrderJourney) => void;
};

/** Second step: what will be declared, and the button that declares it. */
function WithdrawalConfirmation(props: WithdrawalConfirmationProps) {
  const { lines, chosen, send, onBack, onDone } = props;
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  const { mutate, isPending, error } = useMutation({ mutationFn: send, onSuccess: onDone });
  return (
    <div className={flow({ gap: '4' })}>
      <p ref={question} tabIndex={-1}>
        <Trans>You are about to cancel:</Trans>
      </p>
      <ul className={flow({ gap: '2' })}>
        {chosen.map(({ lineId, quantity }) => {
          const product = lines.find((line) => line.lineId === lineId)?.product;
          return (
            <li key={lineId}>
              {product?.name}
              <br />
              <span className={text({ tone: 'muted', size: 'sm' })}>
                <Trans>Quantity: {quantity}</Trans>
              </span>
            </li>
          );
        })}
      </ul>
      <FormError code={error === null ? null : readClientError(error).code} />
      <div className={cluster({ gap: '4' })}>
        <Button isBusy={isPending} onClick={() => mutate()}>
          <Trans>Confirm cancellation</Trans>
        </Button>
        <Button look="quiet" onClick={onBack}>
          <Trans>Change my choice</Trans>
        </Button>
      </div>
    </div>
  );
}

/** How a declaration is sent: by the customer, or by the holder of a mail's link. */
type Declare = (declaration: { withdrawalId: string; lines: LineShare[] }) => Promise<OrderJourney>;

type WithdrawalProps = {
  lines: readonly LineItem[];
  journey: OrderJourney;
  /** Level of its heading. */
  level?: 'h2' | 'h3';
  declare: Declare;
  onDeclared: (journey: OrderJourney) => void;
};

type Step =
  | { at: 'closed' }
  | { at: 'choosing' }
  | { at: 'confirming'; lines: LineShare[]; id: string };

/** Until when, where the parcel has come. */
function Until({ withdrawable: { until } }: { withdrawable: Withdrawable }) {
  const { moment } = useFormats();
  if (until === null) {
    return <Trans>You can cancel up to 14 days after your parcel has arrived.</Trans>;
  }
  const end = moment(until);
  return <Trans>You can cancel until {end}.</Trans>;
}

/** The acknowledgement replaces the button; the mail says the same. */
function Acknowledged({ at }: { at: string }) {
  const { moment } = useFormats();
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);
  const when = moment(at);
  return (
    <p ref={said} tabIndex={-1} role="status" className={text({ tone: 'notice', measure: 'read' })}>
      <Trans>
        We received your cancellation on {when}. An acknowledgement is on its way to your email
        address.
      </Trans>
    </p>
  );
}

/** Withdrawing from an order in two steps: what, then the confirmation (decision 055). */
export function Withdrawal(props: WithdrawalProps) {
  const { lines, journey, level: Heading = 'h3', declare, onDeclared } = props;
  const id = useId();
  const [step, setStep] = useState<Step>({ at: 'closed' });
  const [declaredAt, setDeclaredAt] = useState<string | null>(null);
  const { withdrawable } = journey;
  if (withdrawable === null && declaredAt === null) return null;
  return (
    <section className={flow({ gap: '4' })} aria-labelledby={id}>
      <Heading id={id} className={heading({ size: 'part' })}>
        <Trans>Right to cancel</Trans>
      </Heading>
      {declaredAt !== null && <Acknowledged at={declaredAt} />}
      {withdrawable !== null && step.at === 'closed' && (
        <>
          <p className={text({ tone: 'muted', measure: 'read' })}>
            <Until withdrawable={withdrawable} />
          </p>
          <p>
            <Button look="outline" onClick={() => setStep({ at: 'choosing' })}>
              <Trans>Cancel the contract here</Trans>
            </Button>
          </p>
        </>
      )}
      {withdrawable !== null && step.at === 'choosing' && (
        <WithdrawalChoice
          lines={lines}
          left={withdrawable.lines}
          onCancel={() => setStep({ at: 'closed' })}
          onChoose={(chosen) =>
            // The id belongs to this declaration: sent again after a failure, it counts once.
            setStep({ at: 'confirming', lines: chosen, id: crypto.randomUUID() })
          }
        />
      )}
      {step.at === 'confirming' && (
        <WithdrawalConfirmation
          lines={lines}
          chosen={step.lines}
          send={() => declare({ withdrawalId: step.id, lines: step.lines })}
          onBack={() => setStep({ at: 'choosing' })}
          onDone={(now) => {
            const own = now.withdrawals.find(({ withdrawalId }) => withdrawalId === step.id);
            setDeclaredAt(own?.declaredAt ?? null);
            setStep({ at: 'closed' });
            onDeclared(now);
          }}
        />
      )}
    </section>
  );
}

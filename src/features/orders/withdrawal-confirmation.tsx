import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { LineItem } from '#src/domain/cart/cart.schema.ts';
import type { LineShare, OrderJourney } from '#src/domain/order/order-journey.schema.ts';
import { readClientError } from '#src/features/failures/client-error.ts';
import { FormError } from '#src/features/sign-in/form-error.tsx';
import { Button } from '#src/ui/button.tsx';
import { cluster, flow, text } from '#styles/recipes';

type WithdrawalConfirmationProps = {
  lines: readonly LineItem[];
  chosen: readonly LineShare[];
  send: () => Promise<OrderJourney>;
  onBack: () => void;
  onDone: (journey: OrderJourney) => void;
};

/** Second step: what will be declared, and the button that declares it. */
export function WithdrawalConfirmation(props: WithdrawalConfirmationProps) {
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

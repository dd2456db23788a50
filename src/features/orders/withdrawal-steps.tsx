import { Trans } from '@lingui/react/macro';
import type { LineItem } from '#src/domain/cart/cart.schema.ts';
import type {
  LineShare,
  OrderJourney,
  Return,
  Withdrawable,
} from '#src/domain/order/order.schema.ts';
import { FormError } from '#src/features/sign-in/form-error.tsx';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Button } from '#src/ui/button.tsx';
import { banner, flow } from '#styles/recipes';
import { Items } from './item-choice.tsx';
import { type Declare, ReturnSteps } from './return-steps.tsx';
import type { Ways } from './way-choice.tsx';
import { DECLARATION_PROBLEMS } from './withdrawal-problems.ts';

/** Where the form of the page of an order is sent without script; outside the prefixes. */
const DECLARATION_FORM_PATH = '/api/withdrawals';

type Lines = { lines: readonly LineItem[]; withdrawable: Withdrawable };

/** How a form without script went. */
export function DeclarationProblem({ name }: { name: string }) {
  const problem = DECLARATION_PROBLEMS.find((code) => code === name) ?? null;
  if (problem !== 'NONE_CHOSEN') return <FormError code={problem} />;
  return (
    <p className={banner({ type: 'danger' })}>
      <Trans>Please choose at least one item.</Trans>
    </p>
  );
}

/** The items and the confirmation where nothing runs script. */
export function PlainForm({ lines, withdrawable, token }: Lines & { token: string }) {
  return (
    <form method="post" action={DECLARATION_FORM_PATH} className={flow({ gap: '4' })}>
      <input type="hidden" name="locale" value={useLocale()} />
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="returnId" value={crypto.randomUUID()} />
      <fieldset className={flow({ gap: '2' })}>
        <legend>
          <Trans>Which items would you like to cancel?</Trans>
        </legend>
        <Items lines={lines} left={withdrawable.lines} isAll asksReasons={false} />
      </fieldset>
      <Button type="submit">
        <Trans>Confirm cancellation</Trans>
      </Button>
    </form>
  );
}

type WithdrawalStepsProps = Lines & {
  /** How items that have left may come back. */
  ways: Ways;
  currency: string;
  declare: Declare<LineShare>;
  onDeclared: (own: Return | undefined, journey: OrderJourney) => void;
  onCancel: () => void;
};

/** Withdrawing from an order in the words of the law, without a reason (decision 055). */
export function WithdrawalSteps(props: WithdrawalStepsProps) {
  const { lines, withdrawable, ways, currency, declare, onDeclared, onCancel } = props;
  return (
    <ReturnSteps
      lines={lines}
      left={withdrawable.lines}
      // Most send all back.
      isAll
      {...{ ways, currency }}
      words={{
        question: <Trans>Which items would you like to cancel?</Trans>,
        chosen: <Trans>You are about to cancel:</Trans>,
        confirm: <Trans>Confirm cancellation</Trans>,
      }}
      declare={({ returnId, lines: chosen, way }) =>
        declare({
          ...{ returnId, way },
          lines: chosen.map(({ lineId, quantity }) => ({ lineId, quantity })),
        })
      }
      onDeclared={onDeclared}
      onCancel={onCancel}
    />
  );
}

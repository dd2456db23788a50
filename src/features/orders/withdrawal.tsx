import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { LineItem } from '#src/domain/cart/cart.schema.ts';
import type { LineShare, OrderJourney, Withdrawable } from '#src/domain/order/order.schema.ts';
import { FormError } from '#src/features/sign-in/form-error.tsx';
import { useFormats } from '#src/i18n/use-formats.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Button } from '#src/ui/button.tsx';
import { banner, flow, heading } from '#styles/recipes';
import { Items, type ItemsProps } from './item-choice.tsx';
import { Acknowledgement, type Declare, ReturnSteps } from './return-steps.tsx';
import { DECLARATION_PROBLEMS } from './withdrawal-problems.ts';

/** Where the form of the page of an order is sent without script; outside the prefixes. */
const DECLARATION_FORM_PATH = '/api/withdrawals';

export type WithdrawalProps = {
  lines: readonly LineItem[];
  journey: OrderJourney;
  /** Level of its heading. */
  level?: 'h2' | 'h3';
  declare: Declare<LineShare>;
  /** Holder of a mail's link, whose declaration can be sent without script, and how that went. */
  holder?: { token: string; declared?: string; problem?: string };
  onDeclared: (journey: OrderJourney) => void;
};

/** Until when, where the parcel has come. */
function Until({ withdrawable: { until } }: { withdrawable: Withdrawable }) {
  const { date } = useFormats();
  if (until === null) {
    return <Trans>You can cancel up to 14 days after your parcel arrives.</Trans>;
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

function Problem({ name }: { name: string }) {
  const problem = DECLARATION_PROBLEMS.find((code) => code === name) ?? null;
  if (problem !== 'NONE_CHOSEN') return <FormError code={problem} />;
  return (
    <p className={banner({ type: 'danger' })}>
      <Trans>Please choose at least one item.</Trans>
    </p>
  );
}

type PlainFormProps = Pick<ItemsProps, 'lines' | 'left'> & { token: string };

/** The items and the confirmation where nothing runs script. */
function PlainForm({ lines, left, token }: PlainFormProps) {
  return (
    <form method="post" action={DECLARATION_FORM_PATH} className={flow({ gap: '4' })}>
      <input type="hidden" name="locale" value={useLocale()} />
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="returnId" value={crypto.randomUUID()} />
      <fieldset className={flow({ gap: '2' })}>
        <legend>
          <Trans>Which items would you like to cancel?</Trans>
        </legend>
        <Items lines={lines} left={left} isAll asksReasons={false} />
      </fieldset>
      <Button type="submit">
        <Trans>Confirm cancellation</Trans>
      </Button>
    </form>
  );
}

/** Withdrawing from an order in the words of the law, without a reason (decision 055). */
export function Withdrawal(props: WithdrawalProps) {
  const { lines, journey, level: Heading = 'h3', holder, declare, onDeclared } = props;
  const id = useId();
  const [declaredAt, setDeclaredAt] = useState(
    () =>
      journey.returns.find(
        ({ basis, returnId }) => basis === 'law' && returnId === holder?.declared,
      )?.declaredAt ?? null,
  );
  const { withdrawable } = journey;
  if (withdrawable === null && declaredAt === null) return null;
  return (
    <section id="withdrawal" className={flow({ gap: '4' })} aria-labelledby={id}>
      <Heading id={id} className={heading({ size: 'part' })}>
        <Trans>Right to cancel</Trans>
      </Heading>
      {declaredAt !== null && <Acknowledged at={declaredAt} />}
      {holder?.problem && <Problem name={holder.problem} />}
      {withdrawable !== null && holder && (
        <noscript>
          {import.meta.env.SSR && (
            <PlainForm lines={lines} left={withdrawable.lines} token={holder.token} />
          )}
        </noscript>
      )}
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

import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type {
  LineShare,
  OrderJourney,
  Return,
  Returnable,
  ReturnedLine,
  Withdrawable,
} from '#src/domain/order/order.schema.ts';
import type { ReturnBasis } from '#src/domain/order/order.values.ts';
import { waysBack } from '#src/domain/order/return.ts';
import { HelpLink } from '#src/features/shop/help-link.tsx';
import { useFormats } from '#src/i18n/use-formats.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { Button } from '#src/ui/button.tsx';
import { flow, heading, orderCard, text, withScript } from '#styles/recipes';
import { ReturnableUntil, WithdrawableUntil } from './back-until.tsx';
import { type Bought, ReturnItems } from './return-items.tsx';
import { Acknowledgement, type Declare } from './return-steps.tsx';
import { DeclarationProblem, PlainForm, WithdrawalSteps } from './withdrawal-steps.tsx';

export type SendBackProps = {
  order: Bought;
  journey: OrderJourney;
  /** Level of its heading. */
  level?: 'h2' | 'h3';
  declare: { law: Declare<LineShare>; promise?: Declare<ReturnedLine> };
  /** Holder of a mail's link, whose declaration can be sent without script, and how that went. */
  holder?: { token: string; isErased: boolean; declared?: string; problem?: string };
  onDeclared: (journey: OrderJourney) => void;
};

type DeclaredProps = { one: Return; isErased: boolean };

/** The acknowledgement stands where the buttons were; the mail says the same, where there is somebody to write to. */
function Declared({ one: { basis, declaredAt, returnNumber }, isErased }: DeclaredProps) {
  const { moment } = useFormats();
  const when = moment(declaredAt);
  if (isErased) {
    return (
      <Acknowledgement>
        {basis === 'law' ? (
          <Trans>
            We received your cancellation on {when}. We no longer have your email address: print
            this page and keep it.
          </Trans>
        ) : (
          <Trans>
            Your return {returnNumber} is registered. You will find what to do below. We no longer
            have your email address: print this page and keep it.
          </Trans>
        )}
      </Acknowledgement>
    );
  }
  return (
    <Acknowledgement>
      {basis === 'law' ? (
        <Trans>
          We received your cancellation on {when}. An acknowledgement is on its way to your email
          address.
        </Trans>
      ) : (
        <Trans>
          Your return {returnNumber} is registered. You will find what to do below, and in the email
          that is on its way to you.
        </Trans>
      )}
    </Acknowledgement>
  );
}

/** The time is over: until when it was, and where to read on. */
function Over({ until }: { until: string | null }) {
  const { date } = useFormats();
  const day = until === null ? '' : date(until, 'long');
  return (
    <>
      <p className={text({ tone: 'muted', measure: 'read' })}>
        <Trans>Items from this order could be returned until {day}.</Trans>
      </p>
      <p>
        <HelpLink className={orderCard().link}>
          <Trans>Help with your order</Trans>
        </HelpLink>
      </p>
    </>
  );
}

type WayProps = {
  about: ReactNode;
  until: ReactNode;
  name: ReactNode;
  /** The better way of two. */
  isFirst: boolean;
  /** Whether it was just left: its button takes the focus again. */
  hasFocus: boolean;
  onOpen: () => void;
};

/** A way back: what it is, until when, and the button that begins it. */
function Way({ about, until, name, isFirst, hasFocus, onOpen }: WayProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) button.current?.focus();
  }, [hasFocus]);
  return (
    <li className={flow({ gap: '2' })}>
      <p className={text({ tone: 'muted', measure: 'read' })}>{about}</p>
      <p className={text({ measure: 'read' })}>{until}</p>
      <p className={withScript()}>
        <Button ref={button} look={isFirst ? 'outline' : 'quiet'} onClick={onOpen}>
          {name}
        </Button>
      </p>
    </li>
  );
}

type WaysProps = {
  ways: readonly ReturnBasis[];
  /** What the label of the shop costs, in cents. */
  fee: number;
  currency: string;
  withdrawable: Withdrawable | null;
  returnable: Returnable | null;
  left: ReturnBasis | null;
  onOpen: (basis: ReturnBasis) => void;
};

/** What withdrawal and return mean, and which can be used; the better one first. */
function Ways({ ways, fee, currency, withdrawable, returnable, left, onOpen }: WaysProps) {
  const { price } = usePrices();
  const isOne = ways.length === 1;
  const amount = price(fee, currency);
  return (
    <>
      {returnable !== null && (
        <p className={text({ measure: 'read' })}>
          {returnable.isFree ? (
            <Trans>Sending items back is free: the label is prepaid.</Trans>
          ) : fee > 0 ? (
            <Trans>
              You pay the return postage. If you use our label, we take {amount} off your refund,
              but nothing for items that are faulty or not what you ordered.
            </Trans>
          ) : (
            <Trans>You pay the return postage.</Trans>
          )}
        </p>
      )}
      <ul className={flow({ gap: '6' })}>
        {ways.includes('law') && withdrawable !== null && (
          <Way
            about={
              isOne ? (
                <Trans>
                  You have a legal right to cancel the contract, and no reason is needed.
                </Trans>
              ) : (
                <Trans>
                  You have a legal right to cancel the contract, and no reason is needed. While it
                  lasts, it is the better choice.
                </Trans>
              )
            }
            until={<WithdrawableUntil withdrawable={withdrawable} />}
            name={<Trans>Cancel the contract here</Trans>}
            isFirst
            hasFocus={left === 'law'}
            onOpen={() => onOpen('law')}
          />
        )}
        {ways.includes('promise') && returnable !== null && (
          <Way
            about={
              <Trans>
                Returns are our own offer and give you more time: we take back anything you have not
                worn.
              </Trans>
            }
            until={<ReturnableUntil returnable={returnable} />}
            name={<Trans>Return items</Trans>}
            isFirst={isOne}
            hasFocus={left === 'promise'}
            onOpen={() => onOpen('promise')}
          />
        )}
      </ul>
    </>
  );
}

/** The one place of an order from which items go back, by law or as the shop promises (decision 055). */
export function SendBack(props: SendBackProps) {
  const { order, journey, level: Heading = 'h3', declare, holder, onDeclared } = props;
  const id = useId();
  const [open, setOpen] = useState<ReturnBasis | null>(null);
  const [left, setLeft] = useState<ReturnBasis | null>(null);
  const [declared, setDeclared] = useState(
    () => journey.returns.find(({ returnId }) => returnId === holder?.declared) ?? null,
  );
  const { withdrawable } = journey;
  const returnable = declare.promise ? journey.returnable : null;
  const ways = waysBack({ withdrawable, returnable });
  const isOver = ways.length === 0 && returnable?.isOver === true;
  if (ways.length === 0 && declared === null && !isOver) return null;
  const lines = order.lineItems;
  const steps = {
    onDeclared: (own: Return | undefined, now: OrderJourney) => {
      setDeclared(own ?? null);
      setOpen(null);
      setLeft(null);
      onDeclared(now);
    },
    onCancel: () => {
      setLeft(open);
      setOpen(null);
    },
  };
  return (
    <section id="send-back" className={flow({ gap: '4' })} aria-labelledby={id}>
      <Heading id={id} className={heading({ size: 'part' })}>
        <Trans>Send back</Trans>
      </Heading>
      {declared !== null && (
        <Declared key={declared.returnId} one={declared} isErased={holder?.isErased === true} />
      )}
      {holder?.problem && <DeclarationProblem name={holder.problem} />}
      {isOver && <Over until={returnable.until} />}
      {withdrawable !== null && holder && (
        <noscript>
          {import.meta.env.SSR && (
            <PlainForm lines={lines} withdrawable={withdrawable} token={holder.token} />
          )}
        </noscript>
      )}
      {open === null && ways.length > 0 && (
        <Ways
          {...{ ways, withdrawable, returnable, left }}
          fee={Math.max(0, ...journey.ways.map(({ feeCents }) => feeCents))}
          currency={order.totalPrice.currencyCode}
          onOpen={setOpen}
        />
      )}
      {open === 'law' && withdrawable !== null && (
        <WithdrawalSteps
          {...{ lines, withdrawable, ...steps }}
          // What has not left is not sent.
          ways={journey.returnable === null ? [] : journey.ways}
          currency={order.totalPrice.currencyCode}
          declare={declare.law}
        />
      )}
      {open === 'promise' && returnable !== null && declare.promise && (
        <ReturnItems {...{ order, journey, returnable, ...steps }} declare={declare.promise} />
      )}
    </section>
  );
}

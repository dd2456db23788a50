import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type {
  Order,
  OrderJourney,
  Returnable,
  ReturnedLine,
} from '#src/domain/order/order.schema.ts';
import { refundCents } from '#src/domain/order/refund.ts';
import { REFUND_WITHIN_DAYS } from '#src/domain/order/return.ts';
import { HelpLink } from '#src/features/shop/help-link.tsx';
import { useFormats } from '#src/i18n/use-formats.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { flow, heading, orderCard, text } from '#styles/recipes';
import { Acknowledgement, type Declare, ReturnSteps } from './return-steps.tsx';

type Bought = Pick<Order, 'lineItems' | 'shippingInfo' | 'totalPrice'> & {
  giftWrap: { price: number } | null;
};

type ReturnItemsProps = {
  order: Bought;
  journey: OrderJourney;
  /** Level of its heading. */
  level?: 'h2' | 'h3';
  declare: Declare<ReturnedLine>;
  onDeclared: (journey: OrderJourney) => void;
};

/** Until when, by the days that the shop promises. */
export function ReturnableUntil({ returnable: { days, until } }: { returnable: Returnable }) {
  const { date } = useFormats();
  if (until === null) {
    return <Trans>You can return items up to {days} days after your parcel arrives.</Trans>;
  }
  const day = date(until, 'long');
  return <Trans>You can return items until {day}.</Trans>;
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

type RefundProps = {
  order: Bought;
  journey: OrderJourney;
  returnable: Returnable;
  chosen: readonly ReturnedLine[];
};

/** What will be paid back, and by when. */
function Refund({ order, journey, returnable, chosen }: RefundProps) {
  const { price } = usePrices();
  const earlier = journey.returns.flatMap(({ lines }) => lines);
  const cents = refundCents(order, returnable.paidCents, { earlier, returned: chosen });
  const amount = price(cents, order.totalPrice.currencyCode);
  const days = REFUND_WITHIN_DAYS;
  return (
    <p className={text({ measure: 'read' })}>
      <Trans>
        We will refund you {amount} the way you paid, within {days} days of your parcel reaching us.
      </Trans>
    </p>
  );
}

/** Returning items as the shop promises: items and reasons, a summary, the number (decision 055). */
export function ReturnItems(props: ReturnItemsProps) {
  const { order, journey, level: Heading = 'h3', declare, onDeclared } = props;
  const id = useId();
  const [number, setNumber] = useState<string | null>(null);
  const { returnable } = journey;
  if (returnable === null && number === null) return null;
  return (
    <section className={flow({ gap: '4' })} aria-labelledby={id}>
      <Heading id={id} className={heading({ size: 'part' })}>
        <Trans>Returning items</Trans>
      </Heading>
      {number !== null && (
        <Acknowledgement>
          <Trans>
            Your return {number} is registered. You will find the label and what to do below, and in
            the email that is on its way to you.
          </Trans>
        </Acknowledgement>
      )}
      {returnable?.isOver && <Over until={returnable.until} />}
      {returnable !== null && !returnable.isOver && (
        <ReturnSteps
          lines={order.lineItems}
          left={returnable.lines}
          isAll={returnable.lines.length === 1}
          asksReasons
          words={{
            open: <Trans>Return items</Trans>,
            question: <Trans>Which items would you like to return?</Trans>,
            chosen: <Trans>You are about to return:</Trans>,
            confirm: <Trans>Confirm the return</Trans>,
          }}
          about={<ReturnableUntil returnable={returnable} />}
          consequence={(chosen) => (
            <Refund order={order} journey={journey} returnable={returnable} chosen={chosen} />
          )}
          declare={declare}
          onDeclared={(own, now) => {
            setNumber(own?.returnNumber ?? null);
            onDeclared(now);
          }}
        />
      )}
    </section>
  );
}

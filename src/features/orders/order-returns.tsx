import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { Order, OrderJourney, Return } from '#src/domain/order/order.schema.ts';
import { REFUND_WITHIN_DAYS } from '#src/domain/order/return.ts';
import { returnLabelUrl } from '#src/features/shop/document-urls.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { useFormats } from '#src/i18n/use-formats.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { flow, heading, orderCard, text } from '#styles/recipes';
import { ReturnedItems } from './return-steps.tsx';

/** Who asks for labels: the customer, or the holder of a mail's link. */
type LabelBy = Parameters<typeof returnLabelUrl>[2];

type Sent = Return & { sending: NonNullable<Return['sending']> };
const isSent = (one: Return): one is Sent => one.sending !== null;

type SendingProps = Sent & { by: LabelBy; currency: string };

/** When it is paid back. */
function RefundTime({ basis }: Pick<Sent, 'basis'>) {
  const days = REFUND_WITHIN_DAYS;
  if (basis === 'law') {
    return (
      <Trans>
        We will refund you as soon as the items reach us, or as soon as you show that you have sent
        them.
      </Trans>
    );
  }
  return <Trans>We will refund you within {days} days of the items reaching us.</Trans>;
}

/** Brought into a store, with the number by which it is found. */
function ToStore({ returnNumber, basis }: Pick<Sent, 'returnNumber' | 'basis'>) {
  return (
    <ul className={flow({ gap: '1' })}>
      <li>
        <Trans>
          Bring the items and your return number {returnNumber} to one of our stores that take
          returns. It is free.
        </Trans>
      </li>
      <li>
        <RefundTime basis={basis} />
      </li>
    </ul>
  );
}

/** Who pays the postage. */
function Postage({
  isFree,
  way,
  fee,
}: {
  isFree: boolean;
  way: string | null;
  fee: string | null;
}) {
  if (way === 'label' && fee !== null) {
    return <Trans>The label is prepaid. We take {fee} off your refund for it.</Trans>;
  }
  if (isFree || way === 'label') return <Trans>The return is free: the label is prepaid.</Trans>;
  return <Trans>You pay the return postage.</Trans>;
}

/**
 * The label, where to hand the parcel in, until when, who pays the postage, and when it is paid back:
 * after a withdrawal, proof that it was sent is enough (directive 2011/83/EU, article 13).
 */
function Sending({ returnNumber, sending, feeCents, basis, by, currency }: SendingProps) {
  const locale = useLocale();
  const { date } = useFormats();
  const { brandName } = useShop();
  const { price } = usePrices();
  const { carrier, isFree, address, way } = sending;
  const place = [brandName, ...address].join(', ');
  const day = date(sending.until, 'long');
  if (way === 'store') return <ToStore {...{ returnNumber, basis }} />;
  return (
    <>
      <p>
        <a href={returnLabelUrl(locale, returnNumber, by)} className={orderCard().link}>
          <Trans>Print the label for {returnNumber} (PDF)</Trans>
        </a>
      </p>
      <ul className={flow({ gap: '1' })}>
        {address.length > 0 && (
          <li>
            <Trans>Send the items to: {place}</Trans>
          </li>
        )}
        <li>
          <Trans>
            Stick the label on the parcel and drop it off with {carrier} by {day}.
          </Trans>
        </li>
        <li>
          <Postage {...{ isFree, way }} fee={feeCents > 0 ? price(feeCents, currency) : null} />
        </li>
        <li>
          <RefundTime basis={basis} />
        </li>
      </ul>
    </>
  );
}

/** Requested, arrived, refunded: how far a return has come. */
function Progress({ one, order }: { one: Return; order: Pick<Order, 'totalPrice'> }) {
  const { date } = useFormats();
  const { price } = usePrices();
  const { basis, declaredAt, wasSent, receivedAt, refundedAt, refundCents } = one;
  const amount = price(refundCents ?? 0, order.totalPrice.currencyCode);
  if (refundedAt !== null) {
    const day = date(refundedAt, 'long');
    return (
      <Trans>
        Refunded on {day}: {amount}
      </Trans>
    );
  }
  if (receivedAt !== null && wasSent) {
    const day = date(receivedAt, 'long');
    return (
      <Trans>
        Arrived on {day}. We are refunding you {amount}.
      </Trans>
    );
  }
  if (receivedAt !== null) return <Trans>We are refunding you {amount}.</Trans>;
  const day = date(declaredAt, 'long');
  // A withdrawal takes effect when it is declared; nobody has to grant it.
  return basis === 'law' ? <Trans>Received on {day}</Trans> : <Trans>Requested on {day}</Trans>;
}

type OrderReturnsProps = {
  order: Pick<Order, 'lineItems' | 'totalPrice'>;
  journey: OrderJourney;
  /** Level of its heading. */
  level?: 'h2' | 'h3';
  by: LabelBy;
};

/** What comes back of an order, the newest first, and how far it has come. */
export function OrderReturns({ order, journey, level: Heading = 'h3', by }: OrderReturnsProps) {
  const id = useId();
  if (journey.returns.length === 0) return null;
  return (
    <section className={flow({ gap: '4' })} aria-labelledby={id}>
      <Heading id={id} className={heading({ size: 'part' })}>
        <Trans>Your returns</Trans>
      </Heading>
      {journey.returns.toReversed().map((one) => {
        const { returnId, returnNumber, basis, lines } = one;
        return (
          <article key={returnId} className={flow({ gap: '2' })} aria-labelledby={returnId}>
            <p id={returnId}>
              <strong>
                {basis === 'law' ? (
                  <Trans>Cancellation {returnNumber}</Trans>
                ) : (
                  <Trans>Return {returnNumber}</Trans>
                )}
              </strong>
            </p>
            <p className={text({ tone: 'notice' })}>
              <Progress one={one} order={order} />
            </p>
            <ReturnedItems lines={order.lineItems} returned={lines} />
            {isSent(one) && <Sending {...one} by={by} currency={order.totalPrice.currencyCode} />}
          </article>
        );
      })}
    </section>
  );
}

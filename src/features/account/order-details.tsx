import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { invoiceIdOf } from '#src/domain/order/download.ts';
import type { Order, OrderJourney } from '#src/domain/order/order.schema.ts';
import { isPaid } from '#src/domain/order/order.ts';
import { DeliveredTo } from '#src/features/addresses/delivered-to.tsx';
import { PostalAddress } from '#src/features/addresses/postal-address.tsx';
import { CartTotals } from '#src/features/cart/cart-totals.tsx';
import { ExtraList } from '#src/features/cart/extra-list.tsx';
import { GiftCardShares } from '#src/features/cart/gift-card-shares.tsx';
import { LineList } from '#src/features/cart/line-list.tsx';
import { readClientError } from '#src/features/failures/client-error.ts';
import { OrderReturns } from '#src/features/orders/order-returns.tsx';
import { OrderTimeline } from '#src/features/orders/order-timeline.tsx';
import {
  orderJourneyQuery,
  returnOfOrder,
  withdrawFromOrder,
} from '#src/features/orders/orders.functions.ts';
import { SendBack } from '#src/features/orders/send-back.tsx';
import { downloadUrl } from '#src/features/shop/document-urls.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { FormError } from '#src/features/sign-in/form-error.tsx';
import { ERROR_MESSAGES } from '#src/i18n/errors.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { banner, flow, heading, orderCard, skeleton } from '#styles/recipes';
import { orderQuery } from './account.functions.ts';
import { OrderReviews } from './order-reviews.tsx';

type JourneyProps = { order: Order; hasReviews: boolean };

/** In the account: the steps of an order, what comes back of it, and what may be reviewed. */
function OwnOrderJourney({ order, hasReviews }: JourneyProps) {
  const queryClient = useQueryClient();
  const { orderNumber } = order;
  const query = orderJourneyQuery(orderNumber);
  const { data: journey, error } = useQuery(query);
  if (error !== null) return <FormError code={readClientError(error).code} />;
  if (journey === undefined) return null;
  const changeJourney = (now: OrderJourney) => queryClient.setQueryData(query.queryKey, now);
  return (
    <>
      <OrderTimeline journey={journey} />
      <SendBack
        order={order}
        journey={journey}
        declare={{
          law: (declaration) => withdrawFromOrder({ data: { orderNumber, ...declaration } }),
          promise: (declaration) => returnOfOrder({ data: { orderNumber, ...declaration } }),
        }}
        onDeclared={changeJourney}
      />
      <OrderReturns order={order} journey={journey} by={{ order: orderNumber }} />
      {hasReviews && <OrderReviews order={order} returns={journey.returns} />}
    </>
  );
}

/** What the platform knows of an order once it is placed. */
function Afterwards({ order }: { order: Order }) {
  const { lacks } = useShop();
  const hasReviews = !lacks.includes('reviews');
  if (!lacks.includes('tracking')) return <OwnOrderJourney {...{ order, hasReviews }} />;
  return hasReviews && <OrderReviews order={order} returns={[]} />;
}

type InvoiceLinkProps = { order: Pick<Order, 'orderNumber' | 'status'> };

/** Saves the invoice of a paid order, in shops that have downloads (DOM-26). */
function InvoiceLink({ order }: InvoiceLinkProps) {
  const locale = useLocale();
  const { myDownloads } = useShop().parameters.params;
  if (!myDownloads || !isPaid(order)) return null;
  const document = invoiceIdOf(order.orderNumber);
  return (
    <p>
      <a href={downloadUrl(locale, document)} className={orderCard().link}>
        <Trans>Download the invoice (PDF)</Trans>
      </a>{' '}
      <a href={downloadUrl(locale, document, 'xml')} className={orderCard().link}>
        <Trans>Download the invoice as data (XML)</Trans>
      </a>
    </p>
  );
}

function Details({ order }: { order: Order }) {
  return (
    <div className={flow({ gap: '8' })}>
      <LineList lines={order.lineItems} />
      <ExtraList extras={order} currency={order.totalPrice.currencyCode} />
      <div className={orderCard().details}>
        {order.shippingAddress !== null && (
          <DeliveredTo
            shippingInfo={order.shippingInfo}
            address={order.shippingAddress}
            heading={(title) => <h3 className={heading({ size: 'part' })}>{title}</h3>}
          />
        )}
        {order.billingAddress !== null && (
          <section className={flow({ gap: '2' })}>
            <h3 className={heading({ size: 'part' })}>
              <Trans>Billing address</Trans>
            </h3>
            <PostalAddress address={order.billingAddress} />
          </section>
        )}
        <section className={flow({ gap: '2' })}>
          <h3 className={heading({ size: 'part' })}>
            <Trans>Amount</Trans>
          </h3>
          <CartTotals cart={order} />
          <GiftCardShares cart={order} />
          <InvoiceLink order={order} />
        </section>
      </div>
      <Afterwards order={order} />
    </div>
  );
}

/** An order with its lines, addresses and amounts. */
export function OrderDetails({ orderNumber }: { orderNumber: string }) {
  const { t, i18n } = useLingui();
  const { data: order, error } = useQuery(orderQuery(orderNumber));
  if (error !== null) {
    return (
      <p role="alert" className={banner({ type: 'danger' })}>
        <span>{i18n._(ERROR_MESSAGES[readClientError(error).code])}</span>
      </p>
    );
  }
  if (order === undefined) {
    return <output className={skeleton({ shape: 'block' })} aria-label={t`The order is loading`} />;
  }
  return <Details order={order} />;
}

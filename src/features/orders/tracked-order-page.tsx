import { Trans } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { shownName } from '#src/domain/account/display-name.ts';
import type { OrderJourney, TrackedOrder } from '#src/domain/order/order.schema.ts';
import { CartTotals } from '#src/features/cart/cart-totals.tsx';
import { ExtraList } from '#src/features/cart/extra-list.tsx';
import { LineList } from '#src/features/cart/line-list.tsx';
import { ExpectedDays } from '#src/features/delivery/expected-days.tsx';
import { OrdersLink } from '#src/features/shop/orders-link.tsx';
import { button, cluster, flow, heading, orderCard, page, text } from '#styles/recipes';
import { OrderReturns } from './order-returns.tsx';
import { OrderStatusLabel } from './order-status.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { returnOfTracked, trackedOrderQuery, withdrawFromTracked } from './orders.functions.ts';
import { SendBack, type SendBackProps } from './send-back.tsx';

type TrackedOrderProps = Omit<NonNullable<SendBackProps['holder']>, 'isErased'>;

/** A link that was cut short on the way, or is older than it lasts. */
function NoOrder() {
  return (
    <div className={flow({ gap: '6' })}>
      <h1 className={heading()}>
        <Trans>This link does not work any more</Trans>
      </h1>
      <p className={text({ measure: 'read' })}>
        <Trans>
          Links to an order work for three years, and only if the whole link is there. Sign in to
          see all your orders.
        </Trans>
      </p>
      <p>
        <OrdersLink className={button()}>
          <Trans>Sign in</Trans>
        </OrdersLink>
      </p>
    </div>
  );
}

/** An order without an account: how it comes into one. A link alone opens none. */
function GuestOffer() {
  return (
    <section className={flow({ gap: '4' })} aria-labelledby="guest-offer">
      <h2 id="guest-offer" className={heading({ size: 'part' })}>
        <Trans>Keep everything in one place</Trans>
      </h2>
      <p className={text({ measure: 'read' })}>
        <Trans>
          This order was placed as a guest. Sign in or create an account with the same email
          address, and add the order to it.
        </Trans>
      </p>
      <p>
        <OrdersLink className={button({ look: 'outline' })}>
          <Trans>Sign in or create an account</Trans>
        </OrdersLink>
      </p>
    </section>
  );
}

/** What a link tells of cards and gifts: that it is wrapped, not for whom. */
const extrasSeen = ({ giftWrap }: TrackedOrder) => ({
  ...{ loyaltyCard: null, giftCards: [], donations: [] },
  giftWrap: giftWrap && { ...giftWrap, message: '' },
});

function Found({ order, ...holder }: { order: TrackedOrder } & TrackedOrderProps) {
  const { token } = holder;
  const queryClient = useQueryClient();
  const { orderNumber, journey, shippingInfo, town } = order;
  const changeJourney = (now: OrderJourney) => {
    const changed: TrackedOrder = { ...order, journey: now };
    queryClient.setQueryData(trackedOrderQuery(token).queryKey, changed);
  };
  return (
    <div className={flow({ gap: '8' })}>
      <div className={cluster({ gap: '4' })}>
        <h1 className={heading()}>
          <Trans>Order {orderNumber}</Trans>
        </h1>
        <OrderStatusLabel status={order.status} />
      </div>
      <LineList lines={order.lineItems} />
      <ExtraList extras={extrasSeen(order)} currency={order.totalPrice.currencyCode} />
      <div className={orderCard().details}>
        <OrderTimeline journey={journey} level="h2" />
        {shippingInfo !== null && (
          <section className={flow({ gap: '2' })}>
            <h2 className={heading({ size: 'part' })}>
              <Trans>Delivery</Trans>
            </h2>
            <p>{shippingInfo.name}</p>
            <ExpectedDays promise={shippingInfo?.promise} />
            {town !== null && <p>{shownName(town)}</p>}
          </section>
        )}
        <section className={flow({ gap: '2' })}>
          <h2 className={heading({ size: 'part' })}>
            <Trans>Amount</Trans>
          </h2>
          <CartTotals cart={order} />
        </section>
      </div>
      <SendBack
        order={order}
        journey={journey}
        level="h2"
        holder={{ ...holder, isErased: order.isErased }}
        declare={{
          law: (declaration) => withdrawFromTracked({ data: { token, ...declaration } }),
          promise: (declaration) => returnOfTracked({ data: { token, ...declaration } }),
        }}
        onDeclared={changeJourney}
      />
      <OrderReturns order={order} journey={journey} level="h2" by={{ token }} />
      {order.isGuest && <GuestOffer />}
      {!order.isGuest && !order.isErased && (
        <p>
          <OrdersLink order={orderNumber} className={button({ look: 'quiet' })}>
            <Trans>Sign in for addresses and payment</Trans>
          </OrdersLink>
        </p>
      )}
    </div>
  );
}

/** The order of a mail's link, without a sign-in (decision 055). */
export function TrackedOrderPage(holder: TrackedOrderProps) {
  const { data: order } = useSuspenseQuery(trackedOrderQuery(holder.token));
  return (
    <div className={page()}>
      {order === null ? <NoOrder /> : <Found order={order} {...holder} />}
    </div>
  );
}

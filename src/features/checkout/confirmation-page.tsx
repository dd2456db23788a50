import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toAnalyticsOrder } from '#src/domain/order/analytics-order.ts';
import type { Order } from '#src/domain/order/order.schema.ts';
import type { Voucher } from '#src/domain/payment/payment.schema.ts';
import { DeliveredTo } from '#src/features/addresses/delivered-to.tsx';
import { measure } from '#src/features/analytics/measured-events.ts';
import { CartTotals } from '#src/features/cart/cart-totals.tsx';
import { ExtraList } from '#src/features/cart/extra-list.tsx';
import { GiftCardShares } from '#src/features/cart/gift-card-shares.tsx';
import { LineList } from '#src/features/cart/line-list.tsx';
import { FollowOrder } from '#src/features/guests/follow-order.tsx';
import { KeepAccount } from '#src/features/guests/keep-account.tsx';
import { HomeLink } from '#src/features/shop/links.tsx';
import { OrdersLink } from '#src/features/shop/orders-link.tsx';
import { accountStateQuery } from '#src/features/sign-in/session.functions.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import {
  button,
  checkoutSummary,
  cluster,
  confirmation,
  flow,
  heading,
  summary,
  text,
} from '#styles/recipes';
import { CheckoutFrame } from './checkout-frame.tsx';
import { PaymentMark } from './payment-mark.tsx';
import { chosenPayment, paymentName } from './payment-methods.ts';
import { useOrderOfCart } from './use-order-of-cart.ts';

/** What a shopper takes to a cash machine: entity, reference, amount and until when. */
function VoucherCard({ voucher }: { voucher: Voucher }) {
  const { t } = useLingui();
  const { money } = usePrices();
  const { moment } = useFormats();
  const styles = summary();
  const rows = [
    [t`Entity`, voucher.entity],
    [t`Reference`, voucher.reference],
    [t`Amount`, money(voucher)],
    [t`Pay by`, moment(voucher.expiresAt)],
  ] as const;
  return (
    <section className={flow({ gap: '4' })} aria-labelledby="voucher">
      <h2 id="voucher" className={heading({ size: 'part' })}>
        <Trans>Pay with Multibanco</Trans>
      </h2>
      <p className={text({ measure: 'read' })}>
        <Trans>
          Pay at a cash machine or in your banking app with these details. We keep your items until
          then, and send them as soon as we have your payment.
        </Trans>
      </p>
      <dl className={styles.totals}>
        {rows.map(([name, value]) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd>
              <strong>{value}</strong>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <Button look="outline" onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
      </p>
    </section>
  );
}

function WaysOn({ orderNumber }: { orderNumber?: string }) {
  const { data: account } = useSuspenseQuery(accountStateQuery);
  return (
    <div className={cluster({ gap: '4' })}>
      {!account.isGuest && (
        <OrdersLink className={button()} {...(orderNumber !== undefined && { order: orderNumber })}>
          <Trans>Orders</Trans>
        </OrdersLink>
      )}
      {account.isGuest && orderNumber !== undefined && <FollowOrder orderNumber={orderNumber} />}
      <HomeLink className={button({ look: 'outline' })}>
        <Trans>Continue shopping</Trans>
      </HomeLink>
    </div>
  );
}

/** What happens next, in order. */
function NextSteps({ isFree }: { isFree: boolean }) {
  const { data: account } = useSuspenseQuery(accountStateQuery);
  const { email } = account;
  return (
    <ol className={confirmation().next}>
      <li>
        <Icon name="check" />
        {isFree ? (
          <Trans>We have received your order, and there is nothing to pay.</Trans>
        ) : (
          <Trans>We have received your order, and your payment is confirmed.</Trans>
        )}
      </li>
      <li>
        <Icon name="mail" />
        <Trans>A confirmation with all the details is on its way to {email}.</Trans>
      </li>
      <li>
        <Icon name="box" />
        <Trans>We pack your order with care and will email you as soon as it is on its way.</Trans>
      </li>
      <li>
        <Icon name="truck" />
        {account.isGuest ? (
          <Trans>Use the link in our emails to track it, return items or cancel.</Trans>
        ) : (
          <Trans>You can follow it in your account, under Orders.</Trans>
        )}
      </li>
    </ol>
  );
}

function PlacedOrder({ order }: { order: Order }) {
  return (
    <div className={flow({ gap: '8' })}>
      <p className={text({ size: 'lg' })}>
        <Trans>
          Your order number is <strong>{order.orderNumber}</strong>.
        </Trans>
      </p>
      {order.voucher === null ? (
        <NextSteps isFree={order.totalPrice.centAmount === 0} />
      ) : (
        <VoucherCard voucher={order.voucher} />
      )}
      {order.shippingAddress !== null && (
        <DeliveredTo
          shippingInfo={order.shippingInfo}
          address={order.shippingAddress}
          heading={(title) => <h2 className={heading({ size: 'part' })}>{title}</h2>}
        />
      )}
      <KeepAccount />
      <WaysOn orderNumber={order.orderNumber} />
    </div>
  );
}

/** How the order was paid; nothing where gift cards paid all of it. */
function PaidBy({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const method = chosenPayment(order);
  if (method === null) return null;
  return (
    <dl className={summary().totals}>
      <div className={summary().row}>
        <dt>
          <Trans>Payment</Trans>
        </dt>
        <dd className={cluster({ gap: '2' })}>
          <PaymentMark method={method} />
          {paymentName(i18n, method)}
        </dd>
      </div>
    </dl>
  );
}

function OrderSummary({ order }: { order: Order }) {
  return (
    <aside className={checkoutSummary().box}>
      <h2 className={heading({ size: 'part' })}>
        <Trans>Your order</Trans>
      </h2>
      <LineList lines={order.lineItems} />
      <ExtraList extras={order} currency={order.totalPrice.currencyCode} />
      <CartTotals cart={order} />
      <GiftCardShares cart={order} />
      <PaidBy order={order} />
    </aside>
  );
}

/** Step 4: the order, as soon as there is one; a shopper who has paid is never asked to pay again. */
export function ConfirmationPage({ cartId }: { cartId: string }) {
  const { order, isExhausted } = useOrderOfCart(cartId);
  useEffect(() => {
    if (order !== null) measure({ event: 'order', order: toAnalyticsOrder(order) });
  }, [order]);
  return (
    <CheckoutFrame
      step="confirmation"
      title={<Trans>Thank you</Trans>}
      summary={order === null ? undefined : <OrderSummary order={order} />}
    >
      <div role="status">
        {order !== null && <PlacedOrder order={order} />}
        {order === null && !isExhausted && (
          <p className={cluster({ gap: '2' })}>
            <Spinner />
            <Trans>One moment: we are confirming your order.</Trans>
          </p>
        )}
        {order === null && isExhausted && (
          <div className={flow({ gap: '6' })}>
            <p className={text({ size: 'lg', measure: 'read' })}>
              <Trans>
                Your order is being processed: you will get an email as soon as it is confirmed.
                There is nothing more for you to do.
              </Trans>
            </p>
            <WaysOn />
          </div>
        )}
      </div>
    </CheckoutFrame>
  );
}

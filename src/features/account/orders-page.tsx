import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { itemCount } from '#src/domain/cart/cart.ts';
import type { Order, OrderSummary } from '#src/domain/order/order.schema.ts';
import { picturesOf } from '#src/domain/order/order.ts';
import { TakeOrders } from '#src/features/guests/take-orders.tsx';
import { OrdersLink } from '#src/features/shop/orders-link.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { flow, heading } from '#styles/recipes';
import { ORDERS_PAGE_SIZE, orderQuery, ordersQuery } from './account.functions.ts';
import { EmptyState } from './empty-state.tsx';
import { OrderCard } from './order-card.tsx';
import { OrderDetails } from './order-details.tsx';

function toSummary(order: Order): OrderSummary {
  const { orderNumber, status, createdAt, totalPrice, lineItems } = order;
  return {
    orderNumber,
    status,
    createdAt,
    totalPrice,
    itemCount: itemCount(order),
    ...picturesOf(lineItems),
  };
}

/** A requested order that is not on this page of the list is shown above it. */
function OrderFromElsewhere({ orderNumber }: { orderNumber: string }) {
  const { data } = useQuery(orderQuery(orderNumber));
  if (data === undefined) return <OrderDetails orderNumber={orderNumber} />;
  return (
    <OrderCard order={toSummary(data)}>
      <OrderDetails orderNumber={orderNumber} />
    </OrderCard>
  );
}

type OrdersPageProps = {
  /** From 1. */
  page: number;
  openOrder: string | null;
};

/** The customer's orders, newest first; one of them may be open. */
export function OrdersPage({ page, openOrder }: OrdersPageProps) {
  const { t } = useLingui();
  const { data } = useSuspenseQuery(ordersQuery(page - 1));
  const isListed = data.values.some(({ orderNumber }) => orderNumber === openOrder);
  return (
    <div className={flow({ gap: '6' })}>
      <h1 className={heading()}>
        <Trans>Orders</Trans>
      </h1>
      <TakeOrders />
      {openOrder !== null && !isListed && <OrderFromElsewhere orderNumber={openOrder} />}
      {data.total === 0 && (
        <EmptyState>
          <Trans>No orders yet. Everything you order online will be listed here.</Trans>
        </EmptyState>
      )}
      <ul className={flow({ gap: '4' })}>
        {data.values.map((order) => (
          <li key={order.orderNumber}>
            <OrderCard order={order} page={page}>
              {order.orderNumber === openOrder ? (
                <OrderDetails orderNumber={order.orderNumber} />
              ) : undefined}
            </OrderCard>
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        pages={Math.ceil(data.total / ORDERS_PAGE_SIZE)}
        label={t`Pages`}
        link={(number, look) => <OrdersLink key={number} page={number} {...look} />}
      />
    </div>
  );
}

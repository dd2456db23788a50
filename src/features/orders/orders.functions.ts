import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import * as calls from '#src/domain/order/order-journey.calls.ts';
import { commerceMiddleware, customerMiddleware } from '#src/session/commerce.middleware.ts';
import { track, withdrawTracked } from './orders.server.ts';

const orderNumber = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const token = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const declaration = {
  withdrawalId: v.pipe(v.string(), v.uuid()),
  lines: v.pipe(
    v.array(
      v.object({
        lineId: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
        quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)),
      }),
    ),
    v.minLength(1),
    v.maxLength(100),
  ),
};

/** The steps of the customer's order; ORDER_NOT_FOUND. */
export const fetchOrderJourney = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(v.object({ orderNumber }))
  .handler(({ context, data }) =>
    context.customer.ask(calls.getOrderJourney, { params: { orderNumber: data.orderNumber } }),
  );

/** Withdraws from an own order; WITHDRAWAL_NOT_POSSIBLE. */
export const withdrawFromOrder = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(v.object({ orderNumber, ...declaration }))
  .handler(({ context, data: { orderNumber, ...declared } }) =>
    context.customer.ask(calls.withdraw, { params: { orderNumber }, body: declared }),
  );

/** The order of a mail's link, for guests as well: what it shows is bound to the mail alone. */
export const fetchTrackedOrder = createServerFn({ method: 'POST' })
  .middleware([commerceMiddleware])
  .validator(v.object({ token }))
  .handler(({ context, data }) => track(context.commerce, data.token));

/** Withdraws from the order of a mail's link; ORDER_LINK_UNKNOWN, WITHDRAWAL_NOT_POSSIBLE. */
export const withdrawFromTracked = createServerFn({ method: 'POST' })
  .middleware([commerceMiddleware])
  .validator(v.object({ token, ...declaration }))
  .handler(({ context, data }) => withdrawTracked(context.commerce, data));

export function orderJourneyQuery(orderNumber: string) {
  return queryOptions({
    queryKey: ['account', 'order-journey', orderNumber],
    queryFn: () => fetchOrderJourney({ data: { orderNumber } }),
  });
}

/** Null for a link that does not exist. */
export function trackedOrderQuery(token: string) {
  return queryOptions({
    queryKey: ['tracked-order', token],
    queryFn: () => fetchTrackedOrder({ data: { token } }),
  });
}

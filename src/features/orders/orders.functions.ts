import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import type { LineShare, OrderJourney, TrackedOrder } from '#src/domain/order/order.schema.ts';
import * as calls from '#src/domain/order/order-journey.calls.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';
import { isCommerceError } from '#src/gateway/commerce-error.ts';
import { countAttempt } from '#src/session/attempt-limits.server.ts';
import { commerceMiddleware, customerMiddleware } from '#src/session/commerce.middleware.ts';

/** What is taken back; sent twice under one id, it is declared once. */
type Declaration = { withdrawalId: string; lines: LineShare[] };

/** The order of a mail's link, counted as an attempt; null for a link that does not exist (any more). */
async function track(commerce: Commerce, token: string): Promise<TrackedOrder | null> {
  await countAttempt('order link', commerce.caller);
  try {
    return await commerce.ask(calls.trackOrder, { body: { token } });
  } catch (error) {
    if (isCommerceError(error, 'ORDER_LINK_UNKNOWN')) return null;
    throw error;
  }
}

/** ORDER_LINK_UNKNOWN, WITHDRAWAL_NOT_POSSIBLE, TOO_MANY_REQUESTS. */
async function withdrawTracked(
  commerce: Commerce,
  { token, ...declaration }: Declaration & { token: string },
): Promise<OrderJourney> {
  await countAttempt('order link', commerce.caller);
  return commerce.ask(calls.withdrawTracked, { body: { token, ...declaration } });
}

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

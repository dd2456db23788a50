import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { isEmail } from '#src/domain/newsletter/email.ts';
import type { TrackedOrder } from '#src/domain/order/order.schema.ts';
import { RETURN_REASONS, RETURN_WAYS } from '#src/domain/order/order.values.ts';
import * as calls from '#src/domain/order/order-journey.calls.ts';
import * as returnCalls from '#src/domain/order/return.calls.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';
import { isCommerceError } from '#src/gateway/commerce-error.ts';
import { countAttempt } from '#src/session/attempt-limits.server.ts';
import { commerceMiddleware, customerMiddleware } from '#src/session/commerce.middleware.ts';
import { askJourney, askTracked } from './journeys.server.ts';

/** The order of a mail's link, counted as an attempt; null for a link that does not exist (any more). */
async function track(commerce: Commerce, token: string): Promise<TrackedOrder | null> {
  await countAttempt('order link', commerce.caller);
  try {
    return await askTracked(commerce, token);
  } catch (error) {
    if (isCommerceError(error, 'ORDER_LINK_UNKNOWN')) return null;
    throw error;
  }
}

const orderNumber = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
const token = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
/** The form names the declaration: sent twice under one id, it is declared once. */
const returnId = v.pipe(v.string(), v.uuid());
const share = {
  lineId: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)),
};
const way = v.optional(v.nullable(v.picklist(RETURN_WAYS)), null);
const withdrawal = {
  ...{ returnId, way },
  lines: v.pipe(v.array(v.object(share)), v.minLength(1), v.maxLength(100)),
};
const returned = {
  ...{ returnId, way },
  lines: v.pipe(
    v.array(v.object({ ...share, reason: v.nullable(v.picklist(RETURN_REASONS)) })),
    v.minLength(1),
    v.maxLength(100),
  ),
};

/** The steps of the customer's order; ORDER_NOT_FOUND. */
export const fetchOrderJourney = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(v.object({ orderNumber }))
  .handler(({ context, data }) => askJourney(context.customer, data.orderNumber));

/** Withdraws from an own order; WITHDRAWAL_NOT_POSSIBLE. */
export const withdrawFromOrder = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(v.object({ orderNumber, ...withdrawal }))
  .handler(({ context, data: { orderNumber, ...body } }) =>
    context.customer.ask(returnCalls.withdraw, { params: { orderNumber }, body }),
  );

/** Returns items of an own order; RETURN_NOT_POSSIBLE. */
export const returnOfOrder = createServerFn({ method: 'POST' })
  .middleware([customerMiddleware])
  .validator(v.object({ orderNumber, ...returned }))
  .handler(({ context, data: { orderNumber, ...body } }) =>
    context.customer.ask(returnCalls.returnItems, { params: { orderNumber }, body }),
  );

/** The order of a mail's link, for guests as well: what it shows is bound to the mail alone. */
export const fetchTrackedOrder = createServerFn({ method: 'POST' })
  .middleware([commerceMiddleware])
  .validator(v.object({ token }))
  .handler(({ context, data }) => track(context.commerce, data.token));

/** What a visitor types of an order: its number, and the e-mail of the mail that confirmed it. */
export const orderClaim = v.object({
  orderNumber: v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{1,40}$/)),
  email: v.pipe(v.string(), v.trim(), v.check(isEmail)),
});

/** Opens an order without a sign-in, for an hour; ORDER_CLAIM_UNKNOWN. */
export const claimOrder = createServerFn({ method: 'POST' })
  .middleware([commerceMiddleware])
  .validator(orderClaim)
  .handler(async ({ context: { commerce }, data }) => {
    await countAttempt('order link', commerce.caller);
    const { token } = await commerce.ask(calls.claimOrder, { body: data });
    return { token, order: await askTracked(commerce, token) };
  });

/** What is withdrawn from by the holder of a link. */
export const trackedWithdrawal = v.object({ token, ...withdrawal });

/** Withdraws from the order of a mail's link; ORDER_LINK_UNKNOWN, WITHDRAWAL_NOT_POSSIBLE. */
export const withdrawFromTracked = createServerFn({ method: 'POST' })
  .middleware([commerceMiddleware])
  .validator(trackedWithdrawal)
  .handler(async ({ context: { commerce }, data }) => {
    await countAttempt('order link', commerce.caller);
    return commerce.ask(returnCalls.withdrawTracked, { body: data });
  });

/** Returns items of the order of a mail's link; ORDER_LINK_UNKNOWN, RETURN_NOT_POSSIBLE. */
export const returnOfTracked = createServerFn({ method: 'POST' })
  .middleware([commerceMiddleware])
  .validator(v.object({ token, ...returned }))
  .handler(async ({ context: { commerce }, data }) => {
    await countAttempt('order link', commerce.caller);
    return commerce.ask(returnCalls.returnTracked, { body: data });
  });

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

import type { OrderJourney } from '#src/domain/order/order.schema.ts';
import * as calls from '#src/domain/order/order-journey.calls.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';

/** A journey that offers no more than can be declared. */
export function servedJourney({ caller }: Commerce, journey: OrderJourney): OrderJourney {
  const { served } = caller;
  return {
    ...journey,
    withdrawable: served.has('withdrawal') ? journey.withdrawable : null,
    returnable: served.has('returns') ? journey.returnable : null,
  };
}

/** The steps of the customer's order; ORDER_NOT_FOUND. */
export async function askJourney(customer: Commerce, orderNumber: string): Promise<OrderJourney> {
  const journey = await customer.ask(calls.getOrderJourney, { params: { orderNumber } });
  return servedJourney(customer, journey);
}

/** The order of a mail's link, or of a claim; ORDER_LINK_UNKNOWN. */
export async function askTracked(commerce: Commerce, token: string) {
  const tracked = await commerce.ask(calls.trackOrder, { body: { token } });
  return { ...tracked, journey: servedJourney(commerce, tracked.journey) };
}

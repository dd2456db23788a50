import type { OrderJourney, TrackedOrder } from '#src/domain/order/order-journey.ts';
import { isCommerceError } from '#src/gateway/commerce-error.ts';
import * as gateway from '#src/gateway/order-journey.server.ts';
import { countAttempt } from '#src/session/attempt-limits.server.ts';
import type { Commerce } from '#src/session/commerce.server.ts';

/** The order of a mail's link, counted as an attempt; null for a link that leads nowhere (any more). */
export async function track({ call }: Commerce, token: string): Promise<TrackedOrder | null> {
  await countAttempt('order link', call);
  try {
    return await gateway.trackOrder(call, token);
  } catch (error) {
    if (isCommerceError(error, 'ORDER_LINK_UNKNOWN')) return null;
    throw error;
  }
}

/** ORDER_LINK_UNKNOWN, WITHDRAWAL_NOT_POSSIBLE, TOO_MANY_REQUESTS. */
export async function withdrawTracked(
  { call }: Commerce,
  { token, ...declaration }: gateway.Declaration & { token: string },
): Promise<OrderJourney> {
  await countAttempt('order link', call);
  return gateway.withdrawTracked(call, token, declaration);
}

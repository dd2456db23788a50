import type { LineShare, OrderJourney, TrackedOrder } from '#src/domain/order/order.schema.ts';
import * as calls from '#src/domain/order/order-journey.calls.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';
import { isCommerceError } from '#src/gateway/commerce-error.ts';
import { countAttempt } from '#src/session/attempt-limits.server.ts';

/** What is taken back; sent twice under one id, it is declared once. */
type Declaration = { withdrawalId: string; lines: LineShare[] };

/** The order of a mail's link, counted as an attempt; null for a link that does not exist (any more). */
export async function track(commerce: Commerce, token: string): Promise<TrackedOrder | null> {
  await countAttempt('order link', commerce.caller);
  try {
    return await commerce.ask(calls.trackOrder, { body: { token } });
  } catch (error) {
    if (isCommerceError(error, 'ORDER_LINK_UNKNOWN')) return null;
    throw error;
  }
}

/** ORDER_LINK_UNKNOWN, WITHDRAWAL_NOT_POSSIBLE, TOO_MANY_REQUESTS. */
export async function withdrawTracked(
  commerce: Commerce,
  { token, ...declaration }: Declaration & { token: string },
): Promise<OrderJourney> {
  await countAttempt('order link', commerce.caller);
  return commerce.ask(calls.withdrawTracked, { body: { token, ...declaration } });
}

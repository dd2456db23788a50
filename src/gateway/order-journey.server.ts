import * as calls from '#src/domain/order/order-journey.calls.ts';
import type { OrderJourney, TrackedOrder } from '#src/domain/order/order-journey.ts';
import type { LineShare } from '#src/domain/order/withdrawal.ts';
import type { CallContext } from './platform-call.server.ts';
import { ask } from './send.server.ts';

/** What is taken back; sent twice under one id, it is declared once. */
export type Declaration = { withdrawalId: string; lines: LineShare[] };

/** ORDER_NOT_FOUND for anybody else's. */
export function getOrderJourney(context: CallContext, orderNumber: string): Promise<OrderJourney> {
  return ask(context, calls.getOrderJourney, { params: { orderNumber } });
}

/** The journey as it is then; ORDER_NOT_FOUND, WITHDRAWAL_NOT_POSSIBLE. */
export function withdraw(
  context: CallContext,
  orderNumber: string,
  body: Declaration,
): Promise<OrderJourney> {
  return ask(context, calls.withdraw, { params: { orderNumber }, body });
}

/** The order that the link of a mail leads to; ORDER_LINK_UNKNOWN. */
export function trackOrder(context: CallContext, token: string): Promise<TrackedOrder> {
  return ask(context, calls.trackOrder, { body: { token } });
}

/** As `withdraw`, for whoever holds the link of the mail; ORDER_LINK_UNKNOWN. */
export function withdrawTracked(
  context: CallContext,
  token: string,
  declaration: Declaration,
): Promise<OrderJourney> {
  return ask(context, calls.withdrawTracked, { body: { token, ...declaration } });
}

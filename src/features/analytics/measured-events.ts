import type { ErrorCode } from '#src/domain/errors.ts';
import type { PageKind } from '#src/domain/measurement/page-kinds.ts';
import type { AnalyticsOrder } from '#src/domain/order/analytics-order.ts';

/** What is sent to the measurement: no customer, no URL with its search params. */
export type MeasuredEvent =
  | { event: 'page_view'; pageKind: PageKind; orderStep?: number }
  | { event: 'order'; order: AnalyticsOrder }
  | { event: 'checkout_error'; code: ErrorCode };

type Receiver = (event: MeasuredEvent) => void;

/** Limit of held events: more than a visit without an answer has. */
const MAX_HELD = 100;

const held: MeasuredEvent[] = [];
let receiver: Receiver | null = null;

/** Sends an event; held until the shopper has chosen, and dropped when it is no. */
export function measure(event: MeasuredEvent): void {
  if (receiver !== null) receiver(event);
  else if (held.length < MAX_HELD) held.push(event);
}

/** From now on events go there, those that were held first. */
export function sendMeasured(to: Receiver): void {
  receiver = to;
  for (const event of held.splice(0)) to(event);
}

/** From now on nothing is held or sent, until `sendMeasured`. */
export function clearMeasured(): void {
  receiver = () => undefined;
  held.length = 0;
}

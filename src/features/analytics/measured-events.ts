import type { ErrorCode } from '#src/domain/errors.ts';
import type { PageKind } from '#src/domain/measurement/page-kinds.ts';
import type { AnalyticsOrder } from '#src/domain/order/analytics-order.ts';

/** What is told to the measurement: no person, no address with its parameters. */
export type MeasuredEvent =
  | { event: 'page_view'; pageKind: PageKind; orderStep?: number }
  | { event: 'order'; order: AnalyticsOrder }
  | { event: 'checkout_error'; code: ErrorCode };

type Receiver = (event: MeasuredEvent) => void;

/** More than a visit without an answer can bring, and a bound on what is held for it. */
const MAX_HELD = 100;

const held: MeasuredEvent[] = [];
let receiver: Receiver | null = null;

/** Tells the measurement; held until the shopper has chosen, and forgotten when it is no. */
export function measure(event: MeasuredEvent): void {
  if (receiver !== null) receiver(event);
  else if (held.length < MAX_HELD) held.push(event);
}

/** From now on events go there, those that were held first. */
export function sendMeasured(to: Receiver): void {
  receiver = to;
  for (const event of held.splice(0)) to(event);
}

/** From now on nothing is kept or sent, until `sendMeasured`. */
export function forgetMeasured(): void {
  receiver = () => undefined;
  held.length = 0;
}

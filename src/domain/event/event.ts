import { z } from 'zod';
import { ONLINE_LOCALES } from '../shop/locales.ts';

/** What other systems are told of. */
export const EVENT_TYPES = [
  'order.placed',
  'order.cancelled',
  'order.changed',
  'parcel.shipped',
  'return.requested',
  'return.received',
  'refund.paid',
  'refund.failed',
  'stock.low',
  'product.changed',
  'product.published',
  'product.withdrawn',
  'price.planned',
  'price.changed',
  'customer.erased',
  'customer.merged',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/**
 * What an endpoint is sent. Of one subject, events come with rising sequence numbers: one that is
 * lower than what was seen is older news, whenever it arrives.
 */
export const eventSchema = z.object({
  type: z.enum(EVENT_TYPES),
  timestamp: z.iso.datetime(),
  /** Rises with each event of a subject; numbers may be left out. */
  sequence: z.int().positive(),
  shop: z.enum(ONLINE_LOCALES).nullable(),
  /** What it is about, such as `order` and its number. */
  subject: z.object({ kind: z.string(), id: z.string() }),
  data: z.record(z.string(), z.unknown()),
});
export type Event = z.infer<typeof eventSchema>;

/** Seconds to wait after each failed attempt; the last is repeated until the time is over. */
const WAITS = [5, 30, 120, 600, 1_800, 3_600, 3 * 3_600, 6 * 3_600];
/** For so long an event is sent again, in ms: three days. */
export const EVENT_LASTS_MS = 3 * 86_400_000;

/** Seconds until the next attempt after so many failed ones; null once the time is over. */
export function waitBefore(attempts: number, { sinceMs }: { sinceMs: number }): number | null {
  if (sinceMs >= EVENT_LASTS_MS) return null;
  return WAITS[Math.min(attempts, WAITS.length) - 1] ?? 0;
}

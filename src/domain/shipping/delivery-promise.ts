import { clockOf, instantOf } from '#src/domain/shop/clock.ts';
import { shopTimeZone } from '#src/domain/store/store.ts';
import type { DeliveryPromise } from './shipping.schema.ts';

/** When a parcel leaves and when it comes: by working days, holidays and the cut-off of a day. */

const DAY_MS = 86_400_000;
const SUNDAY = 0;
const SATURDAY = 6;

/** Whether a day (`YYYY-MM-DD`) is a public holiday in a country (alpha-2). */
export type IsHoliday = (day: string, country: string) => boolean;

/** The warehouse that parcels leave. */
export type Warehouse = {
  country: string;
  /** Orders before this time leave the same day: minutes after midnight by its clocks. */
  cutOff: number;
  /** Days (`YYYY-MM-DD`) when it is closed, beside weekends and public holidays. */
  closedOn?: readonly string[];
};

export type Way = {
  /** Working days from dispatch to delivery, both ends included. */
  delay: { minDays: number; maxDays: number };
  /** Whether Saturday is a day of delivery. */
  onSaturdays: boolean;
  /** Country of delivery, alpha-2. */
  country: string;
};

const dayOf = (clock: number) => new Date(clock).toISOString().slice(0, 10);
const weekdayOf = (day: string) => new Date(day).getUTCDay();
const after = (day: string, days: number) => dayOf(Date.parse(day) + days * DAY_MS);

/** The first day from `day` on that `isGood`. */
function firstDay(day: string, isGood: (day: string) => boolean): string {
  return isGood(day) ? day : firstDay(after(day, 1), isGood);
}

/**
 * The days between which an order comes that is placed at `asOf`, and until when it has to be placed
 * for that. `sentFrom` is the day (`YYYY-MM-DD`) on which pre-ordered goods reach the warehouse.
 */
export function deliveryPromise(
  { asOf, sentFrom = null }: { asOf: Date; sentFrom?: string | null },
  { delay, onSaturdays, country }: Way,
  warehouse: Warehouse,
  isHoliday: IsHoliday,
): DeliveryPromise {
  const timeZone = shopTimeZone(warehouse.country);
  const clock = clockOf(asOf.getTime(), timeZone);
  const today = dayOf(clock);
  const isPacked = (day: string) =>
    weekdayOf(day) !== SUNDAY &&
    weekdayOf(day) !== SATURDAY &&
    !isHoliday(day, warehouse.country) &&
    warehouse.closedOn?.includes(day) !== true;
  const isDelivered = (day: string) =>
    weekdayOf(day) !== SUNDAY &&
    (onSaturdays || weekdayOf(day) !== SATURDAY) &&
    !isHoliday(day, country);

  const cutOff = (day: string) => Date.parse(day) + warehouse.cutOff * 60_000;
  const isLate = clock >= cutOff(today);
  const ready = isLate ? after(today, 1) : today;
  const isWaited = sentFrom !== null && sentFrom > ready;
  const dispatch = firstDay(isWaited ? sentFrom : ready, isPacked);

  const days = [dispatch];
  for (let day = dispatch; days.length <= delay.maxDays; ) {
    day = firstDay(after(day, 1), isDelivered);
    days.push(day);
  }
  return {
    orderBy: isWaited ? null : new Date(instantOf(cutOff(dispatch), timeZone)).toISOString(),
    from: days[delay.minDays] ?? dispatch,
    to: days[delay.maxDays] ?? dispatch,
  };
}

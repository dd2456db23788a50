/** How pages feel to those who open them, counted in buckets that name nobody (decision 062). */

/** Largest content shown, answer to a click, movement of the page, first byte. */
export const VITALS = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
export type Vital = (typeof VITALS)[number];

/** Days that can be asked for, today included. */
export const MEASURED_SPANS = [1, 7, 28, 92] as const;

/** More than any page that somebody still looks at takes: ten minutes in ms. */
export const MAX_VITAL = 600_000;

/** Up to the first a value is good, above the second it is poor (web.dev/articles/vitals). */
const THRESHOLDS: Readonly<Record<Vital, readonly [good: number, poor: number]>> = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [100, 250],
  TTFB: [800, 1_800],
};

/**
 * Upper bounds of the buckets; what is above the last falls into one more. Both thresholds are among
 * them, so that a bucket has one rating.
 */
const BOUNDS: Readonly<Record<Vital, readonly number[]>> = {
  LCP: [500, 1_000, 1_500, 2_000, 2_500, 3_000, 3_500, 4_000, 6_000, 10_000],
  INP: [50, 100, 150, 200, 300, 400, 500, 750, 1_000],
  CLS: [0, 10, 25, 50, 100, 150, 200, 250, 500],
  TTFB: [100, 200, 400, 600, 800, 1_200, 1_800, 3_000, 5_000],
};

/** A value as it is counted: a whole number, CLS in thousandths. */
export function wholeVital(vital: Vital, value: number): number {
  const whole = Math.round(vital === 'CLS' ? value * 1_000 : value);
  return Math.min(Math.max(whole, 0), MAX_VITAL);
}

/** The bucket of a value, counted from 0. */
export function vitalBucket(vital: Vital, value: number): number {
  const index = BOUNDS[vital].findIndex((bound) => value <= bound);
  return index === -1 ? BOUNDS[vital].length : index;
}

export type VitalRating = 'good' | 'fair' | 'poor';
/** The 75th percentile of page loads is at or below `bound`, or above it when `isOver`. */
export type TypicalVital = { bound: number; isOver: boolean; rating: VitalRating };

/** The 75th percentile of counts by bucket, as far as buckets tell it; null without any. */
export function typicalVital(
  vital: Vital,
  counts: ReadonlyMap<number, number>,
): TypicalVital | null {
  const bounds = BOUNDS[vital];
  const [good, poor] = THRESHOLDS[vital];
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let reached = 0;
  for (const [bucket, bound] of bounds.entries()) {
    reached += counts.get(bucket) ?? 0;
    if (reached < total * 0.75) continue;
    const rating = bound <= good ? 'good' : bound <= poor ? 'fair' : 'poor';
    return { bound, isOver: false, rating };
  }
  return { bound: bounds.at(-1) ?? 0, isOver: true, rating: 'poor' };
}

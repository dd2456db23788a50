import type { LoyaltyStep } from '#src/domain/shop/web-domain.schema.ts';

/** The loyalty programme: points, how they moved, and what they are good for (specification §3, §7). */

export const LOYALTY_MOVEMENT_KINDS = ['purchase', 'bonus', 'return', 'reward'] as const;
export type LoyaltyMovementKind = (typeof LOYALTY_MOVEMENT_KINDS)[number];

/** What is paid for goods for each point, where a shop says nothing else. */
export const CENTS_A_POINT = 100;

/** Paging of movements: pages count from 0 (ENT-16, A-117). */
export const LOYALTY_PAGE_SIZE = 10;

export type LoyaltyProgress = {
  /** The best reward that the points are good for, if any. */
  reached: LoyaltyStep | null;
  /** The next one; null at the end of the scale. */
  next: LoyaltyStep | null;
  /** Points to the next one; 0 at the end. */
  missing: number;
};

/** The level that a number of points reaches on a shop's scale, whose order does not matter. */
export function loyaltyProgress(scale: readonly LoyaltyStep[], points: number): LoyaltyProgress {
  const steps = scale.toSorted((one, other) => one.points - other.points);
  const reached = steps.findLast((step) => step.points <= points) ?? null;
  const next = steps.find((step) => step.points > points) ?? null;
  return { reached, next, missing: next === null ? 0 : next.points - points };
}

/** The loyalty programme: points, how they moved, and what they are good for (specification §3, §7). */

export const LOYALTY_MOVEMENT_KINDS = ['purchase', 'bonus', 'return', 'reward'] as const;
export type LoyaltyMovementKind = (typeof LOYALTY_MOVEMENT_KINDS)[number];

export type LoyaltyMovement = {
  id: string;
  /** Instant, ISO 8601. */
  movedAt: string;
  kind: LoyaltyMovementKind;
  /** Below zero where points went. */
  points: number;
  orderNumber: string | null;
};

/** A customer's loyalty account with one page of its movements, the newest first. */
export type LoyaltyAccount = {
  loyaltyNumber: string | null;
  /** Instant, ISO 8601. */
  loyaltyCreationDate: string | null;
  /** What all movements sum up to. */
  points: number;
  values: LoyaltyMovement[];
  /** Of all pages. */
  total: number;
};

/** Paging of movements: pages count from 0 (ENT-16, A-117). */
export const LOYALTY_PAGE_SIZE = 10;

/** A reward and what it takes, in cents and points (`loyaltyScale`). */
export type LoyaltyStep = { points: number; rewardCentAmount: number };

export type LoyaltyProgress = {
  /** The best reward that the points are good for, if any. */
  reached: LoyaltyStep | null;
  /** The next one; null at the end of the scale. */
  next: LoyaltyStep | null;
  /** Points to the next one; 0 at the end. */
  missing: number;
};

/** Where a number of points stands on a shop's scale, in whatever order that is. */
export function loyaltyProgress(scale: readonly LoyaltyStep[], points: number): LoyaltyProgress {
  const steps = scale.toSorted((one, other) => one.points - other.points);
  const reached = steps.findLast((step) => step.points <= points) ?? null;
  const next = steps.find((step) => step.points > points) ?? null;
  return { reached, next, missing: next === null ? 0 : next.points - points };
}

/** What providers pay out, and where that differs from the books. */

/** `put-back`: what a won dispute gives back. */
export const SETTLED_KINDS = ['captured', 'refunded', 'disputed', 'put-back'] as const;
export type SettledKind = (typeof SETTLED_KINDS)[number];

/** Settled and not ours; of another amount; ours and not settled. */
export const SETTLEMENT_PROBLEMS = ['unknown', 'differs', 'missing'] as const;
export type SettlementProblem = (typeof SETTLEMENT_PROBLEMS)[number];

/** Providers pay out within days; what was not settled after these is missed. */
export const MISSED_AFTER_DAYS = 14;

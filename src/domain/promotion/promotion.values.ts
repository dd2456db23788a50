/** How a promotion is reached: everybody has it, or members of the loyalty programme alone. */
export const PROMOTION_REACHES = ['automatic', 'members'] as const;
export type PromotionReach = (typeof PROMOTION_REACHES)[number];

/** What a promotion does to the pieces of its selection, or to the delivery. */
export const EFFECT_KINDS = ['percent', 'amount', 'bundle', 'nth', 'delivery'] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];

/** Pieces of a bundle, and which piece is the reduced one: "3 for 50 €", "third piece free". */
export const MIN_SET = 2;
export const MAX_SET = 20;

/** Promotions that may run in one shop at an instant: every cart there is priced with all of them. */
export const MAX_RUNNING = 50;

export const PROMOTION_STATES = ['planned', 'running', 'over', 'stopped', 'withdrawn'] as const;
export type PromotionState = (typeof PROMOTION_STATES)[number];

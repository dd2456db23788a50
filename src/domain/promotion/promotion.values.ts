/**
 * How a promotion is reached: everybody has it, members of the loyalty programme alone, or who types one
 * of its codes.
 */
export const PROMOTION_REACHES = ['automatic', 'members', 'code'] as const;
export type PromotionReach = (typeof PROMOTION_REACHES)[number];

/** What a promotion does to the pieces of its selection, to the delivery, or brings with the order. */
export const EFFECT_KINDS = [
  'percent',
  'amount',
  'bundle',
  'nth',
  'delivery',
  'gift',
  'points',
] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];

/** Pieces of a bundle, and which piece is the reduced one: "3 for 50 €", "third piece free". */
export const MIN_SET = 2;
export const MAX_SET = 20;

/** Promotions that may run in one shop at an instant: every cart there is priced with all of them. */
export const MAX_RUNNING = 50;

/** A single-use code is reserved while a cart with it is being paid; a free one may be withdrawn. */
export const CODE_STATES = ['free', 'reserved', 'used', 'withdrawn'] as const;
export type CodeState = (typeof CODE_STATES)[number];

/** Of what single-use codes are made: nothing that is read as something else (0 and O, 1 and I). */
export const CODE_SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Signs behind the prefix, in two halves: 50 bits that nobody guesses. */
export const CODE_LENGTH = 10;
export const MAX_PREFIX = 12;
/** Codes that are made at a time, and that a promotion has at most. */
export const MAX_NEW_CODES = 10_000;
export const MAX_CODES = 50_000;

export const PROMOTION_STATES = ['planned', 'running', 'over', 'stopped', 'withdrawn'] as const;
export type PromotionState = (typeof PROMOTION_STATES)[number];

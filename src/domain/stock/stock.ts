/** Where orders are sent from; every other place is a store, by its id. */
export const WAREHOUSE = 'warehouse';

/** Why somebody of the staff, or another system, changes a stock. */
export const CHANGE_REASONS = ['receive', 'count', 'correct', 'transfer', 'damage'] as const;

/**
 * Why a stock moved: these, what orders and returns do, what stores lay aside and put on sale again,
 * and files that are imported.
 */
export const MOVE_REASONS = [
  ...CHANGE_REASONS,
  'sale',
  'return',
  'reserve',
  'release',
  'import',
] as const;
export type MoveReason = (typeof MOVE_REASONS)[number];

/** What came of a line of a change. */
export const LINE_OUTCOMES = [
  'done',
  'unknown-item',
  'unknown-place',
  /** The place is another shop's; the warehouse is of all shops. */
  'not-allowed',
  'not-enough',
  /** There was another number than the caller had seen. */
  'changed',
  /** Another line was refused, and the caller wanted all or nothing. */
  'left-out',
] as const;
export type LineOutcome = (typeof LINE_OUTCOMES)[number];

/** What is wanted of one sku at one place: a number, or so many more or less. */
export type WantedLine = {
  quantity?: number | undefined;
  difference?: number | undefined;
  seen?: number | undefined;
};

/** What there is after a line; or why it cannot be done. */
export function stockAfter(
  before: number,
  { quantity, difference = 0, seen }: WantedLine,
): number | Extract<LineOutcome, 'changed' | 'not-enough'> {
  if (seen !== undefined && seen !== before) return 'changed';
  const after = quantity ?? before + difference;
  return after < 0 ? 'not-enough' : after;
}

/** Whether a stock has just become low; one that was low before is no news. */
export const becomesLow = (before: number, after: number, low: number): boolean =>
  before > low && after <= low;

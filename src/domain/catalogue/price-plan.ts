import type { Currency } from '#src/domain/money/money.ts';

/** How many products a plan may have: its rows are written at once. */
export const MAX_PLANNED_PRODUCTS = 5_000;

/** What reduced prices end in; `same` as the price does that is reduced. */
export const PRICE_ENDINGS = ['same', '.99', '.90', '.00'] as const;
export type PriceEnding = (typeof PRICE_ENDINGS)[number];
export const ENDING_CENTS: Record<Exclude<PriceEnding, 'same'>, number> = {
  '.99': 99,
  '.90': 90,
  '.00': 0,
};

/** The highest cents that are not above `exact` and end so; a price of some cents has no room for an ending. */
function endingIn(exact: number, ending: number): number {
  const rounded = Math.floor((exact - ending) / 100) * 100 + ending;
  return rounded > 0 ? rounded : Math.floor(exact);
}

/** Cents that are at least so many percent lower and end so: 75.90 less 30 is 52.90. */
export function reducedBy(cents: number, percent: number, end: PriceEnding = 'same'): number {
  const ending = end === 'same' ? cents % 100 : ENDING_CENTS[end];
  return endingIn((cents * (100 - percent)) / 100, ending);
}

/** What a plan does to a price: so many percent off, so many cents off, or one price for all. */
export type PlanRule = { ending: PriceEnding } & (
  | { kind: 'percent'; percent: number }
  | { kind: 'minus' | 'fixed'; amounts: Partial<Record<Currency, number>> }
);

/**
 * Cents of a price under a plan; null where the plan says nothing of the currency. Not above zero where a
 * price is no higher than what is to be taken off.
 */
export function plannedPrice(cents: number, currency: Currency, rule: PlanRule): number | null {
  const { ending } = rule;
  if (rule.kind === 'percent') return reducedBy(cents, rule.percent, ending);
  const amount = rule.amounts[currency];
  if (amount === undefined) return null;
  const exact = rule.kind === 'minus' ? cents - amount : amount;
  if (exact <= 0) return exact;
  if (ending !== 'same') return endingIn(exact, ENDING_CENTS[ending]);
  return rule.kind === 'minus' ? endingIn(exact, cents % 100) : exact;
}

export const PLAN_STATES = ['planned', 'running', 'over', 'stopped', 'withdrawn'] as const;
export type PlanState = (typeof PLAN_STATES)[number];

/** How a plan stands; one that was ended before it began was withdrawn. */
export function planStateOf(
  { beginsAt, endsAt, endedAt }: { beginsAt: Date; endsAt: Date | null; endedAt: Date | null },
  now: Date,
): PlanState {
  if (endedAt !== null) return endedAt <= beginsAt ? 'withdrawn' : 'stopped';
  if (beginsAt > now) return 'planned';
  return endsAt === null || endsAt > now ? 'running' : 'over';
}

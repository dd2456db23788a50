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

/** Cents that are at least so many percent lower and end so: 75.90 less 30 is 52.90. */
export function reducedBy(cents: number, percent: number, end: PriceEnding = 'same'): number {
  const ending = end === 'same' ? cents % 100 : ENDING_CENTS[end];
  const exact = (cents * (100 - percent)) / 100;
  const reduced = Math.floor((exact - ending) / 100) * 100 + ending;
  // A price of some cents has no room for an ending.
  return reduced > 0 ? reduced : Math.floor(exact);
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

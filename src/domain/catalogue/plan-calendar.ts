import { getDomain, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { shopDay } from '#src/domain/shop/shop-day.ts';
import type { PricePlan } from './price-plan.schema.ts';

/** What runs in shops, as a calendar shows it. */
export type Planned = Pick<PricePlan, 'id' | 'name' | 'state' | 'endedAt'> & {
  shops: readonly { shop: OnlineLocale; from: string; until: string | null }[];
};

/** A plan or a drop on the days of a month, in a shop. */
export type PlanBar<Of extends Planned = Planned> = {
  plan: Of;
  /** The instants of the shop; no end where it is not to end. */
  begins: string;
  ends: string | null;
  /** Days of the month that it covers, from 1. */
  from: number;
  to: number;
  /** Plans of the same time lie in lanes below each other, from 0. */
  lane: number;
};

const DAY_MS = 86_400_000;

/** Days of a month, `YYYY-MM`, as `YYYY-MM-DD`. */
export function daysOfMonth(month: string): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`);
}

/** The month so many months after one, `YYYY-MM`. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** Instants between which the days of a month lie in every shop. */
export function spanOfMonth(month: string): { since: string; before: string } {
  const [begin, end] = [month, monthAfter(month, 1)].map((one) => Date.parse(`${one}-01`));
  const instant = (ms = 0) => new Date(ms).toISOString();
  return { since: instant((begin ?? 0) - DAY_MS), before: instant((end ?? 0) + DAY_MS) };
}

/** The last day of what ends at an instant, which may be the midnight after it. */
const dayBefore = (instant: string, iso2: string) =>
  shopDay(new Date(Date.parse(instant) - 1), iso2);

/** When a plan is over in a shop: its end, or earlier where somebody stopped it. */
function endIn({ endedAt }: Planned, until: string | null): string | null {
  if (endedAt === null || until === null) return endedAt ?? until;
  return endedAt < until ? endedAt : until;
}

/** Plans of a shop on the days of a month, those that begin first on top; withdrawn ones never were. */
export function barsOf<Of extends Planned>(
  plans: readonly Of[],
  shop: OnlineLocale,
  month: string,
): PlanBar<Of>[] {
  const { iso2 } = getDomain(shop);
  const days = daysOfMonth(month);
  const [begin = '', end = ''] = [days[0], days.at(-1)];
  const found = plans.flatMap((plan) => {
    const inShop = plan.shops.find((one) => one.shop === shop);
    if (inShop === undefined || plan.state === 'withdrawn') return [];
    const until = endIn(plan, inShop.until);
    const first = shopDay(new Date(inShop.from), iso2);
    const last = until === null ? null : dayBefore(until, iso2);
    if (first > end || (last !== null && (last < begin || last < first))) return [];
    const from = first < begin ? 1 : days.indexOf(first) + 1;
    const to = last === null || last > end ? days.length : days.indexOf(last) + 1;
    return [{ plan, begins: inShop.from, ends: until, from, to }];
  });
  /** The last day that each lane is taken. */
  const lanes: number[] = [];
  return found
    .toSorted((one, other) => one.from - other.from || one.begins.localeCompare(other.begins))
    .map((bar) => {
      const free = lanes.findIndex((taken) => taken < bar.from);
      const lane = free === -1 ? lanes.length : free;
      lanes[lane] = bar.to;
      return { ...bar, lane };
    });
}

import { z } from 'zod';
import { describeList } from '#src/domain/staff/list.ts';
import { type PricePlan, pricePlanSchema } from './price-plan.schema.ts';
import { PLAN_STATES } from './price-plan.ts';

/** As files say it: `25`, `-10.00 EUR`, `49.00 EUR`. */
function reductionText({ percent, minus, fixed }: PricePlan): string {
  if (percent !== null) return String(percent);
  const sign = minus === null ? '' : '-';
  return Object.entries(minus ?? fixed ?? {})
    .map(([currency, cents]) => `${sign}${(cents / 100).toFixed(2)} ${currency}`)
    .join(', ');
}

export const pricePlanList = describeList({
  name: 'price-plans',
  item: pricePlanSchema,
  filters: {
    state: z.enum(PLAN_STATES).optional(),
    /** Those that run at some instant after one and before another. */
    since: z.iso.datetime().optional(),
    before: z.iso.datetime().optional(),
  },
  sortable: ['begins', 'name', 'madeAt'],
  order: 'desc',
  columns: {
    name: { kind: 'text', of: ({ name }) => name, sort: 'name', narrow: 'title' },
    percent: { kind: 'text', of: reductionText, narrow: 'line' },
    products: { kind: 'number', of: ({ products }) => products },
    begins: { kind: 'moment', of: ({ begins }) => begins, sort: 'begins', narrow: 'line' },
    ends: { kind: 'moment', of: ({ ends }) => ends },
    state: { kind: 'word', of: ({ state }) => state, narrow: 'line' },
    madeBy: { kind: 'text', of: ({ madeBy }) => madeBy },
  },
});

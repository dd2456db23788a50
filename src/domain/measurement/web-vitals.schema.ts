import { z } from 'zod';
import { PAGE_KINDS } from './page-kinds.ts';
import { MAX_VITAL } from './web-vitals.ts';

/** Ms; of CLS thousandths. */
const value = z.int().min(0).max(MAX_VITAL).optional();

/** One page load: which kind of page it was and what was measured, and nothing of its visitor. */
export const pageLoadBodySchema = z.strictObject({
  pageKind: z.enum(PAGE_KINDS),
  values: z.strictObject({ LCP: value, INP: value, CLS: value, TTFB: value }),
});
export type VitalValues = z.infer<typeof pageLoadBodySchema>['values'];

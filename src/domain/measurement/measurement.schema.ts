import { z } from 'zod';
import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import { PAGE_KINDS } from './page-kinds.ts';
import { VITALS } from './web-vitals.ts';

const count = z.int().min(0);

/** How many carts of a shop, or of a channel, came how far. */
const stepsSchema = z.object({
  /** Null for carts whose channel was not noted. */
  name: z.string().nullable(),
  carts: count,
  addressed: count,
  delivered: count,
  paying: count,
  ordered: count,
});
export type Steps = z.infer<typeof stepsSchema>;

/** Page loads in one bucket of a vital (`web-vitals.ts`). */
const vitalCountSchema = z.object({
  domain: z.enum(ONLINE_LOCALES),
  pageKind: z.enum(PAGE_KINDS),
  vital: z.enum(VITALS),
  bucket: count,
  count,
});
export type VitalCount = z.infer<typeof vitalCountSchema>;

export const measurementsSchema = z
  .object({
    byShop: z.array(stepsSchema),
    byChannel: z.array(stepsSchema),
    vitals: z.array(vitalCountSchema),
  })
  .meta({ id: 'Measurements' });
export type Measurements = z.infer<typeof measurementsSchema>;

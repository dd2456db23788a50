import { z } from 'zod';
import { shopSchema } from '#src/domain/staff/staff.schema.ts';
import { VISIBILITIES } from './catalogue.values.ts';

export const unlistedProductSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    brand: z.string().nullable(),
    visibility: z.enum(VISIBILITIES),
    /** A link for each shop that shows it there for some hours. */
    previews: z.array(z.object({ shop: shopSchema, url: z.string() })),
  })
  .meta({ id: 'UnlistedProduct' });
export type UnlistedProduct = z.infer<typeof unlistedProductSchema>;

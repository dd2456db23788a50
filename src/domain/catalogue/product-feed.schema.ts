import { z } from 'zod';
import { productSchema } from './catalogue.schema.ts';
import { AGE_GROUPS, GENDERS } from './product-feed.ts';

/** What shopping portals read of a shop. */
export const feedPageSchema = z
  .object({
    values: z.array(
      productSchema
        .pick({
          productId: true,
          slug: true,
          name: true,
          description: true,
          brand: true,
          safety: true,
          tags: true,
          expectedOn: true,
          sizeScale: true,
          materials: true,
          options: true,
        })
        .extend({
          families: z.array(z.string()),
          /** In the words of the shop; null for plain cloth, and where colours differ in it. */
          pattern: z.string().nullable(),
          /** Its number in Google's product taxonomy; null where nothing tells it. */
          googleCategory: z.int().nullable(),
          audience: z.object({ gender: z.enum(GENDERS), ageGroup: z.enum(AGE_GROUPS) }).nullable(),
        }),
    ),
    next: z.string().nullable(),
  })
  .meta({ id: 'FeedPage' });
export type FeedPage = z.infer<typeof feedPageSchema>;

export type FeedProduct = FeedPage['values'][number];

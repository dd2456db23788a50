import { z } from 'zod';
import { lookSchema } from '#src/domain/catalogue/pictures.schema.ts';
import { LANGUAGES, ONLINE_LOCALES } from '#src/domain/shop/locales.ts';

/** Pages by name in all shops, for sitemaps. */
export const pageNamesSchema = z
  .object({
    total: z.int(),
    page: z.int(),
    values: z.array(
      z.object({
        id: z.string(),
        slugs: z.partialRecord(z.enum(LANGUAGES), z.string()),
        shops: z.array(z.enum(ONLINE_LOCALES)),
        optionId: z.string().nullable(),
        look: lookSchema,
        /** When what it shows was last published or repriced; null where nothing is shown. */
        changedAt: z.iso.datetime().nullable(),
      }),
    ),
  })
  .meta({ id: 'PageNames' });
export type PageNames = z.infer<typeof pageNamesSchema>;

/** The name of a page in the URL of each shop. */
export type PageName = PageNames['values'][number];

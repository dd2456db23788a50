import { z } from 'zod';

/** What a page is about, in the order in which they are named. */
export const FOUND_PAGE_KINDS = ['service', 'family', 'help', 'story', 'store'] as const;

const foundPageSchema = z.object({
  kind: z.enum(FOUND_PAGE_KINDS),
  title: z.string(),
  /** The title of the family that a family is in; null for all others. */
  within: z.string().nullable(),
  /** Without the locale prefix. */
  path: z.string(),
});
/** A page of a shop that is no product's. */
export type FoundPage = z.infer<typeof foundPageSchema>;

export const foundPagesSchema = z
  .object({ values: z.array(foundPageSchema) })
  .meta({ id: 'FoundPages' });

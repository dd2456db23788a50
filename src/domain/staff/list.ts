import { z } from 'zod';

/**
 * The one way that lists of the back office are asked for: `?page&size&sort&order&q&<filters>`, pages from 1.
 * What is sorted by comes from `sortable`, the first of which is the default.
 */
export function listQuery<
  const Filters extends z.ZodRawShape,
  const Sortable extends readonly [string, ...string[]],
>(filters: Filters, sortable: Sortable, order: 'asc' | 'desc' = 'asc') {
  return z.object({
    page: z.coerce.number<number>().int().min(1).max(100_000).default(1),
    size: z.coerce.number<number>().int().min(1).max(100).default(25),
    sort: z.enum(sortable).default(sortable[0]),
    order: z.enum(['asc', 'desc']).default(order),
    /** What is looked for in the words of the list. */
    q: z.string().trim().min(1).max(200).optional(),
    ...filters,
  });
}

/** What is asked of a list on all its pages. */
export const ALL_PAGES = { page: true, size: true } as const;

/** What a list answers: the values of the page, and how many there are on all pages. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ values: z.array(item), total: z.number().int().min(0) });
}

/** The rows of a page that `listQuery` read. */
export function rowsOf({ page, size }: { page: number; size: number }) {
  return { limit: size, offset: (page - 1) * size };
}

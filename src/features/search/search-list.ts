import * as v from 'valibot';
import { listSearchSchema } from '#src/features/catalogue/family-list.ts';
import type { SearchList } from './search.queries.ts';

/** Search params of the search page; a number typed as text is still a text. */
export const searchSearchSchema = v.object({
  ...listSearchSchema.entries,
  q: v.optional(v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), '')),
});

const MOST_CHARACTERS = 100;

export function searchListOf(search: unknown): SearchList {
  const { q = '', page = 1, sort = 'relevance' } = v.parse(searchSearchSchema, search);
  return { text: q.trim().slice(0, MOST_CHARACTERS), page: page - 1, sort };
}

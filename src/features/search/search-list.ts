import * as v from 'valibot';
import { listChoiceOf, listSearchSchema } from '#src/features/catalogue/family-list.ts';
import type { SearchList } from './search.queries.ts';

const MOST_CHARACTERS = 100;

/** Search params of the search page; of a text given twice, the first counts. */
export const searchSearchSchema = v.object({
  ...listSearchSchema.entries,
  q: v.optional(
    v.fallback(
      v.union([
        v.string(),
        v.pipe(
          v.array(v.string()),
          v.transform(([first = '']) => first),
        ),
      ]),
      '',
    ),
  ),
});

export type SearchSearch = v.InferOutput<typeof searchSearchSchema>;

export function searchListOf({ q = '', ...search }: SearchSearch): SearchList {
  return { ...listChoiceOf(search), text: q.trim().slice(0, MOST_CHARACTERS) };
}

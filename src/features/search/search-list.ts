import type { SearchValues } from '#src/domain/address-values.ts';
import type { ListSearch } from '#src/domain/list-search.ts';
import {
  type ListChoice,
  listChoiceOf,
  readListSearch,
} from '#src/features/catalogue/family-list.ts';

const MOST_CHARACTERS = 100;

/** A list of what a text finds. */
export type SearchList = ListChoice & { text: string };

/** Search params of the search page. */
export type SearchSearch = ListSearch & { q?: string | undefined };

/** What nobody types: a text with a NUL cannot even be asked for. */
const CONTROLS = /\p{Cc}+/gu;

/** Of a text given twice, the first counts; a number is a text that was typed without letters. */
export function readSearchSearch(values: SearchValues): SearchSearch {
  const [q]: readonly unknown[] = Array.isArray(values.q) ? values.q : [values.q];
  const text = typeof q === 'string' || typeof q === 'number' ? { q: String(q) } : {};
  return { ...readListSearch(values), ...text };
}

export function searchListOf({ q = '', ...search }: SearchSearch): SearchList {
  return {
    ...listChoiceOf(search),
    text: q.replace(CONTROLS, ' ').trim().slice(0, MOST_CHARACTERS),
  };
}

import type { SearchValues } from '#src/domain/catalogue/address-values.ts';
import type { ListSearch } from '#src/domain/catalogue/list-search.ts';
import { readListSearch } from '#src/features/catalogue/read-list-search.ts';

const MAX_CHARACTERS = 100;

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

/** What is searched for, as the platform is asked. */
export function searchedText({ q = '' }: SearchSearch): string {
  return q.replace(CONTROLS, ' ').trim().slice(0, MAX_CHARACTERS);
}

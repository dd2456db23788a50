import { queryOptions } from '@tanstack/react-query';
import { fetchSuggestions } from './addresses.functions.ts';

/** Fewer letters would mean every street. */
const MIN_LETTERS = 3;

/** Addresses of a country that begin with a text; none are asked for while it is short. */
export function suggestionsQuery(country: string, search: string) {
  return queryOptions({
    queryKey: ['address-suggestions', country, search],
    queryFn: () => fetchSuggestions({ data: { country, search } }),
    enabled: search.replace(/\P{L}/gu, '').length >= MIN_LETTERS,
  });
}

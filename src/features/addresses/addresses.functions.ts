import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { buyerMiddleware } from '#src/session/commerce.middleware.ts';
import { limited } from '#src/session/limited.middleware.ts';
import { suggestQuietly } from './addresses.server.ts';

/** Addresses for what is being typed; posted, so that no log line holds where somebody lives. */
export const fetchSuggestions = createServerFn({ method: 'POST' })
  .middleware([limited('suggestions'), buyerMiddleware])
  .validator(
    v.object({
      country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
      search: v.pipe(v.string(), v.maxLength(50)),
    }),
  )
  .handler(({ context, data }) => suggestQuietly(context.customer, data));

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

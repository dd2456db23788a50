import * as calls from '#src/domain/catalogue/catalogue.calls.ts';
import type { ListQuery } from '#src/domain/catalogue/facets.ts';
import { toQuery } from '#src/features/catalogue/catalogue.server.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';
import { CATALOGUE_RULE, cachedRead } from '#src/session/cached-reads.server.ts';

/** Letters large or small find the same. */
const keyOf = ({ caller }: Commerce, text: string, ...params: readonly unknown[]) =>
  JSON.stringify([caller.locale, text.toLowerCase(), ...params]);

/** What a text finds, in any words, and what narrows it, in one answer. */
export const askSearch = (commerce: Commerce, text: string, query: ListQuery) =>
  commerce.ask(calls.searchProducts, { query: { q: text, ...toQuery(query) } });

export const readSearch = cachedRead('search', CATALOGUE_RULE, askSearch, keyOf);

/** What somebody who types may mean; without a text, what is popular. */
export const readSuggestions = cachedRead(
  'suggestions',
  CATALOGUE_RULE,
  (commerce, text: string) => commerce.ask(calls.getSuggestions, { query: { q: text } }),
  keyOf,
);

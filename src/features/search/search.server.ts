import * as calls from '#src/domain/catalogue/catalogue.calls.ts';
import * as contentCalls from '#src/domain/content/content.calls.ts';
import { askSearch } from '#src/features/catalogue/catalogue.server.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';
import { CATALOGUE_RULE, CONTENT_RULE, cachedRead } from '#src/session/cached-reads.server.ts';
import { optional } from '#src/session/optional-reads.server.ts';

/** Letters large or small find the same. */
const keyOf = ({ caller }: Commerce, text: string, ...params: readonly unknown[]) =>
  JSON.stringify([caller.locale, text.toLowerCase(), ...params]);

/** A page of what a text finds and what narrows it, in one answer. */
export const readSearch = cachedRead('search', CATALOGUE_RULE, askSearch, keyOf);

/** Suggestions for what is being typed; without a text, what is popular. */
export const readSuggestions = cachedRead(
  'suggestions',
  CATALOGUE_RULE,
  (commerce, text: string) => commerce.ask(calls.getSuggestions, { query: { q: text } }),
  keyOf,
);

/** Pages of the shop that a text names; none where they cannot be read. */
export const readPages = optional(
  cachedRead(
    'search-pages',
    CONTENT_RULE,
    async (commerce, text: string) =>
      (await commerce.ask(contentCalls.findPages, { query: { q: text } })).values,
    keyOf,
  ),
  [],
);

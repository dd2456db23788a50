import { getSuggestions, searchProducts } from '#src/gateway/catalogue.server.ts';
import { CATALOGUE_RULE, cachedRead } from '#src/session/cached-reads.server.ts';

/** Letters large or small find the same. */
const keyOf = ({ locale }: { locale: string }, text: string, ...params: readonly unknown[]) =>
  JSON.stringify([locale, text.toLowerCase(), ...params]);

/** A page of what a text finds and what narrows it, in one answer. */
export const readSearch = cachedRead('search', CATALOGUE_RULE, searchProducts, keyOf);

/** What somebody who types may mean. */
export const readSuggestions = cachedRead('suggestions', CATALOGUE_RULE, getSuggestions, keyOf);

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import type { Suggestions } from '#src/domain/catalogue/catalogue.schema.ts';
import { chosenOf } from '#src/domain/catalogue/facets.ts';
import {
  atPage,
  type ListSearch,
  listSearchSchema,
  toListFilter,
  toListQuery,
} from '#src/domain/catalogue/list-search.ts';
import { facetsQuery } from '#src/features/catalogue/catalogue.queries.ts';
import { type ShopReads, shopMiddleware } from '#src/session/commerce.middleware.ts';
import { limited } from '#src/session/limited.middleware.ts';
import { readPages, readSearch, readSuggestions } from './search.server.ts';

const textSchema = v.pipe(v.string(), v.trim(), v.maxLength(100));
const searchSchema = v.object({
  text: v.pipe(textSchema, v.minLength(1)),
  search: listSearchSchema,
});

type SearchRead = { context: ShopReads; data: v.InferOutput<typeof searchSchema> };

const readList = ({ context: { commerce }, data: { text, search } }: SearchRead) =>
  readSearch(commerce, text, toListQuery(search));

/** One page of the products that a text finds, and the pages that it names. */
export const fetchSearchPage = createServerFn({ method: 'GET' })
  .middleware([limited('search'), shopMiddleware])
  .validator(searchSchema)
  .handler(async (asked) => {
    const { commerce } = asked.context;
    const [{ facets, ...page }, links] = await Promise.all([
      readList(asked),
      readPages(commerce, asked.data.text),
    ]);
    return { ...page, links, chosen: chosenOf(facets, toListFilter(asked.data.search)) };
  });

/** What narrows the products that a text finds. */
export const fetchSearchFacets = createServerFn({ method: 'GET' })
  .middleware([limited('search'), shopMiddleware])
  .validator(searchSchema)
  .handler(async (asked) => (await readList(asked)).facets);

const noSuggestions = (query: string): Suggestions => ({
  ...{ query, answered: null, products: [], families: [], terms: [] },
});

/** Suggestions for what is being typed; without a text, what is popular. */
export const fetchSuggestions = createServerFn({ method: 'GET' })
  .middleware([limited('suggestions'), shopMiddleware])
  .validator(v.object({ text: textSchema }))
  .handler(async ({ context: { commerce }, data: { text } }) => {
    const [suggestions, pages] = await Promise.all([
      commerce.caller.served.has('suggest') ? readSuggestions(commerce, text) : noSuggestions(text),
      text === '' ? [] : readPages(commerce, text),
    ]);
    // Families have their own place there.
    return { ...suggestions, links: pages.filter(({ kind }) => kind !== 'family') };
  });

export function searchPageQuery(text: string, asked: ListSearch) {
  const search = atPage(asked, asked.page);
  return queryOptions({
    queryKey: ['search', text, search],
    queryFn: () => fetchSearchPage({ data: { text, search } }),
  });
}

export function searchFacetsQuery(text: string, asked: ListSearch) {
  const search = atPage(asked, asked.page);
  return facetsQuery(['search', text, search], () => fetchSearchFacets({ data: { text, search } }));
}

export function suggestionsQuery(text: string) {
  return queryOptions({
    queryKey: ['suggestions', text],
    queryFn: ({ signal }) => fetchSuggestions({ data: { text }, signal }),
    // The last answer stays until the next one is there: nothing flickers while typing.
    placeholderData: keepPreviousData,
  });
}

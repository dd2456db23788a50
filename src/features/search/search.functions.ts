import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { chosenOf } from '#src/domain/catalogue/facets.ts';
import { listSearchSchema, toListFilter, toListQuery } from '#src/domain/catalogue/list-search.ts';
import { type ShopReads, shopMiddleware } from '#src/session/commerce.middleware.ts';
import { limited } from '#src/session/limited.middleware.ts';
import { readSearch, readSuggestions } from './search.server.ts';

const textSchema = v.pipe(v.string(), v.trim(), v.maxLength(100));
const searchSchema = v.object({
  text: v.pipe(textSchema, v.minLength(1)),
  search: listSearchSchema,
});

type SearchRead = { context: ShopReads; data: v.InferOutput<typeof searchSchema> };

const readList = ({ context: { commerce }, data: { text, search } }: SearchRead) =>
  readSearch(commerce, text, toListQuery(search));

/** One page of the products that a text finds. */
export const fetchSearchPage = createServerFn({ method: 'GET' })
  .middleware([limited('search'), shopMiddleware])
  .validator(searchSchema)
  .handler(async (asked) => {
    const { facets, ...page } = await readList(asked);
    return { ...page, chosen: chosenOf(facets, toListFilter(asked.data.search)) };
  });

/** What narrows the products that a text finds. */
export const fetchSearchFacets = createServerFn({ method: 'GET' })
  .middleware([limited('search'), shopMiddleware])
  .validator(searchSchema)
  .handler(async (asked) => (await readList(asked)).facets);

/** What somebody who types may mean; without a text, what is popular. */
export const fetchSuggestions = createServerFn({ method: 'GET' })
  .middleware([limited('suggestions'), shopMiddleware])
  .validator(v.object({ text: textSchema }))
  .handler(({ context: { commerce }, data: { text } }) => readSuggestions(commerce, text));

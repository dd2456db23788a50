import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { chosenOf } from '#src/domain/facets.ts';
import { toListQuery } from '#src/features/catalogue/family-list.ts';
import { listChoiceSchema } from '#src/features/catalogue/list-choice-schema.ts';
import { type ShopReads, shopMiddleware } from '#src/session/commerce.middleware.ts';
import { readSearch, readSuggestions } from './search.server.ts';
import type { SearchList } from './search-list.ts';

const textSchema = v.pipe(v.string(), v.trim(), v.maxLength(100));
const searchSchema = v.object({
  ...listChoiceSchema.entries,
  text: v.pipe(textSchema, v.minLength(1)),
});

type SearchRead = { context: ShopReads; data: SearchList };

const readList = ({ context: { call }, data: { text, ...choice } }: SearchRead) =>
  readSearch(call, text, toListQuery(choice));

/** One page of the products that a text finds. */
export const fetchSearchPage = createServerFn({ method: 'GET' })
  .middleware([shopMiddleware])
  .validator(searchSchema)
  .handler(async (asked) => {
    const { facets, ...page } = await readList(asked);
    return { ...page, chosen: chosenOf(facets, asked.data.filter) };
  });

/** What narrows the products that a text finds. */
export const fetchSearchFacets = createServerFn({ method: 'GET' })
  .middleware([shopMiddleware])
  .validator(searchSchema)
  .handler(async (asked) => (await readList(asked)).facets);

/** What somebody who types may mean; without a text, what is popular. */
export const fetchSuggestions = createServerFn({ method: 'GET' })
  .middleware([shopMiddleware])
  .validator(v.object({ text: textSchema }))
  .handler(({ context: { call }, data: { text } }) => readSuggestions(call, text));

import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { chosenOf } from '#src/domain/facets.ts';
import { toListQuery } from '#src/features/catalogue/family-list.ts';
import { listChoiceSchema } from '#src/features/catalogue/list-choice-schema.ts';
import { getSuggestions, searchProducts } from '#src/gateway/catalogue.server.ts';
import { type ShopReads, shopMiddleware } from '#src/session/commerce-middleware.ts';
import { KEEP_CATALOGUE, keepRead } from '#src/session/kept-reads.ts';
import type { SearchList } from './search-list.ts';

const textSchema = v.pipe(v.string(), v.trim(), v.maxLength(100));
const searchSchema = v.object({
  ...listChoiceSchema.entries,
  text: v.pipe(textSchema, v.minLength(1)),
});

type SearchRead = { context: ShopReads; data: SearchList };

/** A page and what narrows it come in one answer, whichever of them is asked for. */
const readSearch = ({ context: { call, locale }, data: { text, ...choice } }: SearchRead) =>
  keepRead(`search ${locale} ${JSON.stringify(choice)} ${text.toLowerCase()}`, KEEP_CATALOGUE, () =>
    searchProducts(call, text, toListQuery(choice)),
  );

/** One page of the products that a text finds. */
export const fetchSearchPage = createServerFn({ method: 'GET' })
  .middleware([shopMiddleware])
  .validator(searchSchema)
  .handler(async (asked) => {
    const { facets, ...page } = await readSearch(asked);
    return { ...page, chosen: chosenOf(facets, asked.data.filter) };
  });

/** What narrows the products that a text finds. */
export const fetchSearchFacets = createServerFn({ method: 'GET' })
  .middleware([shopMiddleware])
  .validator(searchSchema)
  .handler(async (asked) => (await readSearch(asked)).facets);

/** What somebody who types may mean; without a text, what is popular. */
export const fetchSuggestions = createServerFn({ method: 'GET' })
  .middleware([shopMiddleware])
  .validator(v.object({ text: textSchema }))
  .handler(({ context, data: { text } }) =>
    keepRead(`suggestions ${context.locale} ${text.toLowerCase()}`, KEEP_CATALOGUE, () =>
      getSuggestions(context.call, text),
    ),
  );

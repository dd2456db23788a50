import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { toListQuery } from '#src/features/catalogue/family-list.ts';
import { listChoiceSchema } from '#src/features/catalogue/list-choice-schema.ts';
import { getSuggestions, searchProducts } from '#src/gateway/catalogue.server.ts';
import { shopMiddleware } from '#src/session/commerce-middleware.ts';
import { KEEP_CATALOGUE, keepRead } from '#src/session/kept-reads.ts';

const textSchema = v.pipe(v.string(), v.trim(), v.maxLength(100));
const searchSchema = v.object({
  ...listChoiceSchema.entries,
  text: v.pipe(textSchema, v.minLength(1)),
});

/** One page of the products that a text finds. */
export const fetchSearchPage = createServerFn({ method: 'GET' })
  .middleware([shopMiddleware])
  .validator(searchSchema)
  .handler(({ context, data: { text, ...choice } }) =>
    keepRead(
      `search ${context.locale} ${JSON.stringify(choice)} ${text.toLowerCase()}`,
      KEEP_CATALOGUE,
      () => searchProducts(context.call, text, toListQuery(choice)),
    ),
  );

/** What somebody who types may mean; without a text, what is popular. */
export const fetchSuggestions = createServerFn({ method: 'GET' })
  .middleware([shopMiddleware])
  .validator(v.object({ text: textSchema }))
  .handler(({ context, data: { text } }) =>
    keepRead(`suggestions ${context.locale} ${text.toLowerCase()}`, KEEP_CATALOGUE, () =>
      getSuggestions(context.call, text),
    ),
  );

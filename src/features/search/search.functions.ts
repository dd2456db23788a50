import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { LIST_PAGE_SIZE, SORTS } from '#src/domain/catalogue.ts';
import { searchProducts } from '#src/gateway/catalogue.server.ts';
import { shopMiddleware } from '#src/session/commerce-middleware.ts';
import { KEEP_CATALOGUE, keepRead } from '#src/session/kept-reads.ts';

const searchSchema = v.object({
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  /** 0-based. */
  page: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
  sort: v.picklist(SORTS),
});

/** One page of the products that a text finds. */
export const fetchSearchPage = createServerFn({ method: 'GET' })
  .middleware([shopMiddleware])
  .validator(searchSchema)
  .handler(({ context, data: { text, ...list } }) =>
    keepRead(
      `search ${context.locale} ${list.page} ${list.sort} ${text.toLowerCase()}`,
      KEEP_CATALOGUE,
      () => searchProducts(context.call, text, { ...list, size: LIST_PAGE_SIZE }),
    ),
  );

import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { NAMED_PAGES } from '#src/domain/content/content.ts';
import type { PageReference } from '#src/domain/content/page-elsewhere.ts';
import { shopMiddleware } from '#src/session/commerce.middleware.ts';
import { readPathsElsewhere } from './country-switch.server.ts';

const pageSchema = v.object({
  kind: v.picklist(NAMED_PAGES),
  id: v.pipe(v.string(), v.regex(/^\w{1,40}$/)),
});

/** Paths of a product or family in all shops that show it. */
export const fetchPathsElsewhere = createServerFn({ method: 'GET' })
  .middleware([shopMiddleware])
  .validator(pageSchema)
  .handler(({ context: { commerce }, data }) => readPathsElsewhere(commerce, data));

/** Paths of the page in other shops; nothing is fetched for a page with one path everywhere. */
export const pathsElsewhereQuery = (page: PageReference | null) =>
  queryOptions({
    queryKey: ['paths-elsewhere', page],
    queryFn: () => (page === null ? {} : fetchPathsElsewhere({ data: page })),
    staleTime: Number.POSITIVE_INFINITY,
  });

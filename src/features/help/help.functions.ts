import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import { shopMiddleware } from '#src/session/commerce.middleware.ts';
import { readHelp } from './help.server.ts';

/** Questions and answers of the shop; null when they cannot be read. */
export const fetchHelp = createServerFn({ method: 'GET' })
  .middleware([shopMiddleware])
  .handler(({ context: { commerce, shop } }) => readHelp(commerce, shop));

export type ShownHelp = NonNullable<Awaited<ReturnType<typeof fetchHelp>>>;

/** Fetched again while it could not be read. */
export const helpQuery = queryOptions({
  queryKey: ['help'],
  queryFn: () => fetchHelp(),
  staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
});

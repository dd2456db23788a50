import { queryOptions } from '@tanstack/react-query';
import { fetchHelp } from './help.functions.ts';

/** Asked for again while it could not be read. */
export const helpQuery = queryOptions({
  queryKey: ['help'],
  queryFn: () => fetchHelp(),
  staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
});

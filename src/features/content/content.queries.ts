import { queryOptions } from '@tanstack/react-query';
import { fetchHome, fetchLegalNotices, fetchMenu, fetchShellContent } from './content.functions.ts';

export const shellContentQuery = queryOptions({
  queryKey: ['shell-content'],
  queryFn: () => fetchShellContent(),
  staleTime: Number.POSITIVE_INFINITY,
});

/** An answer that could not be read is fetched again at the next opening. */
export const menuQuery = queryOptions({
  queryKey: ['menu'],
  queryFn: () => fetchMenu(),
  staleTime: ({ state }) => (state.data ? Number.POSITIVE_INFINITY : 0),
});

export const homeQuery = queryOptions({ queryKey: ['home'], queryFn: () => fetchHome() });

/** Cached once it has a text; an empty answer is fetched again at the next opening. */
export const legalNoticesQuery = queryOptions({
  queryKey: ['legal-notices'],
  queryFn: () => fetchLegalNotices(),
  staleTime: ({ state }) => (state.data?.length ? Number.POSITIVE_INFINITY : 0),
});

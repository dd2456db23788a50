import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';

/**
 * What belongs to the shopper alone; nothing until the part of the page that asks is hydrated. The
 * server's page is everybody's, parts of it wake after the start-up call has answered, and
 * React leaves an attribute that differs as the server wrote it: a heart would stay empty.
 */
export function usePersonal<T, Key extends QueryKey>(
  query: UseQueryOptions<T, Error, T, Key>,
): T | undefined {
  const { data } = useQuery(query);
  return useHydrated() ? data : undefined;
}

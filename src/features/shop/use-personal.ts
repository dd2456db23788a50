import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';

function useAnswer<Read, Shown, Key extends QueryKey>(
  query: UseQueryOptions<Read, Error, Shown, Key>,
): Shown | undefined {
  const { data } = useQuery(query);
  return useHydrated() ? data : undefined;
}

/**
 * What belongs to the shopper alone; nothing until the component that asks is hydrated. The server's
 * page is everybody's, so there nothing is asked for. A part of it may hydrate after the start-up
 * call has answered, and React leaves an attribute that differs as the server wrote it: a heart would
 * stay empty.
 */
export const usePersonal: typeof useAnswer = import.meta.env.SSR ? () => undefined : useAnswer;

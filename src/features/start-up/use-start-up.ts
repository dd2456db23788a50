import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { ANONYMOUS, type ShopperIdentity } from '#src/domain/session.ts';
import { startUpQuery } from './start-up.queries.ts';

/** What the start-up call brought; it runs in the browser alone, after hydration. */
export function useStartUp() {
  const queryClient = useQueryClient();
  return useQuery({ ...startUpQuery(queryClient), enabled: typeof window !== 'undefined' });
}

/** Who is shopping; a guest until the start-up call has answered and the part that asks is awake. */
export function useIdentity(): ShopperIdentity {
  const { data } = useStartUp();
  return (useHydrated() ? data?.identity : undefined) ?? ANONYMOUS;
}

import { useQueryClient } from '@tanstack/react-query';
import { ANONYMOUS, type ShopperIdentity } from '#src/domain/sign-in/session.ts';
import { usePersonal } from '#src/features/shop/use-personal.ts';
import { startUpQuery } from './start-up.queries.ts';

/** What the start-up call brought; it runs in the browser alone, after hydration. */
export function useStartUp() {
  const queryClient = useQueryClient();
  return usePersonal({ ...startUpQuery(queryClient), enabled: typeof window !== 'undefined' });
}

/** Who is shopping; a guest until the start-up call has answered. */
export function useIdentity(): ShopperIdentity {
  return useStartUp()?.identity ?? ANONYMOUS;
}

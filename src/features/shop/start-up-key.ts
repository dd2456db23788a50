import type { QueryClient } from '@tanstack/react-query';

/** Key of the start-up call, for features that wait for it and must not import it. */
export const START_UP_KEY = ['start-up'] as const;

/**
 * Waits for a start-up call under way: it makes the anonymous id and merges the carts, and a change
 * made in parallel would go to a cart that is lost. Its failure is ignored (specification §4).
 */
export async function startUpSettled(queryClient: QueryClient): Promise<void> {
  await queryClient
    .getQueryCache()
    .find({ queryKey: START_UP_KEY })
    ?.promise?.catch(() => undefined);
}

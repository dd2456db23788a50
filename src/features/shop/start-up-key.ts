import type { QueryClient } from '@tanstack/react-query';

/** Key of the start-up call, known to those who must wait for it without importing it. */
export const START_UP_KEY = ['start-up'] as const;

/**
 * Waits for a start-up call under way: it makes the anonymous id and merges the carts, and a change
 * made beside it would go to a cart that nobody keeps. Its failure is ignored (specification §4).
 */
export async function startUpSettled(queryClient: QueryClient): Promise<void> {
  await queryClient
    .getQueryCache()
    .find({ queryKey: START_UP_KEY })
    ?.promise?.catch(() => undefined);
}

import { useHydrated, useRouterState } from '@tanstack/react-router';

/**
 * Whether another page is on its way. Not before React has taken up what the server sent: that shows
 * a page which stands still.
 */
export function useMoving(): boolean {
  const isMoving = useRouterState({ select: ({ isLoading }) => isLoading });
  return useHydrated() && isMoving;
}

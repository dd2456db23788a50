import { useRouterState } from '@tanstack/react-router';
import { useTakenUp } from '#src/ui/use-taken-up.ts';

/**
 * Whether another page is on its way. Not before React has taken up what the server sent: that shows
 * a page which stands still.
 */
export function useMoving(): boolean {
  const isMoving = useRouterState({ select: ({ isLoading }) => isLoading });
  return useTakenUp(isMoving) && isMoving;
}

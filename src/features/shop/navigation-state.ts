import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** A navigation that is quicker shows no progress, ms: nothing is rendered for it. */
const QUICK_MS = 100;

/** Whether another page is on its way and has been for a moment. */
export function useMoving(): boolean {
  const router = useRouter();
  const [isMoving, setMoving] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => setMoving(router.state.isLoading);
    const stopLoading = router.subscribe('onBeforeLoad', () => {
      clearTimeout(timer);
      timer = setTimeout(look, QUICK_MS);
    });
    const stopResolved = router.subscribe('onResolved', look);
    return () => {
      stopLoading();
      stopResolved();
    };
  }, [router]);
  return isMoving;
}

/** The location of the page that is shown, while another page may be on its way. */
export const useShownLocation = () =>
  useRouterState({ select: ({ resolvedLocation, location }) => resolvedLocation ?? location });

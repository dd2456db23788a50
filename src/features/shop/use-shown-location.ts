import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { frameShown } from '#src/ui/after-load.tsx';

/**
 * The address of the page that is shown. That of another page follows once a frame has shown the page:
 * nobody waits for what merely goes along with it.
 */
export function useShownLocation() {
  const router = useRouter();
  // In a layout that comes with another page, the page before: its own is not out yet.
  const [location, setLocation] = useState(
    () => router.state.resolvedLocation ?? router.state.location,
  );
  useEffect(() => {
    let isHere = true;
    const follow = () => {
      const { resolvedLocation: shown } = router.state;
      if (isHere && shown) setLocation((before) => (before.href === shown.href ? before : shown));
    };
    follow();
    const stop = router.subscribe('onResolved', () => void frameShown().then(follow));
    return () => {
      isHere = false;
      stop();
    };
  }, [router]);
  return location;
}

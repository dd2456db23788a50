import { useEffect, useRef } from 'react';

/** Tells when the browser shows this page again as it was left, by its Back button. */
export function useBackFromPage(onBack: () => void) {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => event.persisted && latest.current();
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);
}

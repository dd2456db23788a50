import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pageLoaded } from '#src/ui/after-load.tsx';
import { useStartUp } from './use-start-up.ts';

/** What a page does for its shopper beside what it shows, once the start-up call has answered. */
export function Visit() {
  const queryClient = useQueryClient();
  const { i18n } = useLingui();
  const { identity, notice } = useStartUp() ?? {};
  const isLoggedIn = identity?.loggedIn;
  useEffect(() => {
    if (isLoggedIn === undefined) return;
    void pageLoaded()
      .then(() => import('./begin-visit.after.ts'))
      .then(({ beginVisit }) => beginVisit({ queryClient, i18n, isLoggedIn }, notice))
      // Code that cannot be had leaves the page as it is.
      .catch(() => undefined);
  }, [queryClient, i18n, isLoggedIn, notice]);
  return null;
}

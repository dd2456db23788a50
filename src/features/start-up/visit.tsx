import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { beginVisit } from './begin-visit.ts';
import { useStartUp } from './use-start-up.ts';

/** What a page does for its shopper besides what it shows, once the start-up call has answered. */
export function Visit() {
  const queryClient = useQueryClient();
  const { i18n } = useLingui();
  const { identity, notice } = useStartUp() ?? {};
  const isLoggedIn = identity?.loggedIn;
  useEffect(() => {
    if (isLoggedIn !== undefined) beginVisit({ queryClient, i18n, isLoggedIn }, notice);
  }, [queryClient, i18n, isLoggedIn, notice]);
  return null;
}

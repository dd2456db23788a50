import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dropAllDrafts } from '#src/features/shop/address-drafts.ts';
import { readUnfinished } from '#src/features/shop/unfinished.ts';
import { useStartUp } from './use-start-up.ts';

/** Takes up what an earlier page of this tab left unfinished, once it is known who is shopping. */
export function useUnfinished(): void {
  const queryClient = useQueryClient();
  const { i18n } = useLingui();
  const { data } = useStartUp();
  const isLoggedIn = data?.identity.loggedIn;
  useEffect(() => {
    if (isLoggedIn === undefined) return;
    if (!isLoggedIn) dropAllDrafts(window.sessionStorage);
    if (readUnfinished(window.sessionStorage).length === 0) return;
    // Few pages have anything to take up: the code comes with the first that does.
    void import('./take-up.ts').then(({ takeUp }) => takeUp({ queryClient, i18n, isLoggedIn }));
  }, [queryClient, i18n, isLoggedIn]);
}

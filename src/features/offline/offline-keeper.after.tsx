import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { useLocale } from '#src/i18n/use-locale.ts';
import { keepOffline } from './keep-offline.after.ts';

/** Keeps what can be read without a network; with each page, since each may be a piece to remember. */
export function OfflineKeeper() {
  const { i18n } = useLingui();
  const queryClient = useQueryClient();
  const { brandName: brand } = useShop();
  const locale = useLocale();
  const path = useRouterState({
    select: ({ isLoading, location }) => (isLoading ? null : location.pathname),
  });
  useEffect(() => {
    if (path !== null) return keepOffline({ queryClient, i18n, locale, brand });
  }, [path, queryClient, i18n, locale, brand]);
  return null;
}

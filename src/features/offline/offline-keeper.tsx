import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { useLocale } from '#src/i18n/use-locale.ts';
import { keepOffline } from './keep-offline.ts';

/** Keeps what can be read without a network. */
export function OfflineKeeper() {
  const { i18n } = useLingui();
  const queryClient = useQueryClient();
  const router = useRouter();
  const { brandName: brand } = useShop();
  const locale = useLocale();
  useEffect(
    () => keepOffline({ queryClient, router, i18n, locale, brand }),
    [queryClient, router, i18n, locale, brand],
  );
  return null;
}

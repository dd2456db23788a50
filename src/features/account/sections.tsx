import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SettingsPage } from '#src/features/shop/settings-link.tsx';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { accountStateQuery } from '#src/features/sign-in/session.functions.ts';
import type { IconName } from '#src/ui/icon.tsx';

type Section = { page: SettingsPage; name: ReactNode; icon: IconName; isOffered?: boolean };

/** The pages of the account that this shop has for this customer (ACC-22, A-029). */
export function useSections(): Section[] {
  const { hasStores, lacks, parameters } = useShop();
  const { params } = parameters;
  const { wishlist, ereservation, showProductAvailabilityAlert, loyalty, myDownloads } = params;
  const { data: account } = useSuspenseQuery(accountStateQuery);
  // Nothing but the way back is open to a deleted customer.
  if (account.isDeleted) return [];
  const sections: Section[] = [
    { page: 'dashboard', name: <Trans>Dashboard</Trans>, icon: 'home' },
    { page: 'orders', name: <Trans>Orders</Trans>, icon: 'box' },
    {
      page: 'reservations',
      name: <Trans>Reservations</Trans>,
      icon: 'check',
      isOffered: ereservation && hasStores,
    },
    { page: 'wishlist', name: <Trans>Wishlist</Trans>, icon: 'heart', isOffered: wishlist },
    {
      page: 'alerts',
      name: <Trans>Stock alerts</Trans>,
      icon: 'bell',
      isOffered: showProductAvailabilityAlert,
    },
    {
      page: 'loyalty',
      name: <Trans>Loyalty</Trans>,
      icon: 'card',
      isOffered: loyalty && account.isMember,
    },
    { page: 'advantages', name: <Trans>Benefits</Trans>, icon: 'gift', isOffered: loyalty },
    {
      page: 'downloads',
      name: <Trans>Downloads</Trans>,
      icon: 'download',
      isOffered: myDownloads,
    },
    { page: 'store', name: <Trans>Store</Trans>, icon: 'store', isOffered: hasStores },
    {
      page: 'subscriptions',
      name: <Trans>Subscriptions</Trans>,
      icon: 'mail',
      isOffered: !lacks.includes('newsletter'),
    },
    { page: 'settings', name: <Trans>Settings</Trans>, icon: 'account' },
  ];
  return sections.filter(({ isOffered = true }) => isOffered);
}

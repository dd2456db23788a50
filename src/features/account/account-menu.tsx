import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import type { PropsWithChildren, ReactNode } from 'react';
import { getDomain } from '#src/domain/locales.ts';
import { AccountLink, type AccountPage } from '#src/features/shop/links.tsx';
import { SettingsLink } from '#src/features/shop/settings-link.tsx';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { signOutAddress } from '#src/features/sign-in/sign-in-addresses.ts';
import { useLocale } from '#src/i18n/use-formats.ts';
import { accountMenu, page } from '#styles/recipes';

type Entry = { page: AccountPage; name: ReactNode; isOffered?: boolean };

/** The account's pages that this shop has. */
function useEntries(): Entry[] {
  const { hasStores } = getDomain(useLocale());
  const { wishlist, ereservation, showProductAvailabilityAlert } = useShop().parameters.params;
  const entries: Entry[] = [
    { page: 'dashboard', name: <Trans>Dashboard</Trans> },
    { page: 'orders', name: <Trans>Orders</Trans> },
    {
      page: 'reservations',
      name: <Trans>Reservations</Trans>,
      isOffered: ereservation && hasStores,
    },
    { page: 'wishlist', name: <Trans>Wishlist</Trans>, isOffered: wishlist },
    { page: 'alerts', name: <Trans>Stock alerts</Trans>, isOffered: showProductAvailabilityAlert },
  ];
  return entries.filter(({ isOffered = true }) => isOffered);
}

/** The account's pages beside each of them. */
export function AccountMenu({ children }: PropsWithChildren) {
  const { t } = useLingui();
  const locale = useLocale();
  const pathname = useLocation({ select: (location) => location.pathname });
  const entries = useEntries();
  const styles = accountMenu();
  return (
    <div className={page()}>
      <div className={styles.root}>
        <nav className={styles.nav} aria-label={t`My account`}>
          <ul className={styles.list}>
            {entries.map(({ page: name, name: label }) => (
              <li key={name}>
                <AccountLink
                  page={name}
                  className={styles.link}
                  aria-current={pathname.endsWith(`/account/${name}`) ? 'page' : undefined}
                >
                  {label}
                </AccountLink>
              </li>
            ))}
            <li>
              <SettingsLink
                page="settings"
                className={styles.link}
                aria-current={
                  /\/account\/(settings|change-password)/.test(pathname) ? 'page' : undefined
                }
              >
                <Trans>Settings</Trans>
              </SettingsLink>
            </li>
            <li>
              {/* Leaves the router: the session ends at the provider too. */}
              <a href={signOutAddress(locale)} className={styles.link}>
                <Trans>Sign out</Trans>
              </a>
            </li>
          </ul>
        </nav>
        <div>{children}</div>
      </div>
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import type { PropsWithChildren } from 'react';
import { AccountLink } from '#src/features/shop/links.tsx';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { signOutAddress } from '#src/features/sign-in/sign-in-addresses.ts';
import { useLocale } from '#src/i18n/use-formats.ts';
import { accountMenu, page } from '#styles/recipes';

/** The account's pages beside each of them. */
export function AccountMenu({ children }: PropsWithChildren) {
  const { t } = useLingui();
  const locale = useLocale();
  const pathname = useLocation({ select: (location) => location.pathname });
  const { wishlist } = useShop().parameters.params;
  const styles = accountMenu();
  const currentAt = (name: string) => (pathname.endsWith(`/account/${name}`) ? 'page' : undefined);
  return (
    <div className={page()}>
      <div className={styles.root}>
        <nav className={styles.nav} aria-label={t`My account`}>
          <ul className={styles.list}>
            <li>
              <AccountLink
                page="dashboard"
                className={styles.link}
                aria-current={currentAt('dashboard')}
              >
                <Trans>Dashboard</Trans>
              </AccountLink>
            </li>
            <li>
              <AccountLink page="orders" className={styles.link} aria-current={currentAt('orders')}>
                <Trans>Orders</Trans>
              </AccountLink>
            </li>
            {wishlist && (
              <li>
                <AccountLink
                  page="wishlist"
                  className={styles.link}
                  aria-current={currentAt('wishlist')}
                >
                  <Trans>Wishlist</Trans>
                </AccountLink>
              </li>
            )}
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

import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import type { PropsWithChildren } from 'react';
import { SettingsLink, type SettingsPage, SignOutLink } from '#src/features/shop/settings-link.tsx';
import { accountMenu, page } from '#styles/recipes';
import { useSections } from './sections.tsx';

/** Pages that belong to another entry of the menu. */
const BELOW_SETTINGS = /\/account\/(settings|change-password|delete)(\/|$)/;

function isCurrent(section: SettingsPage, pathname: string): boolean {
  if (section === 'settings') return BELOW_SETTINGS.test(pathname);
  return `${pathname}/`.includes(`/account/${section}/`);
}

/** Brings the name of the open page into view where the names are one row, which is swiped. */
function showInRow(item: HTMLLIElement | null) {
  const row = item?.parentElement;
  if (!item || !row) return;
  row.scrollLeft = item.offsetLeft - row.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
}

export function AccountMenu({ children }: PropsWithChildren) {
  const { t } = useLingui();
  const pathname = useLocation({ select: (location) => location.pathname });
  const sections = useSections();
  const styles = accountMenu();
  return (
    <div className={page()}>
      <div className={styles.root}>
        <nav className={styles.nav} aria-label={t`Your account`}>
          <ul className={styles.list}>
            {sections.map(({ page: section, name }) => {
              const isOpen = isCurrent(section, pathname);
              return (
                <li key={section} ref={isOpen ? showInRow : null}>
                  <SettingsLink
                    page={section}
                    className={styles.link}
                    aria-current={isOpen ? 'page' : undefined}
                  >
                    {name}
                  </SettingsLink>
                </li>
              );
            })}
            <li>
              <SignOutLink className={styles.link}>
                <Trans>Sign out</Trans>
              </SignOutLink>
            </li>
          </ul>
        </nav>
        <div>{children}</div>
      </div>
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { type MouseEvent, useState } from 'react';
import type { HeaderOutline } from '#src/domain/content/content.ts';
import { shellContentQuery } from '#src/features/content/content.functions.ts';
import { SearchEntry } from '#src/features/search/search-entry.tsx';
import { ContentLink } from '#src/features/shop/content-link.tsx';
import { AccountLink, HomeLink } from '#src/features/shop/links.tsx';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { Wordmark } from '#src/features/shop/wordmark.tsx';
import { useIdentity } from '#src/features/start-up/use-start-up.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { header, menu, mobileMenu, notice } from '#styles/recipes';
import { AccountChoices } from './account-choices.tsx';
import { useLocaleCookie } from './locale-cookie.ts';
import { MainMenu } from './main-menu.tsx';
import { MiniCart } from './mini-cart.tsx';
import { MobileMenuLayer } from './mobile-menu-layer.tsx';
import { useHoverOpening } from './use-hover-opening.ts';

/** The menu of small screens: a full layer whose groups open on tap (HDR-05). */
function MobileMenu({ layout }: { layout: HeaderOutline | null }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <span className={mobileMenu()}>
      <Button look="icon" aria-label={t`Menu`} aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <Icon name="menu" />
      </Button>
      {isOpen && (
        <OptionalPart instead={layout && <PlainLinks layout={layout} />}>
          <MobileMenuLayer layout={layout} onClose={() => setOpen(false)} />
        </OptionalPart>
      )}
    </span>
  );
}

/** Back to the last page of this visit, else home. */
function BackButton() {
  const { t } = useLingui();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const locale = useLocale();
  const goBack = () => {
    if (canGoBack) router.history.back();
    else router.navigate({ to: '/$locale', params: { locale } });
  };
  return (
    <span className={header().back}>
      <Button look="icon" aria-label={t`Back`} onClick={goBack}>
        <Icon name="back" />
      </Button>
    </span>
  );
}

/** Wide enough for a dropdown (specification §9). */
const isWide = () => window.matchMedia('(min-width: 1280px)').matches;

/** The account: a link that works without script, a dropdown on wide screens, a bullet (HDR-08). */
function AccountEntry() {
  const { t } = useLingui();
  const styles = header({ dropdown: 'narrow' });
  const identity = useIdentity();
  const { open, close, click, hoverHandlers, leaveHandlers } = useHoverOpening<'account'>();
  const isOpen = open === 'account';
  // The first click opens; once open, the link leads where it says.
  const openFirst = (event: MouseEvent) => {
    if (isOpen || !isWide()) return;
    event.preventDefault();
    click('account');
  };
  return (
    <div className={styles.holder} {...hoverHandlers('account')} {...leaveHandlers}>
      <AccountLink
        page="dashboard"
        className={styles.entry}
        aria-label={t`Account`}
        aria-expanded={isOpen}
        onClick={openFirst}
      >
        <Icon name="account" />
        <span className={styles.bullet} data-connected={identity.loggedIn} />
      </AccountLink>
      {isOpen && (
        <div className={styles.dropdown}>
          <OptionalPart>
            <AccountChoices identity={identity} onChoose={close} />
          </OptionalPart>
        </div>
      )}
    </div>
  );
}

/** Header of the shop; on home there is no way back (HDR-02). */
export function Header({ isHome = false }: { isHome?: boolean }) {
  const { t } = useLingui();
  const { brandName } = useShop();
  const { data } = useSuspenseQuery(shellContentQuery);
  const styles = header();
  const layout = data.header;
  useLocaleCookie();
  return (
    <header className={styles.root}>
      {layout?.notification && (
        <p className={notice({ type: layout.notification.type })}>{layout.notification.content}</p>
      )}
      <div className={styles.bar}>
        <div className={styles.inner}>
          <HomeLink className={styles.brand} aria-label={t`${brandName}, home`}>
            <Wordmark />
          </HomeLink>
          <div className={styles.start}>
            <MobileMenu layout={layout} />
            {!isHome && <BackButton />}
            {layout && <MainMenu layout={layout} />}
          </div>
          <div className={styles.end}>
            <span className={styles.search}>
              <SearchEntry className={styles.entry} aria-label={t`Search`}>
                <Icon name="search" />
              </SearchEntry>
            </span>
            <AccountEntry />
            <MiniCart />
          </div>
        </div>
      </div>
      {layout && <PlainMenu layout={layout} />}
    </header>
  );
}

type Menu = { layout: HeaderOutline };

/** Each entry as a link to its own page. */
function PlainLinks({ layout }: Menu) {
  const { t } = useLingui();
  return (
    <nav className={menu().plain} aria-label={t`Main menu`}>
      {layout.entries.map((entry) => (
        <ContentLink key={entry.url} link={entry}>
          {entry.label}
        </ContentLink>
      ))}
    </nav>
  );
}

/** The menu without script, at every width. Browsers that run script look at none of it. */
const PlainMenu = (menu: Menu) => (
  <noscript>{import.meta.env.SSR && <PlainLinks {...menu} />}</noscript>
);

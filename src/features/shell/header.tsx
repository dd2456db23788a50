import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { shellContentQuery } from '#src/features/content/content.queries.ts';
import { useLocaleCookie } from '#src/features/country-switch/use-locale-cookie.ts';
import { SearchEntry } from '#src/features/search/search-entry.tsx';
import { HomeLink } from '#src/features/shop/links.tsx';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { Wordmark } from '#src/features/shop/wordmark.tsx';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { header, notice } from '#styles/recipes';
import { AccountEntry } from './account-entry.tsx';
import { MainMenu } from './main-menu.tsx';
import { MiniCart } from './mini-cart.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { PlainMenu } from './plain-menu.tsx';

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
          <div className={styles.start}>
            <MobileMenu layout={layout} />
            {!isHome && <BackButton />}
            {layout && <MainMenu layout={layout} />}
          </div>
          <HomeLink className={styles.brand} aria-label={t`${brandName}, home`}>
            <Wordmark />
          </HomeLink>
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

import { Trans, useLingui } from '@lingui/react/macro';
import { Link, linkOptions, useLocation } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { type ReactNode, use } from 'react';
import { heroUrl } from '#src/domain/catalogue/pictures.ts';
import { isLocaleCode } from '#src/domain/shop/locales.ts';
import { ShopContext } from '#src/features/shop/shop-provider.tsx';
import { Wordmark } from '#src/features/shop/wordmark.tsx';
import { config } from '#src/session/config.server.ts';
import { button, errorPage, heading } from '#styles/recipes';

/**
 * The name of the brand where no shop is known, since that may be what failed: as configured, and
 * in browsers as the page shows it.
 */
const shownBrand = createIsomorphicFn()
  .server(() => config().brandName)
  .client(() => document.querySelector('.wordmark')?.textContent ?? '');

type ErrorScreenProps = {
  title: ReactNode;
  /** Name of a drawn composition. */
  picture?: string;
  /** Whether the prefix of the page is that of a shop, whose home can be gone to. */
  isShop?: boolean | undefined;
  /** What to do besides going home. */
  action?: ReactNode;
  children: ReactNode;
};

/** The screen of an error: it must work without a shop, since that may be what failed. */
export function ErrorScreen({ title, picture, isShop = true, action, children }: ErrorScreenProps) {
  const { t } = useLingui();
  const prefix = useLocation({ select: ({ pathname }) => pathname.split('/')[1] });
  const brandName = use(ShopContext)?.brandName ?? shownBrand();
  // Fetched as a document: what failed may be in this one.
  const home =
    isShop && isLocaleCode(prefix)
      ? linkOptions({ to: '/$locale', params: { locale: prefix }, reloadDocument: true })
      : linkOptions({ to: '/', reloadDocument: true });
  const styles = errorPage();
  return (
    <section className={styles.root}>
      <Link {...home} preload={false} className={styles.brand} aria-label={t`${brandName}, home`}>
        <Wordmark brandName={brandName} />
      </Link>
      {picture !== undefined && (
        <img
          className={styles.picture}
          src={heroUrl('/media', picture, 640)}
          srcSet={`${heroUrl('/media', picture, 640)} 640w, ${heroUrl('/media', picture, 1280)} 1280w`}
          sizes="(min-width: 640px) 560px, 92vw"
          alt=""
          width={1600}
          height={900}
        />
      )}
      <h1 className={heading({ size: 'page' })}>{title}</h1>
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>
        <Link {...home} preload={false} className={button()}>
          <Trans>Back to home</Trans>
        </Link>
        {action}
      </div>
    </section>
  );
}

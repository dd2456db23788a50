import { Trans } from '@lingui/react/macro';
import { HomeLink } from '#src/features/shop/links.tsx';
import { useLocale } from '#src/i18n/use-locale.ts';
import { button, cluster, flow, heading, page, text } from '#styles/recipes';
import { KeepAccount, SignInToOrders } from './keep-account.tsx';

/** Where a guest comes instead of a page of the account. */
export function GuestPage() {
  const locale = useLocale();
  return (
    <div className={page()}>
      <div className={flow({ gap: '8' })}>
        <div className={flow({ gap: '4' })}>
          <h1 className={heading()}>
            <Trans>This page needs an account</Trans>
          </h1>
          <p className={text({ measure: 'read' })}>
            <Trans>
              You are ordering as a guest. The emails about your order have a link to follow it, to
              return items and to cancel.
            </Trans>
          </p>
        </div>
        <KeepAccount />
        <div className={cluster({ gap: '4' })}>
          <SignInToOrders look="outline" />
          <HomeLink className={button({ look: 'outline' })}>
            <Trans>Continue shopping</Trans>
          </HomeLink>
          <a className={button({ look: 'quiet' })} href={`/${locale}/auth/logout`}>
            <Trans>Sign out</Trans>
          </a>
        </div>
      </div>
    </div>
  );
}

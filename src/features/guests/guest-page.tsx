import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { HomeLink } from '#src/features/shop/links.tsx';
import { accountStateQuery } from '#src/features/sign-in/session.functions.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { button, cluster, flow, heading, page, text } from '#styles/recipes';
import { KeepAccount, SignInToOrders } from './keep-account.tsx';

function NeedsAccount() {
  return (
    <div className={flow({ gap: '4' })}>
      <h1 className={heading()}>
        <Trans>This page needs an account</Trans>
      </h1>
      <p className={text({ measure: 'read' })}>
        <Trans>
          You are ordering as a guest. The emails about your order contain a link to track it,
          return items or cancel.
        </Trans>
      </p>
    </div>
  );
}

const HasAccount = () => (
  <h1 className={heading()}>
    <Trans>Your account</Trans>
  </h1>
);

/** Where a guest comes instead of a page of the account. */
export function GuestPage() {
  const locale = useLocale();
  // Until it has become an account here.
  const { isGuest } = useSuspenseQuery(accountStateQuery).data;
  return (
    <div className={page()}>
      <div className={flow({ gap: '8' })}>
        {isGuest ? <NeedsAccount /> : <HasAccount />}
        <KeepAccount />
        <div className={cluster({ gap: '4' })}>
          {isGuest && <SignInToOrders look="outline" />}
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

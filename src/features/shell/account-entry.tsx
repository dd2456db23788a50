import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { AccountLink } from '#src/features/shop/links.tsx';
import {
  registrationAddress,
  signInAddress,
  signOutAddress,
} from '#src/features/sign-in/sign-in-addresses.ts';
import { useLocale } from '#src/i18n/use-formats.ts';
import { Icon } from '#src/ui/icon.tsx';
import { button, flow, header } from '#styles/recipes';
import { useHoverOpening } from './use-hover-opening.ts';
import { useIdentity } from './use-start-up.ts';

/** Links that leave the router: plain anchors, so that no hover fetches them. */
function AccountChoices() {
  const locale = useLocale();
  const here = useLocation({ select: ({ href }) => href });
  const { loggedIn } = useIdentity();
  if (!loggedIn) {
    return (
      <div className={flow({ gap: 2 })}>
        <a className={button({ width: 'full' })} href={signInAddress(locale, here)}>
          <Trans>Sign in</Trans>
        </a>
        <a
          className={button({ look: 'outline', width: 'full' })}
          href={registrationAddress(locale, here)}
        >
          <Trans>Create account</Trans>
        </a>
      </div>
    );
  }
  return (
    <div className={flow({ gap: 1 })}>
      <AccountLink page="dashboard">
        <Trans>Dashboard</Trans>
      </AccountLink>
      <AccountLink page="orders">
        <Trans>Orders</Trans>
      </AccountLink>
      <a href={signOutAddress(locale)}>
        <Trans>Sign out</Trans>
      </a>
    </div>
  );
}

/** The account: a link that works without script, a dropdown on wide screens, a bullet (HDR-08). */
export function AccountEntry() {
  const { t } = useLingui();
  const styles = header();
  const { loggedIn } = useIdentity();
  const { open, hoverHandlers, leaveHandlers } = useHoverOpening<'account'>();
  return (
    <div className={styles.holder} {...hoverHandlers('account')} {...leaveHandlers}>
      <AccountLink page="dashboard" className={styles.entry} aria-label={t`Account`}>
        <Icon name="account" />
        <span className={styles.bullet} data-connected={loggedIn} />
      </AccountLink>
      {open && (
        <div className={styles.dropdown}>
          <AccountChoices />
        </div>
      )}
    </div>
  );
}

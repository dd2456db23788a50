import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { AccountLink } from '#src/features/shop/links.tsx';
import {
  registrationAddress,
  signInAddress,
  signOutAddress,
} from '#src/features/sign-in/sign-in-addresses.ts';
import { useLocale } from '#src/i18n/use-formats.ts';
import { Icon } from '#src/ui/icon.tsx';
import { button, flow, header, text } from '#styles/recipes';
import { useHoverOpening } from './use-hover-opening.ts';
import { useIdentity } from './use-start-up.ts';

/** Wide enough for a dropdown (specification §9). */
const isWide = () => window.matchMedia('(min-width: 1280px)').matches;

/** Links that leave the router: plain anchors, so that no hover fetches them. */
function GuestChoices() {
  const locale = useLocale();
  const here = useLocation({ select: ({ href }) => href });
  return (
    <div className={flow({ gap: '2' })}>
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

type CustomerChoicesProps = { firstName: string | null; onChoose: () => void };

function CustomerChoices({ firstName, onChoose }: CustomerChoicesProps) {
  const locale = useLocale();
  const link = button({ look: 'quiet' });
  return (
    <div className={flow({ gap: '1' })}>
      {firstName !== null && (
        <p className={text({ size: 'lg' })}>
          <Trans>Hello {firstName}</Trans>
        </p>
      )}
      <ul>
        <li>
          <AccountLink page="dashboard" className={link} onClick={onChoose}>
            <Trans>Dashboard</Trans>
          </AccountLink>
        </li>
        <li>
          <AccountLink page="orders" className={link} onClick={onChoose}>
            <Trans>Orders</Trans>
          </AccountLink>
        </li>
        <li>
          <a className={link} href={signOutAddress(locale)}>
            <Trans>Sign out</Trans>
          </a>
        </li>
      </ul>
    </div>
  );
}

/** The account: a link that works without script, a dropdown on wide screens, a bullet (HDR-08). */
export function AccountEntry() {
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
          {identity.loggedIn ? (
            <CustomerChoices firstName={identity.firstName} onChoose={close} />
          ) : (
            <GuestChoices />
          )}
        </div>
      )}
    </div>
  );
}

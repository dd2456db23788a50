import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { AccountLink } from '#src/features/shop/links.tsx';
import { useIdentity } from '#src/features/start-up/use-start-up.ts';
import { Icon } from '#src/ui/icon.tsx';
import { lazyPart, OptionalPart } from '#src/ui/optional-part.tsx';
import { header } from '#styles/recipes';
import { useHoverOpening } from './use-hover-opening.ts';

const AccountChoices = lazyPart(() =>
  import('./account-choices.tsx').then((part) => part.AccountChoices),
);

/** Wide enough for a dropdown (specification §9). */
const isWide = () => window.matchMedia('(min-width: 1280px)').matches;

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
          <OptionalPart>
            <AccountChoices identity={identity} onChoose={close} />
          </OptionalPart>
        </div>
      )}
    </div>
  );
}

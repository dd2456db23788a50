import { Trans } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import type { ShopperIdentity } from '#src/domain/sign-in/session.ts';
import { AccountLink } from '#src/features/shop/links.tsx';
import { SettingsLink, SignOutLink } from '#src/features/shop/settings-link.tsx';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { signInUrl } from '#src/features/shop/urls.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { button, flow, text } from '#styles/recipes';

/** Links that leave the router: plain anchors, so that no hover fetches them. */
function GuestChoices() {
  const locale = useLocale();
  const here = useLocation({ select: ({ href }) => href });
  return (
    <div className={flow({ gap: '2' })}>
      <a className={button({ width: 'full' })} href={signInUrl(locale, here)}>
        <Trans>Sign in</Trans>
      </a>
      <a
        className={button({ look: 'outline', width: 'full' })}
        href={signInUrl(locale, here, { register: '1' })}
      >
        <Trans>Create account</Trans>
      </a>
    </div>
  );
}

type CustomerChoicesProps = { firstName: string | null; onChoose: () => void };

function CustomerChoices({ firstName, onChoose }: CustomerChoicesProps) {
  const { wishlist } = useShop().parameters.params;
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
        {wishlist && (
          <li>
            <SettingsLink page="wishlist" className={link} onClick={onChoose}>
              <Trans>Wishlist</Trans>
            </SettingsLink>
          </li>
        )}
        <li>
          <SignOutLink className={link}>
            <Trans>Sign out</Trans>
          </SignOutLink>
        </li>
      </ul>
    </div>
  );
}

type AccountChoicesProps = { identity: ShopperIdentity; onChoose: () => void };

/** What the account offers, in the dropdown of wide screens. */
export function AccountChoices({ identity, onChoose }: AccountChoicesProps) {
  if (!identity.loggedIn) return <GuestChoices />;
  return <CustomerChoices firstName={identity.firstName} onChoose={onChoose} />;
}

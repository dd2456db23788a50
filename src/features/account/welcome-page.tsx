import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { shownName } from '#src/domain/account/display-name.ts';
import { HomeLink } from '#src/features/shop/links.tsx';
import { SettingsLink } from '#src/features/shop/settings-link.tsx';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { button, flow, heading, shortcuts, text } from '#styles/recipes';
import { dashboardQuery } from './account.functions.ts';

/** Greets a new customer, and leads to what makes the next order quick (ACC-18). */
export function WelcomePage() {
  const { data } = useSuspenseQuery(dashboardQuery);
  const { hasStores, lacks, parameters } = useShop();
  const { loyalty } = parameters.params;
  const name = shownName(data.firstName);
  const styles = shortcuts();
  return (
    <div className={flow({ gap: '8' })}>
      <div className={flow({ gap: '4' })}>
        <h1 className={heading()}>
          {name === '' ? <Trans>Welcome</Trans> : <Trans>Welcome, {name}</Trans>}
        </h1>
        <p className={text({ measure: 'read' })}>
          <Trans>
            Your account is ready. Add your details whenever you like: your first order will be
            quicker.
          </Trans>
        </p>
        <p>
          <HomeLink className={button()}>
            <Trans>Discover the collection</Trans>
          </HomeLink>
        </p>
      </div>
      <nav className={styles.root} aria-labelledby="first-steps">
        <h2 id="first-steps" className={heading({ size: 'section' })}>
          <Trans>First steps</Trans>
        </h2>
        <div className={styles.list}>
          <SettingsLink page="profile" className={styles.link}>
            <Icon name="account" />
            <Trans>Your details</Trans>
          </SettingsLink>
          <SettingsLink page="new-address" className={styles.link}>
            <Icon name="home" />
            <Trans>Add an address</Trans>
          </SettingsLink>
          {hasStores && (
            <SettingsLink page="store" className={styles.link}>
              <Icon name="store" />
              <Trans>Your store</Trans>
            </SettingsLink>
          )}
          {!lacks.includes('newsletter') && (
            <SettingsLink page="subscriptions" className={styles.link}>
              <Icon name="globe" />
              <Trans>Subscriptions</Trans>
            </SettingsLink>
          )}
          {loyalty && (
            <SettingsLink page="advantages" className={styles.link}>
              <Icon name="info" />
              <Trans>Benefits</Trans>
            </SettingsLink>
          )}
        </div>
      </nav>
    </div>
  );
}

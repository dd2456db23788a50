import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { shownName } from '#src/domain/account/display-name.ts';
import { HomeLink } from '#src/features/shop/links.tsx';
import { SettingsLink } from '#src/features/shop/settings-link.tsx';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Icon } from '#src/ui/icon.tsx';
import { flow, heading, shortcuts, text } from '#styles/recipes';
import { dashboardQuery } from './account.functions.ts';
import { OrderCard } from './order-card.tsx';
import { useSections } from './sections.tsx';

/** Greeting, last order, and the ways from here. */
export function DashboardPage() {
  const { data } = useSuspenseQuery(dashboardQuery);
  const { firstName, lastName, email, lastOrder, lastPurchase } = data;
  const sections = useSections();
  const { date } = useFormats();
  const purchasedOn = lastPurchase.day === null ? null : date(lastPurchase.day);
  const name = `${shownName(firstName)} ${shownName(lastName)}`;
  const styles = shortcuts();
  return (
    <div className={flow({ gap: '8' })}>
      <div className={flow({ gap: '2' })}>
        <h1 className={heading()}>
          <Trans>Hello {name}</Trans>
        </h1>
        <p className={text({ tone: 'muted' })}>{email}</p>
      </div>
      <section className={flow({ gap: '4' })}>
        <h2 className={heading({ size: 'section' })}>
          <Trans>Your last order</Trans>
        </h2>
        {lastOrder === null ? (
          <p className={text({ tone: 'muted' })}>
            {purchasedOn === null ? (
              <Trans>You have not ordered anything yet.</Trans>
            ) : (
              <Trans>Your last purchase was on {purchasedOn}.</Trans>
            )}
          </p>
        ) : (
          <OrderCard order={lastOrder} />
        )}
      </section>
      <nav className={styles.root} aria-labelledby="shortcuts">
        <h2 id="shortcuts" className={heading({ size: 'section' })}>
          <Trans>Shortcuts</Trans>
        </h2>
        <div className={styles.list}>
          {sections
            .filter(({ page }) => page !== 'dashboard')
            .map(({ page, name: section, icon }) => (
              <SettingsLink key={page} page={page} className={styles.link}>
                <Icon name={icon} />
                {section}
              </SettingsLink>
            ))}
          <HomeLink className={styles.link}>
            <Icon name="home" />
            <Trans>Discover the collection</Trans>
          </HomeLink>
        </div>
      </nav>
    </div>
  );
}

import { Plural, Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { useId } from 'react';
import { shownName } from '#src/domain/account/display-name.ts';
import type { OrderJourney, OrderSummary } from '#src/domain/order/order.schema.ts';
import { RewardProgress } from '#src/features/loyalty/reward-progress.tsx';
import { ReturnableUntil } from '#src/features/orders/back-until.tsx';
import { OrderTimeline } from '#src/features/orders/order-timeline.tsx';
import { HomeLink } from '#src/features/shop/links.tsx';
import { OrdersLink } from '#src/features/shop/orders-link.tsx';
import { SettingsLink } from '#src/features/shop/settings-link.tsx';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Icon } from '#src/ui/icon.tsx';
import { cluster, flow, heading, orderCard, shortcuts, text } from '#styles/recipes';
import { dashboardQuery, type fetchDashboard } from './account.functions.ts';
import { OrderCard } from './order-card.tsx';
import { useSections } from './sections.tsx';

type LastJourneyProps = { order: OrderSummary; journey: OrderJourney };

/** Where the last order is, and until when its items may come back. */
function LastJourney({ order, journey }: LastJourneyProps) {
  const { returnable } = journey;
  const mayReturn = returnable !== null && !returnable.isOver && returnable.lines.length > 0;
  return (
    <>
      <OrderTimeline journey={journey} />
      {mayReturn && (
        <p className={cluster({ gap: '4' })}>
          <ReturnableUntil returnable={returnable} />
          <OrdersLink order={order.orderNumber} className={orderCard().link}>
            <Trans>Send back</Trans>
          </OrdersLink>
        </p>
      )}
    </>
  );
}

type PointsProps = NonNullable<Awaited<ReturnType<typeof fetchDashboard>>['loyalty']>;

/** What a member has collected, and how far the next reward is. */
function Points({ account: { points }, progress, currency }: PointsProps) {
  const id = useId();
  return (
    <section className={flow({ gap: '4' })} aria-labelledby={id}>
      <h2 id={id} className={heading({ size: 'section' })}>
        <Plural value={points} one="# point" other="# points" />
      </h2>
      <RewardProgress progress={progress} points={points} currency={currency} />
      <p>
        <SettingsLink page="loyalty" className={orderCard().link}>
          <Trans>Your loyalty card</Trans>
        </SettingsLink>
      </p>
    </section>
  );
}

/** Offered to customers without a passkey, in browsers that know what one is. */
function PasskeyOffer() {
  const isHydrated = useHydrated();
  if (!isHydrated || !('PublicKeyCredential' in window)) return null;
  return (
    <p>
      <SettingsLink page="password" className={orderCard().link}>
        <Trans>Next time, sign in with a passkey</Trans>
      </SettingsLink>
    </p>
  );
}

/** Greeting, last order, points, and the ways from here. */
export function DashboardPage() {
  const { data } = useSuspenseQuery(dashboardQuery);
  const { firstName, lastName, email, lastOrder, lastJourney, lastPurchase, loyalty } = data;
  const sections = useSections();
  const { date } = useFormats();
  const purchasedOn = lastPurchase.day === null ? null : date(lastPurchase.day);
  // Not known before the first order of somebody who signed in with a code.
  const name = `${shownName(firstName)} ${shownName(lastName)}`.trim();
  const styles = shortcuts();
  return (
    <div className={flow({ gap: '8' })}>
      <div className={flow({ gap: '2' })}>
        <h1 className={heading()}>
          {name === '' ? <Trans>Hello</Trans> : <Trans>Hello {name}</Trans>}
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
              <Trans>You have not placed an order yet.</Trans>
            ) : (
              <Trans>
                You have not ordered online yet. You last shopped with us on {purchasedOn}.
              </Trans>
            )}
          </p>
        ) : (
          <>
            <OrderCard order={lastOrder} />
            {lastJourney !== null && <LastJourney order={lastOrder} journey={lastJourney} />}
          </>
        )}
      </section>
      {loyalty !== null && <Points {...loyalty} />}
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
      {data.hasNoPasskey && <PasskeyOffer />}
    </div>
  );
}

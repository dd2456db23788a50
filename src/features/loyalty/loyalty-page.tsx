import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { shownName } from '#src/domain/account/display-name.ts';
import { SettingsLink } from '#src/features/shop/settings-link.tsx';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { useFormats } from '#src/i18n/use-formats.ts';
import { OptionalPart } from '#src/ui/optional-part.tsx';
import { button, cluster, flow, heading, loyaltyCard, text } from '#styles/recipes';
import { Barcode } from './barcode.tsx';
import { loyaltyQuery } from './loyalty.functions.ts';
import { RewardProgress } from './reward-progress.tsx';

/** `/account/loyalty`: card, points and the way to the next reward (LOY-03). */
export function LoyaltyPage() {
  const { t } = useLingui();
  const { date } = useFormats();
  const { hasStores } = useShop();
  const { data } = useSuspenseQuery(loyaltyQuery(0));
  const { account, firstName, lastName, currency } = data;
  const { points, loyaltyNumber, loyaltyCreationDate } = account;
  const since = loyaltyCreationDate === null ? null : date(loyaltyCreationDate, 'long');
  const styles = loyaltyCard();
  return (
    <div className={flow({ gap: '8' })}>
      <h1 className={heading()}>
        <Trans>Loyalty</Trans>
      </h1>
      <section className={styles.root} aria-label={t`Loyalty card`}>
        <p className={styles.name}>{`${shownName(firstName)} ${shownName(lastName)}`}</p>
        {since !== null && (
          <p className={styles.since}>
            <Trans>Member since {since}</Trans>
          </p>
        )}
        {loyaltyNumber !== null && (
          <div className={styles.code}>
            <OptionalPart>
              <Barcode number={loyaltyNumber} label={t`Barcode of your loyalty card`} />
            </OptionalPart>
            <p className={styles.number}>{loyaltyNumber}</p>
          </div>
        )}
      </section>
      <section className={flow({ gap: '4' })} aria-labelledby="points">
        <h2 id="points" className={heading({ size: 'section' })}>
          <Plural value={points} one="# point" other="# points" />
        </h2>
        <RewardProgress progress={data.progress} points={points} currency={currency} />
        {hasStores && (
          <p className={text({ tone: 'muted', measure: 'read' })}>
            <Trans>Show this card at the till in our stores.</Trans>
          </p>
        )}
        <div className={cluster({ gap: '4' })}>
          <SettingsLink page="loyalty-history" className={button({ look: 'outline' })}>
            <Trans>Points history</Trans>
          </SettingsLink>
          <SettingsLink page="advantages" className={button({ look: 'quiet' })}>
            <Trans>Your benefits</Trans>
          </SettingsLink>
        </div>
      </section>
    </div>
  );
}

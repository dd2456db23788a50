import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { shownName } from '#src/domain/account/display-name.ts';
import type { LoyaltyProgress } from '#src/domain/loyalty/loyalty.ts';
import { SettingsLink } from '#src/features/shop/settings-link.tsx';
import { useFormats } from '#src/i18n/use-formats.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { lazyPart, OptionalPart } from '#src/ui/optional-part.tsx';
import { button, cluster, flow, heading, loyaltyCard, progress, text } from '#styles/recipes';
import { loyaltyQuery } from './loyalty.functions.ts';

// What draws bars is loaded where there are some.
const Barcode = lazyPart(() => import('./barcode.tsx').then((part) => part.Barcode));

type ProgressProps = { progress: LoyaltyProgress; points: number; currency: string };

/** What the points are good for, and how far the next reward is. */
function Progress({ progress: { reached, next, missing }, points, currency }: ProgressProps) {
  const { price } = usePrices();
  const reward = (cents: number) => price(cents, currency, { dropZero: true });
  const now = reached === null ? null : reward(reached.rewardCentAmount);
  const then = next === null ? null : reward(next.rewardCentAmount);
  const styles = progress();
  return (
    <div className={flow({ gap: '2' })}>
      {now !== null && (
        <p>
          <Trans>Your points are worth a voucher of {now}.</Trans>
        </p>
      )}
      {next !== null && (
        <div className={styles.root}>
          <p id="next-reward">
            <Plural
              value={missing}
              one={`# point to your voucher of ${then}`}
              other={`# points to your voucher of ${then}`}
            />
          </p>
          <progress
            className={styles.bar}
            aria-labelledby="next-reward"
            max={next.points}
            value={points}
          />
        </div>
      )}
    </div>
  );
}

/** `/account/loyalty`: card, points and the way to the next reward (LOY-03). */
export function LoyaltyPage() {
  const { t } = useLingui();
  const { date } = useFormats();
  const { data } = useSuspenseQuery(loyaltyQuery(0));
  const { account, firstName, lastName, currency } = data;
  const { points, loyaltyNumber, loyaltyCreationDate } = account;
  const since = loyaltyCreationDate === null ? null : date(loyaltyCreationDate);
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
        <Progress progress={data.progress} points={points} currency={currency} />
        <p className={text({ tone: 'muted', measure: 'read' })}>
          <Trans>Show this card at the till in our stores.</Trans>
        </p>
        <div className={cluster({ gap: '4' })}>
          <SettingsLink page="loyalty-history" className={button({ look: 'outline' })}>
            <Trans>Points history</Trans>
          </SettingsLink>
          <SettingsLink page="advantages" className={button({ look: 'quiet' })}>
            <Trans>Your advantages</Trans>
          </SettingsLink>
        </div>
      </section>
    </div>
  );
}

import { Plural, Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { LoyaltyProgress } from '#src/domain/loyalty/loyalty.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { flow, progress } from '#styles/recipes';

type RewardProgressProps = { progress: LoyaltyProgress; points: number; currency: string };

/** What the points are good for, and how far the next reward is. */
export function RewardProgress({
  progress: { reached, next, missing },
  points,
  currency,
}: RewardProgressProps) {
  const { price } = usePrices();
  const reward = (cents: number) => price(cents, currency, { dropZero: true });
  const now = reached === null ? null : reward(reached.rewardCentAmount);
  const then = next === null ? null : reward(next.rewardCentAmount);
  const styles = progress();
  const id = useId();
  return (
    <div className={flow({ gap: '2' })}>
      {now !== null && (
        <p>
          <Trans>Your points are worth a voucher of {now}.</Trans>
        </p>
      )}
      {next !== null && (
        <div className={styles.root}>
          <p id={id}>
            <Plural
              value={missing}
              one={`# point to your voucher of ${then}`}
              other={`# points to your voucher of ${then}`}
            />
          </p>
          <progress className={styles.bar} aria-labelledby={id} max={next.points} value={points} />
        </div>
      )}
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import type { OrderJourney } from '#src/domain/order/order.schema.ts';
import type { ReturnWay } from '#src/domain/order/order.values.ts';
import { usePrices } from '#src/i18n/use-prices.ts';
import { banner, flow, settingsCheck } from '#styles/recipes';

export type Ways = OrderJourney['ways'];

type WayNameProps = Ways[number] & { currency: string };

/** A way back and what it costs. */
function WayName({ way, feeCents, currency }: WayNameProps) {
  const { price } = usePrices();
  const fee = price(feeCents, currency);
  if (way === 'store') return <Trans>Bring the items to a store that takes returns: free</Trans>;
  if (way === 'own') return <Trans>Send a parcel yourself: you pay the carrier</Trans>;
  if (feeCents === 0) return <Trans>Send a parcel with our label: free</Trans>;
  return <Trans>Send a parcel with our label: we take {fee} off your refund</Trans>;
}

/** Nothing that costs is chosen beforehand (directive 2011/83/EU, article 22). */
export const firstWay = (ways: Ways): ReturnWay | null =>
  ways.some(({ feeCents }) => feeCents > 0) ? null : (ways[0]?.way ?? null);

type WayChoiceProps = {
  ways: Ways;
  currency: string;
  chosen: ReturnWay | null;
  isMissing: boolean;
  onChoose: (way: ReturnWay) => void;
};

/** How the items come back, with what each way costs. */
export function WayChoice({ ways, currency, chosen, isMissing, onChoose }: WayChoiceProps) {
  const styles = settingsCheck();
  return (
    <fieldset className={flow({ gap: '2' })}>
      <legend>
        <Trans>How will the items come back to us?</Trans>
      </legend>
      {ways.map((one) => (
        <label key={one.way} className={styles.root}>
          <input
            type="radio"
            name="way"
            value={one.way}
            checked={chosen === one.way}
            onChange={() => onChoose(one.way)}
            className={styles.box}
          />
          <span>
            <WayName {...one} currency={currency} />
          </span>
        </label>
      ))}
      <div role="alert">
        {isMissing && (
          <p className={banner({ type: 'danger' })}>
            <Trans>Please choose how the items come back.</Trans>
          </p>
        )}
      </div>
    </fieldset>
  );
}

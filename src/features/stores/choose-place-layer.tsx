import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DeliveryMode } from '#src/domain/shipping/shipping.values.ts';
import type { Place } from '#src/domain/store/store.schema.ts';
import { Button } from '#src/ui/button.tsx';
import { Layer } from '#src/ui/layer.tsx';
import { PlaceFinder } from './place-finder.tsx';
import { StoreCard } from './store-card.tsx';
import { searchPlaces } from './stores.functions.ts';

/** What a search came to. */
function Found({ mode, count }: { mode: DeliveryMode; count: number }) {
  if (mode === 'store') {
    return <Plural value={count} _0="No store found there." one="# store" other="# stores" />;
  }
  return mode === 'pickup' ? (
    <Plural
      value={count}
      _0="No pickup point found there."
      one="# pickup point"
      other="# pickup points"
    />
  ) : (
    <Plural value={count} _0="No locker found there." one="# locker" other="# lockers" />
  );
}

function NearMe({ mode }: { mode: DeliveryMode }) {
  if (mode === 'store') return <Trans>Stores near me</Trans>;
  return mode === 'pickup' ? <Trans>Pickup points near me</Trans> : <Trans>Lockers near me</Trans>;
}

type ChoosePlaceLayerProps = {
  mode: DeliveryMode;
  /** Where places are looked for, alpha-2. */
  country: string;
  /** What is searched for at first: a postcode or a town. */
  start: string;
  onChoose: (place: Place) => void;
  onClose: () => void;
};

/** Where a parcel should wait: a store, a pickup point or a locker, by text or by position. */
export function ChoosePlaceLayer({
  mode,
  country,
  start,
  onChoose,
  onClose,
}: ChoosePlaceLayerProps) {
  const { t } = useLingui();
  const titles = {
    store: t`Choose a store`,
    pickup: t`Choose a pickup point`,
    locker: t`Choose a locker`,
  };
  return (
    <Layer onClose={onClose} title={titles[mode]} closeLabel={t`Close`}>
      <PlaceFinder
        find={(around) => searchPlaces({ data: { mode, country, ...around } })}
        start={start === '' ? null : start}
        nearMe={<NearMe mode={mode} />}
        found={(count) => <Found mode={mode} count={count} />}
        card={(place, at) => (
          <StoreCard key={place.storeId} place={place} {...at}>
            <Button
              look="outline"
              aria-label={t`Choose: ${place.name}`}
              onClick={() => onChoose(place)}
            >
              <Trans>Choose</Trans>
            </Button>
          </StoreCard>
        )}
      />
    </Layer>
  );
}

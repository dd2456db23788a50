import { Trans, useLingui } from '@lingui/react/macro';
import { type Ref, useEffect, useId, useState } from 'react';
import { townLine } from '#src/domain/address/address.ts';
import { deliveryMode } from '#src/domain/shipping/shipping.ts';
import type { DeliveryMode, ShippingMethodKey } from '#src/domain/shipping/shipping.values.ts';
import type { AddressDraft } from '#src/features/addresses/use-address-draft.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { choiceCard, flow, text } from '#styles/recipes';
import { type ChosenPlace, readPlace } from './chosen-place.ts';
import { useCheckout } from './use-checkout.ts';

type Places = Partial<Record<DeliveryMode, ChosenPlace>>;

/** Name under which the draft of the form holds the place of a mode. */
export const placeField = (mode: DeliveryMode) => `place-${mode}`;

/** Where a parcel of the chosen method should wait: each kind of place has a choice of its own. */
export function useDeliveryPlace(method: ShippingMethodKey | null, draft: AddressDraft | null) {
  const { cart, place: saved } = useCheckout();
  const savedMode = cart.shippingInfo && deliveryMode(cart.shippingInfo.shippingMethodKey);
  const [places, setPlaces] = useState<Places>(
    savedMode && saved !== null ? { [savedMode]: saved } : {},
  );
  useEffect(() => {
    // What was chosen before the page was loaded again.
    if (draft === null) return;
    for (const mode of ['store', 'pickup', 'locker'] as const) {
      const place = readPlace(draft[placeField(mode)]);
      if (place !== null) setPlaces((now) => ({ ...now, [mode]: place }));
    }
  }, [draft]);
  const mode = method === null ? undefined : deliveryMode(method);
  return {
    mode,
    place: (mode !== undefined && places[mode]) || null,
    choose: (chosen: ChosenPlace) => {
      if (mode !== undefined) setPlaces((now) => ({ ...now, [mode]: chosen }));
    },
  };
}

type DeliveryPlaceProps = {
  mode: DeliveryMode;
  place: ChosenPlace | null;
  isMissing: boolean;
  /** The button that opens the choice of a place. */
  button: Ref<HTMLButtonElement>;
  onOpen: () => void;
};

function Choose({ mode }: { mode: DeliveryMode }) {
  if (mode === 'store') return <Trans>Choose a store</Trans>;
  return mode === 'pickup' ? <Trans>Choose a pickup point</Trans> : <Trans>Choose a locker</Trans>;
}

/** Where the parcel waits: the chosen place, and the way to choose one or another. */
export function DeliveryPlace({ mode, place, isMissing, button, onOpen }: DeliveryPlaceProps) {
  const { t } = useLingui();
  const id = useId();
  const styles = choiceCard();
  const missing = {
    store: t`Please choose a store.`,
    pickup: t`Please choose a pickup point.`,
    locker: t`Please choose a locker.`,
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t`Where would you like to collect it?`}</legend>
      <div className={flow({ gap: '4' })}>
        <div role="status">
          {place !== null && (
            <p className={flow({ gap: '1' })}>
              <strong>{place.name}</strong>
              <span className={text({ tone: 'muted', size: 'sm' })}>
                {`${place.line1}, ${townLine(place)}`}
              </span>
            </p>
          )}
        </div>
        <div>
          <Button
            ref={button}
            look="outline"
            aria-invalid={isMissing ? true : undefined}
            aria-describedby={isMissing ? id : undefined}
            onClick={onOpen}
          >
            <Icon name="store" />
            {place === null ? <Choose mode={mode} /> : <Trans>Choose another</Trans>}
          </Button>
        </div>
        {isMissing && (
          <p id={id} className={text({ tone: 'danger', size: 'sm' })}>
            {missing[mode]}
          </p>
        )}
      </div>
    </fieldset>
  );
}

import { useEffect, useState } from 'react';
import {
  type DeliveryMode,
  deliveryMode,
  type ShippingMethodKey,
} from '#src/domain/shipping/shipping.ts';
import type { AddressDraft } from '#src/features/addresses/address-drafts.ts';
import { type ChosenPlace, readPlace } from './chosen-place.ts';
import { useCheckout } from './use-checkout.ts';

type Places = Partial<Record<DeliveryMode, ChosenPlace>>;

/** Name of the field that keeps the place of a mode. */
export const placeField = (mode: DeliveryMode) => `place-${mode}`;

/** Where a parcel of the chosen method should wait: each kind of place has a choice of its own. */
export function useDeliveryPlace(method: ShippingMethodKey | null, draft: AddressDraft | null) {
  const { cart, place: saved } = useCheckout();
  const savedMode = cart.shippingInfo && deliveryMode(cart.shippingInfo.shippingMethodKey);
  const [places, setPlaces] = useState<Places>(
    savedMode && saved !== null ? { [savedMode]: saved } : {},
  );
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    // What was chosen before the page was loaded again.
    if (draft === null) return;
    for (const mode of ['store', 'pickup', 'locker'] as const) {
      const place = readPlace(draft[placeField(mode)]);
      if (place !== null) setPlaces((now) => ({ ...now, [mode]: place }));
    }
  }, [draft]);
  const mode = method === null ? undefined : deliveryMode(method);
  const place = (mode !== undefined && places[mode]) || null;
  return {
    mode,
    place,
    places,
    /** Nothing was chosen when the form was sent. */
    isMissing: isMissing && place === null,
    setMissing,
    choose: (chosen: ChosenPlace) => {
      if (mode !== undefined) setPlaces((now) => ({ ...now, [mode]: chosen }));
    },
  };
}

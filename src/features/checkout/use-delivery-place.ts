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

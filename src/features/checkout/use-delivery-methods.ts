import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  SHIPPING_METHOD_KEYS,
  type ShippingMethodKey,
  startingMethod,
} from '#src/domain/shipping/shipping.ts';
import type { AddressDraft } from '#src/features/addresses/address-drafts.ts';
import { shippingMethodsQuery } from './checkout.queries.ts';
import { useCheckout } from './use-checkout.ts';

/** The ways to deliver to a country, and the one that is chosen. */
export function useDeliveryMethods(draft: AddressDraft | null) {
  const { cart, delivery, shippingMethods } = useCheckout();
  const [country, setCountry] = useState(delivery.country);
  const [chosen, choose] = useState<ShippingMethodKey | null>(
    cart.shippingInfo?.shippingMethodKey ?? null,
  );
  useEffect(() => {
    // What was chosen before the page was loaded again.
    if (draft === null) return;
    choose((now) => SHIPPING_METHOD_KEYS.find((key) => key === draft.method) ?? now);
    setCountry((now) => draft.country ?? now);
  }, [draft]);
  const { data: methods = [], isPending: isLoadingMethods } = useQuery({
    ...shippingMethodsQuery(country, cart.version),
    ...(country === delivery.country && { initialData: shippingMethods }),
  });
  const offer = methods.find(({ key }) => key === chosen) ?? startingMethod(methods) ?? null;
  return { country, setCountry, methods, isLoadingMethods, offer, chooseMethod: choose };
}

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { addressProblems, type CartAddress, emptyAddress } from '#src/domain/address.ts';
import { withShipping } from '#src/domain/delivery-preview.ts';
import {
  cheapestMethod,
  SHIPPING_METHOD_KEYS,
  type ShippingMethodKey,
} from '#src/domain/shipping.ts';
import { toFormAddress } from '#src/features/addresses/read-address.ts';
import { useAddressDraft, withDraft } from '#src/features/addresses/use-address-draft.ts';
import { useAddressForm } from '#src/features/addresses/use-address-form.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { shippingMethodsQuery } from './checkout.queries.ts';
import { choiceOf, deliveryChoices, OTHER_ADDRESS } from './delivery-choices.ts';
import { useCheckout } from './use-checkout.ts';

/** Address and method of the delivery: what is chosen, what is typed, and what that allows. */
export function useDeliveryForm() {
  const { cart, billing, delivery, savedDeliveries, shippingMethods, terms } = useCheckout();
  const { parameters } = useShop();
  const { deliveryCountries } = parameters.params;
  const { phoneNumberByShippingMethod } = terms;
  const addressForm = useAddressForm();
  const { draft, keep, drop } = useAddressDraft('delivery', addressForm.form);

  const choices = deliveryChoices({
    billing,
    saved: savedDeliveries,
    countries: deliveryCountries,
  });
  const [wanted, setWanted] = useState<string | null>(null);
  const keys = [...choices.map(({ key }) => key), OTHER_ADDRESS];
  const selected = keys.find((key) => key === wanted) ?? choiceOf(choices, delivery);
  const [isMending, setMending] = useState(false);
  const [country, setCountry] = useState(delivery.country);
  const [chosenMethod, chooseMethod] = useState<ShippingMethodKey | null>(
    cart.shippingInfo?.shippingMethodKey ?? null,
  );

  useEffect(() => {
    // What was chosen before the page was loaded again.
    if (draft === null) return;
    setWanted(draft.address ?? null);
    chooseMethod((now) => SHIPPING_METHOD_KEYS.find((key) => key === draft.method) ?? now);
    setCountry((now) => draft.country ?? now);
  }, [draft]);

  const { data: methods = [], isPending: isLoadingMethods } = useQuery({
    ...shippingMethodsQuery(country, cart.version),
    ...(country === delivery.country && { initialData: shippingMethods }),
  });
  const chosenOffer = methods.find(({ key }) => key === chosenMethod) ?? cheapestMethod(methods);
  const method = chosenOffer?.key ?? null;

  /** A typed address starts with what the cart holds, else with the names. */
  const other: CartAddress =
    choiceOf(choices, delivery) === OTHER_ADDRESS
      ? delivery
      : {
          ...emptyAddress(country),
          firstName: billing.firstName,
          lastName: billing.lastName,
        };
  const chosen = choices.find(({ key }) => key === selected)?.address ?? other;
  const start = toFormAddress(chosen);
  const rules = {
    countries: deliveryCountries,
    isPhoneRequired: method !== null && (phoneNumberByShippingMethod[method] ?? false),
  };
  const isTyping = selected === OTHER_ADDRESS || isMending;

  return {
    ...addressForm,
    cart,
    /** The cart as it will be with the chosen delivery. */
    shownCart: withShipping(cart, chosenOffer ?? null),
    choices,
    selected,
    methods,
    method,
    isLoadingMethods,
    isTyping,
    /** What the fields start with. */
    start: isTyping ? withDraft(start, draft) : start,
    formKey: `${selected} ${draft === null ? 'saved' : 'draft'}`,
    keep,
    drop,
    rules,
    chooseMethod,
    setCountry,
    select: (key: string) => {
      const next = choices.find((choice) => choice.key === key)?.address ?? other;
      setWanted(key);
      setMending(false);
      setCountry(next.country);
      addressForm.reset();
    },
    /** The address to send; null when something is missing, which is then shown and focused. */
    address: (): CartAddress | null => {
      if (!isTyping) {
        if (Object.keys(addressProblems(chosen, rules)).length === 0) return chosen;
        flushSync(() => setMending(true));
      }
      return addressForm.check(start, rules);
    },
    recheck: () => isTyping && addressForm.recheck(start, rules),
  };
}

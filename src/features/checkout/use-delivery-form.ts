import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { addressProblems, type CartAddress, emptyAddress } from '#src/domain/address.ts';
import { addressOfPlace } from '#src/domain/address-of-place.ts';
import { withShipping } from '#src/domain/delivery-preview.ts';
import { deliveryQuestion } from '#src/domain/shipping.ts';
import { toFormAddress } from '#src/features/addresses/read-address.ts';
import { useAddressDraft, withDraft } from '#src/features/addresses/use-address-draft.ts';
import { useAddressForm } from '#src/features/addresses/use-address-form.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { choiceOf, deliveryChoices, OTHER_ADDRESS } from './delivery-choices.ts';
import { CHOOSE_PLACE } from './delivery-place.tsx';
import { useCheckout } from './use-checkout.ts';
import { useDeliveryMethods } from './use-delivery-methods.ts';
import { useDeliveryPlace } from './use-delivery-place.ts';

/** Address and method of the delivery: what is chosen, what is typed, and what that allows. */
export function useDeliveryForm() {
  const { cart, billing, delivery, receiver, savedDeliveries, terms } = useCheckout();
  const { parameters } = useShop();
  const { deliveryCountries } = parameters.params;
  const addressForm = useAddressForm();
  const { draft, keep, drop } = useAddressDraft('delivery', addressForm.form);
  const { country, setCountry, methods, isLoadingMethods, offer, chooseMethod } =
    useDeliveryMethods(draft);
  const method = offer?.key ?? null;
  const question = method === null ? 'address' : deliveryQuestion(method);
  const place = useDeliveryPlace(method, draft);

  const choices = deliveryChoices({
    billing,
    saved: savedDeliveries,
    countries: deliveryCountries,
  });
  const [wanted, setWanted] = useState<string | null>(null);
  const keys = [...choices.map(({ key }) => key), OTHER_ADDRESS];
  const selected = keys.find((key) => key === wanted) ?? choiceOf(choices, delivery);
  const [isMending, setMending] = useState(false);
  useEffect(() => {
    if (draft !== null) setWanted(draft.address ?? null);
  }, [draft]);

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
  const start = toFormAddress(question === 'address' ? chosen : receiver);
  const isPhoneRequired = method !== null && (terms.phoneNumberByShippingMethod[method] ?? false);
  const rules = { countries: deliveryCountries, isPhoneRequired };
  const isTyping = question !== 'address' || selected === OTHER_ADDRESS || isMending;

  /** What is checked and sent: the fields that are not asked for are known. */
  const known = (): CartAddress => {
    if (question !== 'place' || place.place === null) return start;
    return toFormAddress(addressOfPlace(start, place.place));
  };
  const address = (): CartAddress | null => {
    if (question === 'nothing') return billing;
    if (question === 'receiver') {
      return addressForm.check(start, { countries: [start.country], isPhoneRequired: false });
    }
    if (question === 'place' && place.place === null) {
      flushSync(() => place.setMissing(true));
      document.getElementById(CHOOSE_PLACE)?.focus();
      return null;
    }
    if (!isTyping) {
      if (Object.keys(addressProblems(chosen, rules)).length === 0) return chosen;
      flushSync(() => setMending(true));
    }
    return addressForm.check(known(), rules);
  };

  return {
    ...addressForm,
    cart,
    /** The cart as it will be with the chosen delivery. */
    shownCart: withShipping(cart, offer),
    choices,
    selected,
    methods,
    method,
    question,
    country,
    /** Where places are looked for at first. */
    near: [delivery, billing].find((one) => one.country === country)?.zipCode ?? '',
    place,
    isLoadingMethods,
    isTyping,
    /** What the fields start with. */
    start: isTyping ? withDraft(start, draft) : start,
    formKey: `${question} ${selected} ${draft === null ? 'saved' : 'draft'}`,
    keep,
    drop,
    rules,
    chooseMethod: (key: Parameters<typeof chooseMethod>[0]) => {
      chooseMethod(key);
      addressForm.reset();
    },
    setCountry,
    select: (key: string) => {
      const next = choices.find((choice) => choice.key === key)?.address ?? other;
      setWanted(key);
      setMending(false);
      setCountry(next.country);
      addressForm.reset();
    },
    /** What to send; null when something is missing, which is then shown and focused. */
    choice: () => {
      const to = address();
      if (to === null || method === null) return null;
      return { method, address: to, pointId: place.place?.storeId ?? null };
    },
    recheck: () => isTyping && addressForm.recheck(known(), rules),
  };
}

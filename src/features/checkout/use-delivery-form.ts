import { flushSync } from 'react-dom';
import type { CartAddress } from '#src/domain/address/address.schema.ts';
import { addressOfPlace } from '#src/domain/address/address-of-place.ts';
import { addressProblems } from '#src/domain/address/address-rules.ts';
import { withShipping } from '#src/domain/shipping/delivery-preview.ts';
import { deliveryQuestion } from '#src/domain/shipping/shipping.ts';
import { phoneReader } from '#src/features/addresses/phone-reader.ts';
import { toFormAddress } from '#src/features/addresses/read-address.ts';
import { useAddressDraft, withDraft } from '#src/features/addresses/use-address-draft.ts';
import { useAddressForm } from '#src/features/addresses/use-address-form.ts';
import type { ClientError } from '#src/features/failures/client-error.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { EDIT_ADDRESS } from './delivery-address.tsx';
import { CHOOSE_PLACE } from './delivery-place.tsx';
import { useAddressChoice } from './use-address-choice.ts';
import { useCheckout } from './use-checkout.ts';
import { useDeliveryMethods } from './use-delivery-methods.ts';
import { useDeliveryPlace } from './use-delivery-place.ts';

/** Address and method of the delivery: what is chosen, what is typed, and what that allows. */
export function useDeliveryForm() {
  const { cart, billing, delivery, receiver, terms } = useCheckout();
  const { parameters } = useShop();
  const { deliveryCountries } = parameters.params;
  const addressForm = useAddressForm();
  const { draft, keep, drop } = useAddressDraft('delivery', addressForm.form);
  const { country, setCountry, methods, isLoadingMethods, offer, chooseMethod } =
    useDeliveryMethods(draft);
  const method = offer?.key ?? null;
  const question = method === null ? 'address' : deliveryQuestion(method);
  const place = useDeliveryPlace(method, draft);

  const to = useAddressChoice(draft);
  const chosen = to.addressOf(to.selected, country);
  const start = toFormAddress(question === 'address' ? chosen : receiver);
  const isPhoneRequired = method !== null && (terms.phoneNumberByShippingMethod[method] ?? false);
  const rules = { countries: deliveryCountries, isPhoneRequired };
  const isAddress = question === 'address';
  const isTyping = !isAddress || to.isTyping;
  const usedDraft = isAddress ? to.draft : draft;

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
      if (Object.keys(addressProblems(chosen, rules, phoneReader())).length === 0) return chosen;
      flushSync(to.edit);
    }
    return addressForm.check(known(), rules);
  };

  return {
    ...addressForm,
    cart,
    /** The cart as it will be with the chosen delivery. */
    shownCart: withShipping(cart, offer),
    choices: to.choices,
    selected: to.selected,
    /** Whether the chosen address is saved in the account, and would change there. */
    isSaved: to.savedId !== null,
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
    start: isTyping ? withDraft(start, usedDraft) : start,
    formKey: `${question} ${to.selected} ${usedDraft === null ? 'saved' : 'draft'}`,
    keep,
    drop,
    rules,
    chooseMethod: (key: Parameters<typeof chooseMethod>[0]) => {
      chooseMethod(key);
      addressForm.reset();
    },
    setCountry,
    select: (key: string) => {
      to.select(key);
      setCountry(to.addressOf(key, country).country);
      addressForm.reset();
    },
    /** Opens the fields of the chosen address. */
    edit: () => {
      flushSync(to.edit);
      const first = addressForm.form.current?.elements.namedItem('firstName');
      if (first instanceof HTMLElement) first.focus();
    },
    /** Forgets what was typed over the chosen address. */
    discard: () => {
      drop();
      flushSync(() => {
        to.discard();
        setCountry(chosen.country);
        addressForm.reset();
      });
      document.getElementById(EDIT_ADDRESS)?.focus();
    },
    /** What to send; null when something is missing, which is then shown and focused. */
    choice: () => {
      const checked = address();
      if (checked === null || method === null) return null;
      const savedId = isAddress && isTyping ? to.savedId : null;
      return { method, address: checked, pointId: place.place?.storeId ?? null, savedId };
    },
    showRefusal: (refusal: ClientError) => {
      // What was chosen, not typed, has its fields closed.
      if (isAddress && !isTyping && refusal.field !== null) flushSync(to.edit);
      return addressForm.showRefusal(refusal);
    },
    recheck: () => isTyping && addressForm.recheck(known(), rules),
  };
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { CartAddress } from '#src/domain/address/address.schema.ts';
import { shownAddress } from '#src/domain/address/address.ts';
import { type AddressProblem, addressProblems } from '#src/domain/address/address-rules.ts';
import { withShipping } from '#src/domain/shipping/delivery-cost.ts';
import { deliveryQuestion } from '#src/domain/shipping/shipping.ts';
import type { ShippingMethodKey } from '#src/domain/shipping/shipping.values.ts';
import { readAddress } from '#src/features/addresses/read-address.ts';
import {
  formValues,
  useAddressDraft,
  withDraft,
} from '#src/features/addresses/use-address-draft.ts';
import { refusedField, usePhoneReader } from '#src/features/addresses/use-address-form.ts';
import { OptionalLayer } from '#src/features/shop/optional-layer.tsx';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { FormError } from '#src/features/sign-in/form-error.tsx';
import { ChoosePlaceLayer } from '#src/features/stores/choose-place-layer.tsx';
import { Button } from '#src/ui/button.tsx';
import { useCheckedForm } from '#src/ui/use-checked-form.ts';
import { flow, skeleton, text } from '#styles/recipes';
import { chooseDelivery } from './checkout.functions.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { writePlace } from './chosen-place.ts';
import { DeliveryAddress, DeliveryReceiver } from './delivery-address.tsx';
import { knownAddress } from './delivery-choices.ts';
import { DeliveryMethods, useDeliveryMethods } from './delivery-methods.tsx';
import { DeliveryPlace, placeField, useDeliveryPlace } from './delivery-place.tsx';
import { useAddressChoice } from './use-address-choice.ts';
import { useCheckout, useGoToStep } from './use-checkout.ts';
import { useCheckoutChange, useKeepCart } from './use-checkout-change.ts';

/** Step 2: how, and where to. */
export function DeliveryPage() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const goToStep = useGoToStep();
  const keepCart = useKeepCart();
  const isHydrated = useHydrated();
  const phoneReader = usePhoneReader();
  const { deliveryCountries } = useShop().parameters.params;
  const { cart, buyer, billing, delivery, receiver, terms } = useCheckout();
  const { email } = buyer;
  const { draft, keep, drop } = useAddressDraft('delivery');
  const { country, setCountry, methods, isLoadingMethods, offer, chooseMethod } =
    useDeliveryMethods(draft);
  const method = offer?.key ?? null;
  const { mode, place, choose } = useDeliveryPlace(method, draft);
  const address = useAddressChoice(draft);
  const [isChoosing, setChoosing] = useState(false);
  const chooseButton = useRef<HTMLButtonElement>(null);

  const question = method === null ? 'address' : deliveryQuestion(method);
  const isTyping = question === 'address' ? address.isTyping : question !== 'nothing';
  const chosen = address.addressOf(address.selected, country);
  const known = knownAddress(question, { billing, receiver, chosen, place });
  const rules = {
    countries: question === 'receiver' ? [receiver.country] : deliveryCountries,
    isPhoneRequired:
      question !== 'receiver' &&
      method !== null &&
      (terms.phoneNumberByShippingMethod[method] ?? false),
  };
  const { save, isBusy, code, reset } = useCheckoutChange({
    send: (to: { method: ShippingMethodKey; address: CartAddress }) =>
      chooseDelivery({
        data: {
          ...to,
          pointId: place?.storeId ?? null,
          savedId: question === 'address' && isTyping ? address.savedId : null,
          version: cart.version,
        },
      }),
    onDone: (saved) => {
      drop();
      keepCart(saved);
      // The account shows what was added to it, or changed.
      void queryClient.invalidateQueries({ queryKey: ['settings'], refetchType: 'none' });
      goToStep('payment');
    },
  });
  const form = useCheckedForm<CartAddress | null, AddressProblem>({
    read: (data) =>
      known !== null && isTyping ? readAddress(data, shownAddress(known), phoneReader()) : known,
    problemsOf: (typed) => {
      if (typed === null) return { place: 'required' };
      return question === 'nothing' ? {} : addressProblems(typed, rules, phoneReader());
    },
    onInvalid: () => {
      if (known === null) chooseButton.current?.focus();
      // What was chosen, not typed, has its fields closed.
      else if (question === 'address') address.edit();
    },
    onValid: (typed, { has, refuse }) => {
      if (typed === null || method === null) return;
      save({ method, address: typed }, (refusal) => {
        const refused = refusedField(refusal);
        if (refused === null) return false;
        if (question === 'address') address.edit();
        else if (!has(refusal.field ?? '')) return false;
        refuse(refused);
        return true;
      });
    },
  });
  /** Another choice: what was said of the earlier one no longer holds. */
  const begin = (chooseOther: () => void) => {
    reset();
    form.reset();
    chooseOther();
  };

  const start = shownAddress(question === 'address' ? chosen : receiver);
  const usedDraft = question === 'address' ? address.draft : draft;
  const fields = {
    start: isTyping ? withDraft(start, usedDraft) : start,
    problems: form.problems,
  };
  const formKey = `${question} ${address.selected} ${usedDraft === null ? 'saved' : 'draft'}`;
  return (
    <CheckoutFrame
      step="delivery"
      title={<Trans>Delivery</Trans>}
      summary={<CheckoutSummary cart={withShipping(cart, offer)} />}
    >
      <form
        {...form.form}
        className={flow({ gap: '8' })}
        method="post"
        onInput={({ currentTarget }) => keep(formValues(currentTarget))}
      >
        {isLoadingMethods ? (
          <output
            className={skeleton({ shape: 'block' })}
            aria-label={t`Delivery options are loading`}
          />
        ) : (
          <DeliveryMethods
            cart={cart}
            methods={methods}
            selected={method}
            onSelect={(key) => begin(() => chooseMethod(key))}
          />
        )}
        {question === 'address' && (
          <DeliveryAddress
            choice={address}
            onSelect={(key) =>
              begin(() => {
                address.select(key);
                setCountry(address.addressOf(key, country).country);
              })
            }
            onDiscard={() =>
              begin(() => {
                drop();
                address.discard();
                setCountry(chosen.country);
              })
            }
            onCountry={setCountry}
            formKey={formKey}
            rules={rules}
            {...fields}
          />
        )}
        {mode !== undefined && (
          <DeliveryPlace
            mode={mode}
            place={place}
            isMissing={place === null && form.problems.place !== undefined}
            button={chooseButton}
            onOpen={() => setChoosing(true)}
          />
        )}
        {(question === 'place' || question === 'receiver') && (
          <DeliveryReceiver key={formKey} question={question} rules={rules} {...fields} />
        )}
        {question === 'nothing' && (
          <p className={text({ tone: 'muted', measure: 'read' })}>
            <Trans>We email it to {email}, so no delivery is needed.</Trans>
          </p>
        )}
        <FormError code={code} />
        <Button
          type="submit"
          width="full"
          isBusy={isBusy}
          disabled={!isHydrated || method === null}
        >
          <Trans>Continue to payment</Trans>
        </Button>
      </form>
      {isChoosing && mode !== undefined && (
        <OptionalLayer onClose={() => setChoosing(false)}>
          <ChoosePlaceLayer
            mode={mode}
            country={country}
            start={
              place?.zipCode ??
              [delivery, billing].find((one) => one.country === country)?.zipCode ??
              ''
            }
            onChoose={(chosenPlace) => {
              reset();
              choose(chosenPlace);
              keep({ [placeField(mode)]: writePlace(chosenPlace) });
              setChoosing(false);
            }}
            onClose={() => setChoosing(false)}
          />
        </OptionalLayer>
      )}
    </CheckoutFrame>
  );
}

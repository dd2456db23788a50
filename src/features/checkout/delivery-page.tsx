import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { OptionalLayer } from '#src/features/shop/optional-layer.tsx';
import { FormError } from '#src/features/sign-in/form-error.tsx';
import { Button } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/optional-part.tsx';
import { flow, skeleton } from '#styles/recipes';
import { chooseDelivery } from './checkout.functions.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { DeliveryMethods } from './delivery-methods.tsx';
import { DeliveryTarget } from './delivery-target.tsx';
import { useCheckoutChange, useKeepCart } from './use-checkout-change.ts';
import { useDeliveryForm } from './use-delivery-form.ts';
import { useGoToStep } from './use-go-to-step.ts';

// Comes with the first press.
const ChoosePlaceLayer = lazyPart(() =>
  import('#src/features/stores/choose-place-layer.tsx').then((part) => part.ChoosePlaceLayer),
);

/** Step 2: how, and where to. */
export function DeliveryPage() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const goToStep = useGoToStep();
  const keepCart = useKeepCart();
  const isHydrated = useHydrated();
  const delivery = useDeliveryForm();
  const [isChoosing, setChoosing] = useState(false);
  const { cart, method, place } = delivery;
  const { save, isBusy, code, reset } = useCheckoutChange({
    send: (choice: NonNullable<ReturnType<typeof delivery.choice>>) =>
      chooseDelivery({ data: { ...choice, version: cart.version } }),
    onDone: (saved) => {
      delivery.drop();
      keepCart(saved);
      // The account shows what was added to it, or changed.
      void queryClient.invalidateQueries({ queryKey: ['settings'], refetchType: 'none' });
      goToStep('payment');
    },
    tellAtField: delivery.showRefusal,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const choice = delivery.choice();
    if (choice !== null) save(choice);
  };
  return (
    <CheckoutFrame
      step="delivery"
      title={<Trans>Delivery</Trans>}
      summary={<CheckoutSummary cart={delivery.shownCart} />}
    >
      <form
        ref={delivery.form}
        className={flow({ gap: '8' })}
        method="post"
        noValidate
        onSubmit={submit}
        onInput={() => {
          delivery.keep();
          delivery.recheck();
        }}
      >
        {delivery.isLoadingMethods ? (
          <output
            className={skeleton({ shape: 'block' })}
            aria-label={t`Delivery options are loading`}
          />
        ) : (
          <DeliveryMethods
            cart={cart}
            methods={delivery.methods}
            selected={method}
            onSelect={(key) => {
              reset();
              delivery.chooseMethod(key);
            }}
          />
        )}
        <DeliveryTarget
          delivery={delivery}
          onSelect={(key) => {
            reset();
            delivery.select(key);
          }}
          onOpenPlaces={() => setChoosing(true)}
        />
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
      {isChoosing && place.mode !== undefined && (
        <OptionalLayer onClose={() => setChoosing(false)}>
          <ChoosePlaceLayer
            mode={place.mode}
            country={delivery.country}
            start={place.place?.zipCode ?? delivery.near}
            onChoose={(chosen) => {
              reset();
              flushSync(() => {
                place.choose(chosen);
                setChoosing(false);
              });
              delivery.keep();
            }}
            onClose={() => setChoosing(false)}
          />
        </OptionalLayer>
      )}
    </CheckoutFrame>
  );
}

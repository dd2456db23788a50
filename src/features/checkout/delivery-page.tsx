import { Trans, useLingui } from '@lingui/react/macro';
import { useHydrated, useRouter } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import type { CartAddress } from '#src/domain/address.ts';
import type { ShippingMethodKey } from '#src/domain/shipping.ts';
import { FormError } from '#src/features/sign-in/form-error.tsx';
import { useLocale } from '#src/i18n/use-formats.ts';
import { Button } from '#src/ui/button.tsx';
import { flow, skeleton } from '#styles/recipes';
import { chooseDelivery } from './checkout.functions.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { DeliveryAddress } from './delivery-address.tsx';
import { DeliveryMethods } from './delivery-methods.tsx';
import { useCheckoutChange, useKeepCart } from './use-checkout-change.ts';
import { useDeliveryForm } from './use-delivery-form.ts';

/** Step 2: where to, and how. */
export function DeliveryPage() {
  const { t } = useLingui();
  const locale = useLocale();
  const router = useRouter();
  const keepCart = useKeepCart();
  const isHydrated = useHydrated();
  const delivery = useDeliveryForm();
  const { cart, method } = delivery;
  const { save, isBusy, code, reset } = useCheckoutChange({
    send: (choice: { method: ShippingMethodKey; address: CartAddress }) =>
      chooseDelivery({ data: { ...choice, version: cart.version } }),
    onDone: (saved) => {
      delivery.drop();
      keepCart(saved);
      void router.navigate({ to: '/$locale/checkout/payment', params: { locale } });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = delivery.address();
    if (address !== null && method !== null) save({ address, method });
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
        <DeliveryAddress
          choices={delivery.choices}
          selected={delivery.selected}
          onSelect={(key) => {
            reset();
            delivery.select(key);
          }}
          isTyping={delivery.isTyping}
          formKey={delivery.formKey}
          start={delivery.start}
          rules={delivery.rules}
          problems={delivery.problems}
          onCountry={delivery.setCountry}
        />
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
            onSelect={delivery.chooseMethod}
          />
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
    </CheckoutFrame>
  );
}

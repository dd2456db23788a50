import { Trans } from '@lingui/react/macro';
import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import { shownAddress } from '#src/domain/address/address.ts';
import { needsDelivery } from '#src/domain/cart/cart-extras.ts';
import { AddressFieldset } from '#src/features/addresses/address-fieldset.tsx';
import {
  formValues,
  useAddressDraft,
  withDraft,
} from '#src/features/addresses/use-address-draft.ts';
import { useAddressForm } from '#src/features/addresses/use-address-form.ts';
import { useShop } from '#src/features/shop/shop-provider.tsx';
import { FormError } from '#src/features/sign-in/form-error.tsx';
import { Button } from '#src/ui/button.tsx';
import { flow, text } from '#styles/recipes';
import { saveBilling } from './checkout.functions.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { useCheckout, useGoToStep } from './use-checkout.ts';
import { useCheckoutChange, useKeepCart } from './use-checkout-change.ts';

/** Step 1: whom the invoice is for. */
export function BillingPage() {
  const { cart, billing, buyer, terms } = useCheckout();
  const { parameters } = useShop();
  const goToStep = useGoToStep();
  const keepCart = useKeepCart();
  const isHydrated = useHydrated();
  const { draft, keep, drop } = useAddressDraft('billing');
  const [saved] = useState(() => shownAddress(billing));
  const start = withDraft(saved, draft);
  const phoneNeeds = Object.values(terms.phoneNumberByShippingMethod);
  // Where no delivery goes without one, it is asked here: the delivery would refuse to go on.
  const isPhoneRequired = needsDelivery(cart) && phoneNeeds.length > 0 && phoneNeeds.every(Boolean);
  const rules = { countries: parameters.params.billingCountries, isPhoneRequired };
  const { save, isBusy, code } = useCheckoutChange({
    send: (address: typeof billing) => saveBilling({ data: { address, version: cart.version } }),
    onDone: (changed) => {
      drop();
      keepCart(changed);
      goToStep(needsDelivery(changed) ? 'delivery' : 'payment');
    },
  });
  const { form, problems } = useAddressForm({
    start: saved,
    rules,
    onValid: (address, { showAtField }) => save(address, showAtField),
  });
  return (
    <CheckoutFrame
      step="billing"
      title={<Trans>Billing</Trans>}
      summary={<CheckoutSummary cart={cart} />}
    >
      <form
        {...form}
        className={flow({ gap: '6' })}
        method="post"
        onInput={({ currentTarget }) => keep(formValues(currentTarget))}
      >
        <p className={text({ tone: 'muted' })}>
          {buyer.isGuest ? (
            <Trans>The address for your invoice.</Trans>
          ) : (
            <Trans>The address for your invoice. We keep it in your account for next time.</Trans>
          )}
        </p>
        <AddressFieldset
          key={draft === null ? 'saved' : 'draft'}
          section="billing"
          start={start}
          rules={rules}
          problems={problems}
          isPhoneAskedLater={!isPhoneRequired && phoneNeeds.some(Boolean)}
        />
        <FormError code={code} />
        <Button type="submit" width="full" isBusy={isBusy} disabled={!isHydrated}>
          <Trans>Continue to delivery</Trans>
        </Button>
      </form>
    </CheckoutFrame>
  );
}

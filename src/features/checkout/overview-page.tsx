import { Trans, useLingui } from '@lingui/react/macro';
import { useHydrated } from '@tanstack/react-router';
import type { FormEvent, ReactNode } from 'react';
import { isPaidLater, type PaymentMethod } from '#src/domain/payment/methods.ts';
import { DeliveredTo } from '#src/features/addresses/delivered-to.tsx';
import { PostalAddress } from '#src/features/addresses/postal-address.tsx';
import { CheckoutLink } from '#src/features/shop/links.tsx';
import { FormError } from '#src/features/sign-in/form-error.tsx';
import { usePrices } from '#src/i18n/use-prices.ts';
import { Button } from '#src/ui/button.tsx';
import { checkoutSummary, cluster, flow, heading } from '#styles/recipes';
import { BeforeOrder } from './before-order.tsx';
import { CardTerms } from './card-terms.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { CreditTerms } from './credit-terms.tsx';
import { FreeOrder } from './free-order.tsx';
import { PaymentMark } from './payment-mark.tsx';
import { amountToPay, chosenPayment, paymentName } from './payment-methods.ts';
import { useCheckout } from './use-checkout.ts';
import { BotCheck, usePayByCard } from './use-payment.tsx';

const title = (text: ReactNode) => <h2 className={heading({ size: 'part' })}>{text}</h2>;

type PartProps = { step: 'billing' | 'delivery' | 'payment'; label: string; children: ReactNode };

/** What an earlier step decided, with a link back to it. */
function Part({ step, label, children }: PartProps) {
  return (
    <div className={flow({ gap: '2' })}>
      {children}
      <CheckoutLink step={step} className={checkoutSummary().change} aria-label={label}>
        <Trans>Change</Trans>
      </CheckoutLink>
    </div>
  );
}

/** The older flow's last step before an order is placed. */
export function OverviewPage() {
  const { t, i18n } = useLingui();
  const { cart, billing, shippingAddress } = useCheckout();
  const method = chosenPayment(cart);
  return (
    <CheckoutFrame
      step="overview"
      title={<Trans>Overview</Trans>}
      summary={<CheckoutSummary cart={cart} />}
    >
      <div className={flow({ gap: '8' })}>
        <Part step="billing" label={t`Change the billing address`}>
          {title(<Trans>Billing address</Trans>)}
          <PostalAddress address={billing} />
        </Part>
        {shippingAddress !== null && (
          <Part step="delivery" label={t`Change the delivery`}>
            <DeliveredTo
              shippingInfo={cart.shippingInfo}
              address={shippingAddress}
              heading={title}
            />
          </Part>
        )}
        {amountToPay(cart) === 0 && <FreeOrder cart={cart} />}
        {amountToPay(cart) > 0 && method !== null && (
          <>
            <Part step="payment" label={t`Change the payment`}>
              {title(<Trans>Payment</Trans>)}
              <p className={cluster({ gap: '2' })}>
                <PaymentMark method={method} />
                {paymentName(i18n, method)}
              </p>
              {isPaidLater(method) && <CreditTerms cart={cart} method={method} />}
            </Part>
            <Pay method={method} />
          </>
        )}
      </div>
    </CheckoutFrame>
  );
}

/** The button that places the order: it leads to the provider's page. */
function Pay({ method }: { method: PaymentMethod }) {
  const { price } = usePrices();
  const isHydrated = useHydrated();
  const { cart, terms } = useCheckout();
  const { save, isBusy, code } = usePayByCard(cart, terms);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(method);
  };
  const amount = price(amountToPay(cart), cart.totalPrice.currencyCode);
  return (
    <form className={flow({ gap: '2' })} method="post" onSubmit={submit}>
      {terms.recaptcha && <BotCheck />}
      <FormError code={code} />
      <BeforeOrder cart={cart} />
      <Button type="submit" width="full" isBusy={isBusy} disabled={!isHydrated}>
        <Trans>Pay {amount}</Trans>
      </Button>
      <CardTerms />
    </form>
  );
}

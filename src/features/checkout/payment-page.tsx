import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useHydrated } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import type { PaymentMethod } from '#src/domain/payment.ts';
import { FormError } from '#src/features/sign-in/form-error.tsx';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Button } from '#src/ui/button.tsx';
import { banner, flow, text } from '#styles/recipes';
import { payByCard } from './checkout.functions.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { FreeOrder } from './free-order.tsx';
import { PaymentMark } from './payment-mark.tsx';
import { amountToPay, offeredPayments, PAYMENT_NAMES } from './payment-methods.ts';
import { useBackFromPage } from './use-back-from-page.ts';
import { useCheckout } from './use-checkout.ts';
import { useCheckoutChange } from './use-checkout-change.ts';

/** Why the shopper is back from the card page. */
export type PaymentResultName = 'refused' | 'cancelled' | 'failed';

const RESULT_MESSAGES = {
  refused: msg`Your bank refused the payment. Nothing was charged: please try another card.`,
  cancelled: msg`You cancelled the payment. Your cart is just as you left it.`,
  failed: msg`The payment did not go through. Nothing was charged: please try again.`,
} as const;

/** Step 3: how to pay; a cart that costs nothing is ordered without. */
export function PaymentPage({ result }: { result: PaymentResultName | null }) {
  const { cart } = useCheckout();
  return (
    <CheckoutFrame
      step="payment"
      title={<Trans>Payment</Trans>}
      summary={<CheckoutSummary cart={cart} />}
    >
      {amountToPay(cart) === 0 ? <FreeOrder cart={cart} /> : <CardPayment result={result} />}
    </CheckoutFrame>
  );
}

/** The methods to choose from; the card itself is typed on the provider's page (PAY-18). */
function CardPayment({ result }: { result: PaymentResultName | null }) {
  const { t, i18n } = useLingui();
  const { price } = useFormats();
  const isHydrated = useHydrated();
  const { cart, terms } = useCheckout();
  const cents = amountToPay(cart);
  const methods = offeredPayments(terms.paymentProducts, cents);
  const [chosen, choose] = useState<PaymentMethod | null>(methods[0]?.name ?? null);
  const { save, isBusy, code, reset } = useCheckoutChange({
    // One name per press: a repeat of the call is not a second payment, a second press is (F27).
    send: (method: PaymentMethod) =>
      payByCard({ data: { method, version: cart.version, attempt: crypto.randomUUID() } }),
    onDone: ({ page }) => window.location.assign(page),
  });
  useBackFromPage(reset);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== null) save(chosen);
  };
  const amount = price(cents, cart.totalPrice.currencyCode);
  return (
    <form className={flow({ gap: '6' })} method="post" onSubmit={submit}>
      {result !== null && code === null && !isBusy && (
        <p role="alert" className={banner({ type: result === 'cancelled' ? 'info' : 'danger' })}>
          <span>{i18n._(RESULT_MESSAGES[result])}</span>
        </p>
      )}
      <ChoiceCards
        name="payment"
        legend={t`How would you like to pay?`}
        selected={chosen}
        onSelect={(key) => choose(methods.find(({ name }) => name === key)?.name ?? null)}
        choices={methods.map(({ name }) => ({
          key: name,
          title: i18n._(PAYMENT_NAMES[name]),
          end: <PaymentMark method={name} />,
        }))}
      />
      <FormError code={code} />
      <div className={flow({ gap: '2' })}>
        <Button
          type="submit"
          width="full"
          isBusy={isBusy}
          disabled={!isHydrated || chosen === null}
        >
          <Trans>Pay {amount}</Trans>
        </Button>
        <p className={text({ tone: 'muted', size: 'sm' })}>
          <Trans>
            Enter your card details on the secure page of our payment partner: we never see the
            number. By paying, you accept our terms of sale.
          </Trans>
        </p>
      </div>
    </form>
  );
}

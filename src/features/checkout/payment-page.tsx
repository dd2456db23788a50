import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useHydrated } from '@tanstack/react-router';
import { type FormEvent, useEffect, useState } from 'react';
import { stepsOf } from '#src/domain/order/order.ts';
import { isPaidLater, type PaymentMethod } from '#src/domain/payment/methods.ts';
import { measure } from '#src/features/analytics/measured-events.ts';
import { CheckoutLink } from '#src/features/shop/links.tsx';
import { useLiveFlow } from '#src/features/shop/order-page.ts';
import { FormError } from '#src/features/sign-in/form-error.tsx';
import { usePrices } from '#src/i18n/use-prices.ts';
import { Button } from '#src/ui/button.tsx';
import { banner, button, flow, text } from '#styles/recipes';
import { BeforeOrder } from './before-order.tsx';
import { CardTerms } from './card-terms.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { CreditTerms } from './credit-terms.tsx';
import { FreeOrder } from './free-order.tsx';
import { GiftCardPayment } from './gift-card-payment.tsx';
import { PaymentMark } from './payment-mark.tsx';
import {
  amountToPay,
  dueOf,
  offeredPayments,
  paymentName,
  paymentSentence,
} from './payment-methods.ts';
import { useCheckout } from './use-checkout.ts';
import { BotCheck, useChoosePayment, usePayByCard } from './use-payment.tsx';

/** The payment step of a cart that costs nothing, where an overview follows. */
function NothingToPay() {
  return (
    <div className={flow({ gap: '6' })}>
      <p className={text({ size: 'lg', measure: 'read' })}>
        <Trans>There is nothing to pay for this order, and no card is needed.</Trans>
      </p>
      <CheckoutLink step="overview" className={button({ width: 'full' })}>
        <Trans>Continue to the overview</Trans>
      </CheckoutLink>
    </div>
  );
}

/** Why the shopper is back from the card page. */
type PaymentResultName = 'refused' | 'cancelled' | 'failed';

const RESULT_MESSAGES = {
  refused: msg`Your bank refused the payment. Nothing was charged: please try another card.`,
  cancelled: msg`You cancelled the payment. Your cart is just as you left it.`,
  failed: msg`The payment did not go through. Nothing was charged: please try again.`,
} as const;

/** Which of these count as failures: a shopper who cancelled meant to. */
const RESULT_CODES = {
  refused: 'PAYMENT_REFUSED',
  cancelled: null,
  failed: 'PAYMENT_FAILED',
} as const;

/** Step 3: how to pay; a cart that leaves nothing to pay is ordered without. */
export function PaymentPage({ result }: { result: PaymentResultName | null }) {
  const { cart, terms, shippingAddress } = useCheckout();
  const hasOverview = stepsOf(useLiveFlow()).includes('overview');
  const amountLeft = amountToPay(cart);
  return (
    <CheckoutFrame
      step="payment"
      title={<Trans>Payment</Trans>}
      summary={<CheckoutSummary cart={cart} delivery={shippingAddress} />}
    >
      <div className={flow({ gap: '8' })}>
        {terms.giftCard !== null && cart.totalPrice.centAmount > 0 && (
          <GiftCardPayment cart={cart} isOpen={amountLeft > 0} />
        )}
        {terms.recaptcha && <BotCheck />}
        {amountLeft > 0 ? (
          <MethodPayment result={result} />
        ) : hasOverview ? (
          <NothingToPay />
        ) : (
          <FreeOrder cart={cart} />
        )}
      </div>
    </CheckoutFrame>
  );
}

/** The methods to choose from; the card itself is typed on the provider's page (PAY-18). */
function MethodPayment({ result }: { result: PaymentResultName | null }) {
  const { t, i18n } = useLingui();
  const { price } = usePrices();
  const isHydrated = useHydrated();
  const { cart, terms, billing } = useCheckout();
  const hasOverview = stepsOf(useLiveFlow()).includes('overview');
  const due = dueOf(cart, billing.country);
  const cents = due.centAmount;
  const methods = offeredPayments(terms.paymentProducts, due);
  const [chosen, choose] = useState<PaymentMethod | null>(methods[0]?.name ?? null);
  const pay = usePayByCard(cart, terms);
  const note = useChoosePayment(cart);
  const { save, isBusy, code } = hasOverview ? note : pay;
  useEffect(() => {
    const failure = result === null ? null : RESULT_CODES[result];
    if (failure !== null) measure({ event: 'checkout_error', code: failure });
  }, [result]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== null) save(chosen);
  };
  const amount = price(cents, cart.totalPrice.currencyCode);
  const noteOf = (method: PaymentMethod) =>
    isPaidLater(method) ? (
      <CreditTerms cart={cart} method={method} />
    ) : (
      paymentSentence(i18n, method)
    );
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
          title: paymentName(i18n, name),
          note: name === chosen ? noteOf(name) : undefined,
          end: <PaymentMark method={name} />,
        }))}
      />
      <FormError code={code} />
      {!hasOverview && <BeforeOrder cart={cart} />}
      <div className={flow({ gap: '2' })}>
        <Button
          type="submit"
          width="full"
          isBusy={isBusy}
          disabled={!isHydrated || chosen === null}
        >
          {hasOverview ? <Trans>Continue to the overview</Trans> : <Trans>Pay {amount}</Trans>}
        </Button>
        {!hasOverview && <CardTerms />}
      </div>
    </form>
  );
}

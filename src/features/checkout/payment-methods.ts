import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import { amountLeft } from '#src/domain/cart/cart.ts';
import { isCardProvider } from '#src/domain/payment/card-providers.ts';
import {
  methodRule,
  PAYMENT_METHODS,
  type PaymentMethod,
  type PaymentWay,
  type UnbrandedMethod,
} from '#src/domain/payment/methods.ts';
import { type Due, isOffered } from '#src/domain/payment/offered-method.ts';
import { byRank } from '#src/domain/payment/payment.ts';
import type { PaymentProduct } from '#src/domain/shop/web-domain.schema.ts';

const NAMES: Record<UnbrandedMethod, MessageDescriptor> = {
  mpp: msg`Mobile wallet`,
  'alma-3x': msg`In 3 instalments with Alma`,
  'alma-4x': msg`In 4 instalments with Alma`,
  free: msg`Nothing to pay`,
};

/** What a method is called (PAY-17); brand names are the same in every language. */
export function paymentName(i18n: I18n, method: PaymentMethod): string {
  if (isUnbranded(method)) return i18n._(NAMES[method]);
  return methodRule(method).brand ?? '';
}
const isUnbranded = (method: PaymentMethod): method is UnbrandedMethod => method in NAMES;

const SENTENCES: Partial<Record<PaymentWay, (brand: string) => MessageDescriptor>> = {
  bank: () => msg`You choose your bank and pay on its site.`,
  app: (brand) => msg`You confirm the payment in the ${brand} app.`,
  'bank-app': () => msg`You confirm the payment in your bank’s app.`,
  code: () => msg`You enter the six-digit code from your bank’s app.`,
};

/** How a method is paid with, where its name alone does not say it. */
export function paymentSentence(i18n: I18n, method: PaymentMethod): string | null {
  const { way, brand = '' } = methodRule(method);
  const sentence = SENTENCES[way];
  return sentence === undefined ? null : i18n._(sentence(brand));
}

/**
 * What a card has to pay, in cents. A card payment that is only planned is no money yet: a shopper
 * who left the card page starts a new one in its place.
 */
export function amountToPay(cart: Pick<Cart, 'totalPrice' | 'payments'>): number {
  const payments = cart.payments.filter(({ paymentProvider }) => !isCardProvider(paymentProvider));
  return amountLeft({ totalPrice: cart.totalPrice, payments });
}

/** What is left to pay of a cart whose bill goes to a country. */
export const dueOf = (
  cart: Pick<Cart, 'totalPrice' | 'payments'>,
  country: string | null,
): Due => ({
  centAmount: amountToPay(cart),
  currencyCode: cart.totalPrice.currencyCode,
  country,
});

/** The card method that is noted on a cart, before its provider has been called. */
export function chosenPayment({ payments }: Pick<Cart, 'payments'>): PaymentMethod | null {
  const planned = payments.find(({ paymentProvider }) => isCardProvider(paymentProvider));
  return PAYMENT_METHODS.find((method) => method === planned?.paymentProduct) ?? null;
}

/** The methods to choose from, by rank, within their limits; none for nothing (PAY-08, PAY-09). */
export function offeredPayments(products: readonly PaymentProduct[], due: Due): PaymentProduct[] {
  return byRank(products).filter(
    (product) =>
      due.centAmount > 0 &&
      isCardProvider(methodRule(product.name).provider) &&
      isOffered(product, due),
  );
}

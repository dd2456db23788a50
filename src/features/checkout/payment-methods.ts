import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import { amountLeft } from '#src/domain/cart/cart.ts';
import { isCardProvider } from '#src/domain/payment/card-providers.ts';
import {
  byRank,
  isOffered,
  PAYMENT_METHODS,
  type PaymentMethod,
  PROVIDER_OF_METHOD,
} from '#src/domain/payment/payment.ts';
import type { PaymentProduct } from '#src/domain/shop/web-domain.schema.ts';

/** What each method is called (PAY-17); brand names are the same in every language. */
export const PAYMENT_NAMES: Record<PaymentMethod, MessageDescriptor> = {
  cb: msg`Carte Bancaire`,
  mpp: msg`Mobile wallet`,
  przelewy24: msg`Przelewy24`,
  multibanco: msg`Multibanco`,
  paypal: msg`PayPal`,
  klarna: msg`Klarna`,
  bancontact: msg`Bancontact`,
  'alma-3x': msg`In 3 instalments with Alma`,
  'alma-4x': msg`In 4 instalments with Alma`,
  visa: msg`Visa`,
  mastercard: msg`Mastercard`,
  'american-express': msg`American Express`,
  free: msg`Nothing to pay`,
};

/**
 * What a card has to pay, in cents. A card payment that is only planned is no money yet: a shopper
 * who left the card page starts a new one in its place.
 */
export function amountToPay(cart: Pick<Cart, 'totalPrice' | 'payments'>): number {
  const payments = cart.payments.filter(({ paymentProvider }) => !isCardProvider(paymentProvider));
  return amountLeft({ totalPrice: cart.totalPrice, payments });
}

/** The card method that is noted on a cart, before its provider has been called. */
export function chosenPayment({ payments }: Pick<Cart, 'payments'>): PaymentMethod | null {
  const planned = payments.find(({ paymentProvider }) => isCardProvider(paymentProvider));
  return PAYMENT_METHODS.find((method) => method === planned?.paymentProduct) ?? null;
}

/** The methods to choose from, by rank, within their bounds; none for nothing (PAY-08, PAY-09). */
export function offeredPayments(
  products: readonly PaymentProduct[],
  cents: number,
): PaymentProduct[] {
  return byRank(products).filter(
    (product) =>
      cents > 0 && isCardProvider(PROVIDER_OF_METHOD[product.name]) && isOffered(product, cents),
  );
}

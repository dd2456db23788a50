import {
  CaptureMethod,
  Locale,
  type PaymentCreateParams,
  PaymentLineType,
  PaymentMethod,
} from '@mollie/api-client';
import type { CartAddress } from '#src/domain/address/address.schema.ts';
import { includedVat } from '#src/domain/money/vat.ts';
import type { PaymentMethod as OwnMethod } from '#src/domain/payment/methods.ts';
import type { Language } from '#src/domain/shop/locales.ts';
import type { CardPayment, PaymentItem } from '../card-gateway.ts';
import { amountOf } from './mollie-facts.ts';

/** What Mollie is sent to open a payment. Pure. */

type MethodRule = {
  method: PaymentMethod | PaymentMethod[];
  /** An authorisation can be taken later, a parcel at a time. */
  canWait?: true;
  /** It pays a bill, and wants to see it: lines with tax, and who gets them. */
  needsOrder?: true;
};

const CARD: MethodRule = { method: PaymentMethod.creditcard, canWait: true };

/** Methods of the shop that Mollie takes. */
export const METHOD_RULES: Partial<Record<OwnMethod, MethodRule>> = {
  cb: CARD,
  visa: CARD,
  mastercard: CARD,
  'american-express': CARD,
  // Google Pay is on the page of cards.
  mpp: { method: [PaymentMethod.applepay, PaymentMethod.creditcard] },
  paypal: { method: PaymentMethod.paypal },
  klarna: { method: PaymentMethod.klarna, canWait: true, needsOrder: true },
  'alma-3x': { method: PaymentMethod.alma, needsOrder: true },
  'alma-4x': { method: PaymentMethod.alma, needsOrder: true },
  bancontact: { method: PaymentMethod.bancontact },
  przelewy24: { method: PaymentMethod.przelewy24 },
  multibanco: { method: PaymentMethod.multibanco },
  blik: { method: PaymentMethod.blik },
  twint: { method: PaymentMethod.twint },
  bizum: { method: PaymentMethod.bizum },
  satispay: { method: PaymentMethod.satispay },
  ideal: { method: PaymentMethod.ideal },
};

const LOCALES: Record<Language, Locale> = {
  de: Locale.de_DE,
  en: Locale.en_GB,
  es: Locale.es_ES,
  fr: Locale.fr_FR,
  it: Locale.it_IT,
  pl: Locale.pl_PL,
};

const LINE_TYPES: Record<PaymentItem['kind'], PaymentLineType> = {
  item: PaymentLineType.physical,
  extra: PaymentLineType.physical,
  discount: PaymentLineType.discount,
  delivery: PaymentLineType.shipping_fee,
  'gift-card': PaymentLineType.gift_card,
};

/** `"20.00"` of tenths of a percent. */
const rateOf = (rate: number) => (rate / 10).toFixed(2);

/** Lines whose totals make the amount; what has no price is left out. */
export function orderLines(items: readonly PaymentItem[], currency: string) {
  return items
    .filter(({ centAmount }) => centAmount !== 0)
    .map(({ kind, label, details, quantity, centAmount, vatRate }) => {
      // A line whose price does not divide is one thing; its details say how many.
      const count = centAmount % quantity === 0 ? quantity : 1;
      return {
        type: LINE_TYPES[kind],
        description: [label, ...(kind === 'item' ? details : [])].join(', ').slice(0, 255),
        quantity: count,
        unitPrice: amountOf(centAmount / count, currency),
        totalAmount: amountOf(centAmount, currency),
        vatRate: rateOf(vatRate),
        vatAmount: amountOf(includedVat(centAmount, vatRate), currency),
      };
    });
}

function addressOf({ firstName, lastName, zipCode, ...address }: CartAddress, email: string) {
  const additional = [address.line2, address.line3, address.line4].filter(Boolean).join(', ');
  return {
    givenName: firstName,
    familyName: lastName,
    streetAndNumber: address.line1,
    ...(additional !== '' && { streetAdditional: additional }),
    postalCode: zipCode,
    city: address.city,
    country: address.country,
    email,
  };
}

type Places = { description: string; webhookUrl: string };

/** The payment as Mollie is asked for it. What a method does not ask for is not sent. */
export function paymentRequest(payment: CardPayment, places: Places): PaymentCreateParams {
  const { product, reference, centAmount, currencyCode, lang, returnUrl, items } = payment;
  const rule = METHOD_RULES[product];
  if (rule === undefined) throw new Error(`Mollie does not take ${product}`);
  const { email, billing, delivery } = payment.payer;
  const redirectUrl = new URL(returnUrl);
  redirectUrl.searchParams.set('reference', reference);
  return {
    amount: amountOf(centAmount, currencyCode),
    ...places,
    redirectUrl: redirectUrl.href,
    method: rule.method,
    locale: LOCALES[lang],
    metadata: { reference },
    captureMode: payment.capture === 'dispatch' ? CaptureMethod.manual : CaptureMethod.automatic,
    ...(rule.needsOrder && {
      lines: orderLines(items, currencyCode),
      ...(billing !== null && { billingAddress: addressOf(billing, email) }),
      ...(delivery !== null && { shippingAddress: addressOf(delivery, email) }),
    }),
    // One that is asked for again is the same payment.
    idempotencyKey: reference,
  };
}

import { Types } from '@adyen/api-library';
import type { CartAddress } from '#src/domain/address/address.schema.ts';
import { includedVat } from '#src/domain/money/vat.ts';
import type { PaymentMethod } from '#src/domain/payment/methods.ts';
import type { Language } from '#src/domain/shop/locales.ts';
import type { CardPayment, PaymentItem } from '../card-gateway.ts';

/** What Adyen is sent to open a payment on its own page. Pure. */

type Session = Types.checkout.CreateCheckoutSessionRequest;
const { ModeEnum: MODE, ChannelEnum: CHANNEL } = Types.checkout.CreateCheckoutSessionRequest;

type MethodRule = {
  /** Adyen's types of payment methods. */
  types: string[];
  canWait?: true;
  /** It pays a bill, and wants to see it: lines with tax, and who gets them. */
  needsOrder?: true;
};

const CARD: MethodRule = { types: ['scheme'], canWait: true };
/** In how many parts is asked on Alma's page. */
const ALMA: MethodRule = { types: ['alma'], needsOrder: true };

/** Methods of the shop that Adyen takes. */
export const METHOD_RULES: Partial<Record<PaymentMethod, MethodRule>> = {
  cb: CARD,
  visa: CARD,
  mastercard: CARD,
  'american-express': CARD,
  mpp: { types: ['applepay', 'googlepay'], canWait: true },
  paypal: { types: ['paypal'] },
  klarna: { types: ['klarna'], canWait: true, needsOrder: true },
  'alma-3x': ALMA,
  'alma-4x': ALMA,
  bancontact: { types: ['bcmc'] },
  przelewy24: { types: ['onlineBanking_PL'] },
  multibanco: { types: ['multibanco'] },
  blik: { types: ['blik'] },
  twint: { types: ['twint'] },
  bizum: { types: ['bizum'] },
  ideal: { types: ['ideal'] },
  wero: { types: ['wero'] },
};

const LOCALES: Record<Language, string> = {
  de: 'de-DE',
  en: 'en-GB',
  es: 'es-ES',
  fr: 'fr-FR',
  it: 'it-IT',
  pl: 'pl-PL',
};

/** Lines in minor units, for one of each; percentages in hundredths. */
export function lineItems(items: readonly PaymentItem[]) {
  return items
    .filter(({ centAmount }) => centAmount !== 0)
    .map(({ label, quantity, centAmount, vatRate }, place) => {
      const count = centAmount % quantity === 0 ? quantity : 1;
      const each = centAmount / count;
      const taxAmount = includedVat(each, vatRate);
      return {
        id: String(place + 1),
        description: label.slice(0, 255),
        quantity: count,
        amountIncludingTax: each,
        amountExcludingTax: each - taxAmount,
        taxAmount,
        taxPercentage: vatRate * 10,
      };
    });
}

/** The shop has street and number in one line. */
const addressOf = ({ line1, zipCode, city, country }: CartAddress) => ({
  ...{ street: line1, houseNumberOrName: 'N/A', postalCode: zipCode, city, country },
});

/** The session as Adyen is asked for it. What a method does not ask for is not sent. */
export function sessionRequest(payment: CardPayment, merchantAccount: string): Session {
  const { product, reference, centAmount, currencyCode, lang, returnUrl, items } = payment;
  const rule = METHOD_RULES[product];
  if (rule === undefined) throw new Error(`Adyen does not take ${product}`);
  const { email, billing, delivery } = payment.payer;
  const back = new URL(returnUrl);
  back.searchParams.set('reference', reference);
  const countryCode = billing?.country ?? delivery?.country;
  return {
    merchantAccount,
    reference,
    amount: { currency: currencyCode, value: centAmount },
    returnUrl: back.href,
    mode: MODE.Hosted,
    channel: CHANNEL.Web,
    shopperLocale: LOCALES[lang],
    allowedPaymentMethods: rule.types,
    ...(countryCode !== undefined && { countryCode }),
    ...(payment.capture === 'dispatch'
      ? { additionalData: { manualCapture: 'true' } }
      : { captureDelayHours: 0 }),
    ...(rule.needsOrder && {
      shopperEmail: email,
      lineItems: lineItems(items),
      ...(billing !== null && {
        billingAddress: addressOf(billing),
        shopperName: { firstName: billing.firstName, lastName: billing.lastName },
      }),
      ...(delivery !== null && { deliveryAddress: addressOf(delivery) }),
    }),
  };
}

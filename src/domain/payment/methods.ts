import type { Currency } from '#src/domain/money/money.ts';
import type { PaymentProvider } from './payment.ts';

/**
 * Payment methods as data (specification §3, §5; decisions ). A further method is an entry
 * here, a drawing in the storefront's `payment-marks.ts`, and its name at each provider that has it.
 */

/** How a shopper pays, which the storefront says in a sentence. */
export type PaymentWay =
  | 'card'
  | 'wallet'
  /** Chooses a bank and signs in there. */
  | 'bank'
  /** Confirms in the app of the method, or in that of the bank. */
  | 'app'
  | 'bank-app'
  /** Types a code from the app of the bank. */
  | 'code'
  | 'bill'
  | 'instalments'
  /** Pays elsewhere, later. */
  | 'voucher'
  | 'nothing';

type MethodRule = {
  /** Which provider takes it. */
  provider: PaymentProvider;
  way: PaymentWay;
  /** Its name in every language; the storefront has words for one without. */
  brand?: string;
  /** Who it is of, where it is one of several. */
  company?: string;
  /** Cents, inclusive, where a shop gives no bounds. */
  minAmount?: number;
  maxAmount?: number;
  /** What it pays in; any currency, unless told. */
  currencies?: readonly Currency[];
  /** Countries of bills that it pays; any, unless told. */
  countries?: readonly string[];
};

/**
 * Alma, with bounds in cents (specification §5). It pays bills to France at each of the providers; one
 * of them has Belgium as well.
 */
const ALMA = {
  provider: 'cardtwo',
  way: 'instalments',
  company: 'Alma',
  minAmount: 0,
  maxAmount: 999_999,
  currencies: ['EUR'],
  countries: ['FR'],
} as const;

const METHODS = {
  cb: { provider: 'cardone', way: 'card', brand: 'Carte bancaire' },
  mpp: { provider: 'cardtwo', way: 'wallet' },
  przelewy24: {
    ...{ provider: 'cardtwo', way: 'bank', brand: 'Przelewy24' },
    currencies: ['PLN', 'EUR'],
  },
  multibanco: {
    ...{ provider: 'cardtwo', way: 'voucher', brand: 'Multibanco' },
    currencies: ['EUR'],
  },
  paypal: { provider: 'cardtwo', way: 'wallet', brand: 'PayPal' },
  klarna: { provider: 'cardtwo', way: 'bill', brand: 'Klarna' },
  bancontact: {
    ...{ provider: 'cardtwo', way: 'wallet', brand: 'Bancontact' },
    currencies: ['EUR'],
  },
  'alma-3x': ALMA,
  'alma-4x': ALMA,
  visa: { provider: 'cardone', way: 'card', brand: 'Visa' },
  mastercard: { provider: 'cardone', way: 'card', brand: 'Mastercard' },
  'american-express': { provider: 'cardone', way: 'card', brand: 'American Express' },
  /** Needs no provider, and stays in house. */
  free: { provider: 'house', way: 'nothing' },
  // Beside those of the specification.
  blik: {
    ...{ provider: 'cardtwo', way: 'code', brand: 'BLIK' },
    ...{ currencies: ['PLN'], countries: ['PL'] },
  },
  twint: {
    ...{ provider: 'cardtwo', way: 'app', brand: 'TWINT' },
    ...{ currencies: ['CHF'], countries: ['CH', 'LI'] },
  },
  bizum: {
    ...{ provider: 'cardtwo', way: 'bank-app', brand: 'Bizum' },
    ...{ currencies: ['EUR'], countries: ['ES', 'AD'] },
  },
  satispay: {
    ...{ provider: 'cardtwo', way: 'app', brand: 'Satispay' },
    ...{ currencies: ['EUR'], countries: ['IT', 'SM', 'VA', 'FR', 'LU'] },
  },
  ideal: {
    ...{ provider: 'cardtwo', way: 'bank', brand: 'iDEAL' },
    ...{ currencies: ['EUR'], countries: ['NL'] },
  },
  wero: {
    ...{ provider: 'cardtwo', way: 'bank-app', brand: 'Wero' },
    ...{ currencies: ['EUR'], countries: ['DE', 'FR', 'BE'] },
  },
} as const satisfies Record<string, MethodRule>;

export type PaymentMethod = keyof typeof METHODS;

/** Methods that the storefront has words for. */
export type UnbrandedMethod = {
  [M in PaymentMethod]: (typeof METHODS)[M] extends { brand: string } ? never : M;
}[PaymentMethod];

export const PAYMENT_METHODS = Object.keys(METHODS).filter(
  (name): name is PaymentMethod => name in METHODS,
);

export const methodRule = (method: PaymentMethod): MethodRule => METHODS[method];

/** Ways of paying whose provider may give a credit. */
const LATER: ReadonlySet<PaymentWay> = new Set(['bill', 'instalments']);
export const isPaidLater = (method: PaymentMethod): boolean => LATER.has(methodRule(method).way);

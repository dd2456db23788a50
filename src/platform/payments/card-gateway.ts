import type { Currency } from '#src/domain/money/money.ts';
import type { CardProvider } from '#src/domain/payment/card-providers.ts';
import type { Voucher } from '#src/domain/payment/payment.schema.ts';
import type { PaymentMethod } from '#src/domain/payment/payment.ts';
import type { Language } from '#src/domain/shop/locales.ts';

/** A line of what a payment is for, in the words of the shop. */
export type PaymentItem = {
  label: string;
  details: string[];
  /** Below zero for what is taken off. */
  centAmount: number;
};

/** A payment as a provider gets it. */
type CardPayment = {
  provider: CardProvider;
  product: PaymentMethod;
  reference: string;
  merchant: string;
  centAmount: number;
  currencyCode: Currency;
  items: PaymentItem[];
  lang: Language;
  returnUrl: string;
  /** What a wallet in the browser gave to pay with; never stored or logged here. */
  walletToken: string | null;
};

/** What is paid back of a payment, in cents; the id keeps a repeated call from paying twice. */
export type CardRefund = { refundId: string; reference: string; centAmount: number };

/** What the platform asks of a card provider. Every call may be repeated. */
export type CardGateway = {
  /** Opens a payment; answers where the shopper goes. */
  open(payment: CardPayment): Promise<{ redirectUrl: string }>;
  /**
   * Closes a payment that is not decided, `challenged` ones only when asked. False when it is
   * too late: then `findStatus` says what came of it.
   */
  cancel(reference: string, options: { challenged: boolean }): Promise<boolean>;
  /** The provider's code for how a payment stands; null when it does not know it. */
  findStatus(reference: string): Promise<string | null>;
  /** Goes on with a payment whose shopper has been authenticated. */
  finish(reference: string): Promise<void>;
  /** What the shopper was given to pay with elsewhere; the same each time. */
  findVoucher(reference: string): Promise<Voucher | null>;
  /** Whether a token of the provider's bot check says that a person is there. */
  isPerson(token: string): Promise<boolean>;
  /** Gives an authorisation back, or withdraws a voucher. */
  giveBack(reference: string): Promise<void>;
  /** Pays part of a payment back, or all of it; once for each `refundId`. */
  refund(refund: CardRefund): Promise<void>;
};

/** Where no card provider is connected: nothing opens, so that no payment is ever taken (T42). */
export const NO_CARD_GATEWAY: CardGateway = {
  open: () => Promise.reject(new Error('no card provider is connected')),
  cancel: () => Promise.resolve(true),
  findStatus: () => Promise.resolve(null),
  finish: () => Promise.resolve(),
  findVoucher: () => Promise.resolve(null),
  isPerson: () => Promise.resolve(false),
  giveBack: () => Promise.resolve(),
  refund: () => Promise.reject(new Error('no card provider is connected')),
};

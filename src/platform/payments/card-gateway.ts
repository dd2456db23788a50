import type { CartAddress } from '#src/domain/address/address.schema.ts';
import type { Currency } from '#src/domain/money/money.ts';
import type { CardProvider } from '#src/domain/payment/card-providers.ts';
import type { CreditPlan } from '#src/domain/payment/credit.schema.ts';
import type { PaymentMethod } from '#src/domain/payment/methods.ts';
import type { Voucher } from '#src/domain/payment/payment.schema.ts';
import type { Language } from '#src/domain/shop/locales.ts';
import type { CaptureTime, PaymentFact, Transfer } from './payment-facts.ts';
import type { Payment } from './payment-store.ts';

/** A line of what a payment is for, in the words of the shop. */
export type PaymentItem = {
  kind: 'item' | 'extra' | 'discount' | 'delivery' | 'gift-card';
  label: string;
  details: string[];
  quantity: number;
  /** Of the whole line; below zero for what is taken off. */
  centAmount: number;
  /** Tax that is in it, in tenths of a percent. */
  vatRate: number;
};

/** How a provider would take a payment; `credit` where it is paid later, and the provider says how. */
export type PaymentPlan = { service: string; capture: CaptureTime; credit: CreditPlan | null };

/** A payment as a provider gets it. */
export type CardPayment = {
  provider: CardProvider;
  product: PaymentMethod;
  reference: string;
  merchant: string;
  centAmount: number;
  currencyCode: Currency;
  items: PaymentItem[];
  lang: Language;
  returnUrl: string;
  storeId: string;
  capture: CaptureTime;
  /** Who pays: a provider passes on no more of it than a method asks for. */
  payer: {
    email: string;
    billing: CartAddress | null;
    delivery: CartAddress | null;
  };
  /** What a wallet in the browser gave to pay with; never stored or logged here. */
  walletToken: string | null;
};

/** What is paid back of a payment, in cents; the id keeps a repeated call from paying twice. */
export type CardRefund = { refundId: string; centAmount: number };

/** What is taken of an authorisation, in cents; the id keeps a repeated call from taking it twice. */
export type CardCapture = { captureId: string; centAmount: number };

/** What a provider sent along when its shopper came back: words that only it understands. */
export type Returned = { sessionId: string; sessionResult: string };

/** What the platform asks of card providers. Every call may be repeated. */
export type CardGateway = {
  /** How a payment would be taken; null where nobody takes it. */
  planFor(
    asked: Pick<CardPayment, 'provider' | 'product' | 'storeId'>,
  ): Promise<PaymentPlan | null>;
  /** Opens a payment; answers where the shopper goes, and what the provider calls it. */
  open(payment: CardPayment): Promise<{ redirectUrl: string; providerId: string | null }>;
  /**
   * Closes a payment that is not decided, `challenged` ones only when asked. False when it is
   * too late: then `look` says what came of it.
   */
  cancel(payment: Payment, options: { challenged: boolean }): Promise<boolean>;
  /** How a payment stands, with what the shopper's return brought; nothing where nobody knows. */
  look(payment: Payment, returned?: Returned | null): Promise<PaymentFact[]>;
  /** Goes on with a payment whose shopper has been authenticated. */
  finish(payment: Payment): Promise<void>;
  /** What the shopper was given to pay with elsewhere; the same each time. */
  findVoucher(payment: Payment): Promise<Voucher | null>;
  /** Whether a token of the provider's bot check says that a person is there. */
  isPerson(token: string): Promise<boolean>;
  /** Takes a part of an authorisation, once for each `captureId`. */
  capture(payment: Payment, capture: CardCapture): Promise<Transfer>;
  /** Lets go of what an authorisation holds and nobody will take; `takenCents` were captured. */
  release(payment: Payment, takenCents: number): Promise<void>;
  /**
   * Gives an authorisation back, or withdraws a voucher. Where the money had been taken it is paid
   * back under the given id, and how far that is comes back.
   */
  giveBack(payment: Payment, refundId: string): Promise<Transfer | null>;
  /** Pays part of a payment back, or all of it; once for each `refundId`. */
  refund(payment: Payment, refund: CardRefund): Promise<Transfer>;
};

/** One account with a provider (decision 092): all that the platform asks of it. */
export type PaymentAccount = Omit<CardGateway, 'planFor' | 'isPerson'> & {
  service: string;
  /** How it takes a method; null where it does not. */
  planMethod(method: CardPayment['product']): PaymentPlan | null;
};

const nobody = () => Promise.reject(new Error('no card provider is connected'));

/** Where no card provider is connected: nothing opens, so that no payment is ever taken (T42). */
export const NO_CARD_GATEWAY: CardGateway = {
  planFor: () => Promise.resolve(null),
  open: nobody,
  cancel: () => Promise.resolve(true),
  look: () => Promise.resolve([]),
  finish: () => Promise.resolve(),
  findVoucher: () => Promise.resolve(null),
  isPerson: () => Promise.resolve(false),
  capture: nobody,
  release: () => Promise.resolve(),
  giveBack: () => Promise.resolve(null),
  refund: nobody,
};

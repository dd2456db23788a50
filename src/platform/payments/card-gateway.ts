import type { CardProvider } from '#src/domain/card-providers.ts';
import type { Language } from '#src/domain/locales.ts';
import type { PaymentStatus } from '#src/domain/payment.ts';

/** A payment as a provider gets it. */
type CardPayment = {
  provider: CardProvider;
  reference: string;
  merchant: string;
  centAmount: number;
  currencyCode: string;
  lang: Language;
  returnUrl: string;
};

/** What the platform asks of a card provider. Every call may be repeated. */
export type CardGateway = {
  /** Opens a payment; answers where the shopper goes. */
  open(payment: CardPayment): Promise<{ redirectUrl: string }>;
  /**
   * Closes a payment that is not decided, `challenged` ones only when asked. False when it is
   * too late: then `findStatus` says what came of it.
   */
  cancel(reference: string, options: { challenged: boolean }): Promise<boolean>;
  /** What the provider holds of a payment; null when it does not know it. */
  findStatus(reference: string): Promise<PaymentStatus | null>;
  /** Gives an authorisation back. */
  giveBack(reference: string): Promise<void>;
};

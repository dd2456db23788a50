/** Payment statuses as a table: what each means for cart and order. */
import type { PaymentStatus } from '#src/domain/payment/payment.ts';

type StatusRule = {
  /** Nothing more will come from the provider. */
  isFinal: boolean;
  /** What becomes of the frozen cart. */
  cart: 'locked' | 'unlocked';
  /** The shopper waits or pays elsewhere: what comes of it is settled without him. */
  isAwaited?: true;
};

export const STATUS_RULES: Record<PaymentStatus, StatusRule> = {
  Authorised: { isFinal: true, cart: 'locked' },
  Refused: { isFinal: true, cart: 'unlocked' },
  Error: { isFinal: true, cart: 'unlocked' },
  Cancelled: { isFinal: true, cart: 'unlocked' },
  AuthenticationFinished: { isFinal: false, cart: 'locked' },
  ChallengeShopper: { isFinal: false, cart: 'locked' },
  IdentifyShopper: { isFinal: false, cart: 'locked' },
  Pending: { isFinal: false, cart: 'locked', isAwaited: true },
  PresentToShopper: { isFinal: false, cart: 'locked', isAwaited: true },
  Received: { isFinal: false, cart: 'locked', isAwaited: true },
  RedirectShopper: { isFinal: false, cart: 'locked' },
  // The order follows what the provider reports, never the name of this code.
  Success: { isFinal: false, cart: 'locked', isAwaited: true },
};

export type Step = 'ignore' | 'record' | 'record-and-unlock' | 'void';

/**
 * What to do with a status that the provider reports of a payment. A final one stays; but money
 * that is authorised after we gave up on the payment must be given back.
 */
export function nextStep(current: PaymentStatus, reported: PaymentStatus): Step {
  if (current === reported) return 'ignore';
  if (STATUS_RULES[current].isFinal) {
    return current !== 'Authorised' && reported === 'Authorised' ? 'void' : 'ignore';
  }
  return STATUS_RULES[reported].cart === 'unlocked' ? 'record-and-unlock' : 'record';
}

/** Refused cards per cart and hour; `payment-limits.ts` has those of payers. */
export const MAX_REFUSALS = 5;
export const REFUSAL_WINDOW_MS = 3_600_000;

/** An undecided payment counts as abandoned after this. */
export const PAYMENT_LIFETIME_MS = 15 * 60_000;

/** The shopper's own validation comes first; after this a job settles it. */
export const SETTLE_AFTER_MS = 20_000;

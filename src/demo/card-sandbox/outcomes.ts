import { methodRule, type PaymentMethod, type PaymentWay } from '#src/domain/payment/methods.ts';

/** What the last digits of a card number decide. */
export const TEST_CARDS = [
  { number: '4242 4242 4242 4242', outcome: 'Authorised' },
  { number: '4000 0000 0000 0002', outcome: 'Refused' },
  { number: '4000 0000 0000 0119', outcome: 'Error' },
  { number: '4000 0000 0000 3220', outcome: 'ChallengeShopper' },
  { number: '4000 0000 0000 3055', outcome: 'IdentifyShopper' },
  { number: '4000 0000 0000 9995', outcome: 'Pending' },
  { number: '4000 0000 0000 9987', outcome: 'Received' },
  { number: '4000 0000 0000 6011', outcome: 'RedirectShopper' },
  { number: '4000 0000 0000 7777', outcome: 'PresentToShopper' },
  { number: '4000 0000 0000 8888', outcome: 'AuthenticationFinished' },
  { number: '4000 0000 0000 1234', outcome: 'Success' },
  { number: '4000 0000 0000 1010', outcome: 'AuthenticationNotRequired' },
  { number: '4000 0000 0000 2020', outcome: 'PartiallyAuthorised' },
] as const;

export type CardOutcome = (typeof TEST_CARDS)[number]['outcome'];

/** A code that the sandbox gives a payment: outcomes of cards, and what a shopper cancels. */
export type SandboxCode = CardOutcome | 'Cancelled';

/**
 * The outcome of a card number, digits only, or of a wallet's token, which ends with the last four;
 * a card that is not on the list is refused.
 */
export function outcomeOf(digits: string): CardOutcome {
  const card = TEST_CARDS.find(({ number }) => digits.slice(-4) === number.slice(-4));
  return card?.outcome ?? 'Refused';
}

/** Where a payment is after a code: which page it has, and what may still come. */
export type CardSessionState =
  /** Waits for a card, a wallet's answer, or to be given a voucher. */
  | 'open'
  /** Waits for the answer to the bank's question. */
  | 'challenge'
  /** Waits for the browser to show which device it is. */
  | 'identify'
  /** Waits for the wallet that a card led to. */
  | 'wallet'
  /** Goes on without its shopper. */
  | 'waiting'
  /** Waits to be paid at a cash machine. */
  | 'presented'
  | 'closed';

export const STATE_AFTER: Record<SandboxCode, CardSessionState> = {
  Authorised: 'closed',
  Refused: 'closed',
  Error: 'closed',
  Cancelled: 'closed',
  PartiallyAuthorised: 'closed',
  ChallengeShopper: 'challenge',
  IdentifyShopper: 'identify',
  RedirectShopper: 'wallet',
  Pending: 'waiting',
  Received: 'waiting',
  Success: 'waiting',
  AuthenticationFinished: 'waiting',
  AuthenticationNotRequired: 'waiting',
  PresentToShopper: 'presented',
};

/** Codes after which the bank decides by itself, some seconds later. */
export const DECIDED_LATER: ReadonlySet<string> = new Set<SandboxCode>([
  'Pending',
  'Received',
  'Success',
]);

/** The first page of a method: a form for a card, a wallet's own page, or a voucher. */
export function firstPageOf(method: PaymentMethod): 'card' | 'wallet' | 'voucher' {
  const { way } = methodRule(method);
  if (way === 'voucher') return 'voucher';
  return WITH_CARD.has(way) ? 'card' : 'wallet';
}

const WITH_CARD: ReadonlySet<PaymentWay> = new Set(['card', 'instalments']);

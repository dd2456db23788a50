import type { PaymentStatus } from '#src/domain/payment.ts';

/** What the last digits of a card number decide (platform.md "Card sandbox"). */
export const TEST_CARDS = [
  { number: '4242 4242 4242 4242', outcome: 'Authorised' },
  { number: '4000 0000 0000 0002', outcome: 'Refused' },
  { number: '4000 0000 0000 0119', outcome: 'Error' },
  { number: '4000 0000 0000 3220', outcome: 'ChallengeShopper' },
] as const satisfies readonly { number: string; outcome: PaymentStatus }[];

export type CardOutcome = (typeof TEST_CARDS)[number]['outcome'];

/** The outcome of a card number, digits only; a card that is not on the list is refused. */
export function outcomeOf(digits: string): CardOutcome {
  const card = TEST_CARDS.find(({ number }) => digits.slice(-4) === number.slice(-4));
  return card?.outcome ?? 'Refused';
}

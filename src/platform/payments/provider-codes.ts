import { PAYMENT_STATUSES, type PaymentStatus } from '#src/domain/payment/payment.ts';

/** What a provider's code says: a status of ours, and whether money came that we give back. */
type Reading = { status: PaymentStatus; isGivenBack: boolean };

/** Codes that providers have besides ours (safety.md "Payment results"). */
const THEIRS: ReadonlyMap<string, Reading> = new Map([
  // The bank asks for nothing: the payment still has to be finished, as after an authentication.
  ['AuthenticationNotRequired', { status: 'AuthenticationFinished', isGivenBack: false }],
  // A part of the amount makes no order: it goes back, and the shopper pays another way.
  ['PartiallyAuthorised', { status: 'Refused', isGivenBack: true }],
]);

/** Reads a code; one that we do not know counts as Pending: it neither orders nor charges twice. */
export function readProviderCode(code: string): Reading {
  const own = PAYMENT_STATUSES.find((status) => status === code);
  if (own !== undefined) return { status: own, isGivenBack: false };
  return THEIRS.get(code) ?? { status: 'Pending', isGivenBack: false };
}

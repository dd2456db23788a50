import { CARD_PROVIDERS } from './card-providers.ts';

/** Payment words and rules as tables (specification §3, §5; decisions ). */

/** Two third-party card providers and the in-house kind. */
export const PAYMENT_PROVIDERS = [...CARD_PROVIDERS, 'house'] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];

export const PAYMENT_STATUSES = [
  'AuthenticationFinished',
  'Authorised',
  'Cancelled',
  'ChallengeShopper',
  'Error',
  'IdentifyShopper',
  'Pending',
  'PresentToShopper',
  'Received',
  'RedirectShopper',
  'Refused',
  'Success',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** What the shopper sees next. */
export type PaymentStep =
  | 'confirm'
  | 'wait'
  | 'finish'
  | 'provider-page'
  | 'secure-page'
  | 'voucher'
  | 'refused'
  | 'cancelled';

/** Payment status table of the decisions: the code drives the screen. */
export const NEXT_STEP: Record<PaymentStatus, PaymentStep> = {
  Authorised: 'confirm',
  Success: 'confirm',
  Received: 'wait',
  Pending: 'wait',
  AuthenticationFinished: 'finish',
  RedirectShopper: 'provider-page',
  IdentifyShopper: 'secure-page',
  ChallengeShopper: 'secure-page',
  PresentToShopper: 'voucher',
  Refused: 'refused',
  Error: 'refused',
  Cancelled: 'cancelled',
};

export function byRank<T extends { rank: number }>(products: readonly T[]): T[] {
  return [...products].sort((one, other) => one.rank - other.rank);
}

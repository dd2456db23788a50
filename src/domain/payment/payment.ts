import type { PaymentProduct } from '#src/domain/shop/web-domain.schema.ts';
import { CARD_PROVIDERS } from './card-providers.ts';

/** Payment words and rules as tables (specification §3, §5; decisions ). */

/** Two third-party card providers and the in-house kind. */
export const PAYMENT_PROVIDERS = [...CARD_PROVIDERS, 'house'] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];

export const PAYMENT_METHODS = [
  'cb',
  'mpp',
  'przelewy24',
  'multibanco',
  'paypal',
  'klarna',
  'bancontact',
  'alma-3x',
  'alma-4x',
  'visa',
  'mastercard',
  'american-express',
  'free',
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Which provider takes which method; `free` needs none and stays in house. */
export const PROVIDER_OF_METHOD: Record<PaymentMethod, PaymentProvider> = {
  cb: 'cardone',
  visa: 'cardone',
  mastercard: 'cardone',
  'american-express': 'cardone',
  mpp: 'cardtwo',
  przelewy24: 'cardtwo',
  multibanco: 'cardtwo',
  paypal: 'cardtwo',
  klarna: 'cardtwo',
  bancontact: 'cardtwo',
  'alma-3x': 'cardtwo',
  'alma-4x': 'cardtwo',
  free: 'house',
};

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

const INSTALMENTS: ReadonlySet<PaymentMethod> = new Set(['alma-3x', 'alma-4x']);
/** Instalment bounds when the domain gives none (specification §5), in cents. */
export const INSTALMENT_BOUNDS = { minAmount: 0, maxAmount: 999_999 } as const;

export function isOffered(product: PaymentProduct, amountCents: number): boolean {
  const defaults = INSTALMENTS.has(product.name) ? INSTALMENT_BOUNDS : null;
  const least = product.minAmount ?? defaults?.minAmount ?? 0;
  const most = product.maxAmount ?? defaults?.maxAmount ?? Number.POSITIVE_INFINITY;
  return amountCents >= least && amountCents <= most;
}

export function byRank<T extends { rank: number }>(products: readonly T[]): T[] {
  return [...products].sort((one, other) => one.rank - other.rank);
}

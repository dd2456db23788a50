import type { Currency } from '#src/domain/money/money.ts';
import type { PromotionLimits } from './promotion.schema.ts';

/** What of a promotion is reserved or used by all other carts, in cents of one currency. */
export type Taken = { uses: number; cents: number; usesOfCustomer: number };

export const NOTHING_TAKEN: Taken = { uses: 0, cents: 0, usesOfCustomer: 0 };

/** Why a cart may not have a promotion any more: all is gone, or its customer has had it. */
export type Gone = 'used-up' | 'used';

/** The same, or that its gift is out of stock. */
export type GoneOrLacking = Gone | 'out-of-stock';

export const isLimited = (limits: PromotionLimits | null | undefined): limits is PromotionLimits =>
  limits != null &&
  (limits.uses !== null || limits.usesPerCustomer !== null || limits.budget !== null);

/**
 * Whether a promotion is gone for a cart that would take so many cents by it; null while it is not. A
 * cart that would take more than is left of the budget does not have it: no reduction is cut in two.
 */
export function goneFor(
  { uses, usesPerCustomer, budget }: PromotionLimits,
  taken: Taken,
  { currency, cents }: { currency: Currency; cents: number },
): Gone | null {
  if (usesPerCustomer !== null && taken.usesOfCustomer >= usesPerCustomer) return 'used';
  if (uses !== null && taken.uses >= uses) return 'used-up';
  if (budget === null) return null;
  const left = (budget[currency] ?? 0) - taken.cents;
  return left <= 0 || cents > left ? 'used-up' : null;
}

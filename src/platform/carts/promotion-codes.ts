import type { HeldBackReason } from '#src/domain/cart/cart.values.ts';
import { DomainError, type ErrorCode } from '#src/domain/errors.ts';
import type { Transaction } from '../kernel/database/database.ts';
import { findCodeOf, putTypedCode, removeTypedCode } from '../promotions/face.ts';
import type { StoredCart } from './cart-store.ts';
import { heldBackBy } from './cart-view.ts';
import type { Change, Outcome } from './change-cart.ts';

/** What refuses a code as it is typed; what another offer outdoes stays, for the cart may change. */
const REFUSED: Partial<Record<HeldBackReason, ErrorCode>> = {
  expired: 'PROMO_CODE_EXPIRED',
  items: 'PROMO_CODE_ITEMS_MISSING',
  minimum: 'PROMO_CODE_MINIMUM_NOT_REACHED',
  'no-goods': 'PROMO_CODE_NO_GOODS',
  used: 'PROMO_CODE_ALREADY_USED',
  'used-up': 'PROMO_CODE_USED_UP',
};

/** Puts the code of a promotion on a cart, unless it takes nothing off: refused as other codes are. */
export async function addPromotionCode(change: Change, typed: string): Promise<Outcome> {
  const { tx, cart, shop, now } = change;
  const code = await findCodeOf(tx, { code: typed, shop: shop.domain, now });
  // Prices that were agreed on take no promotion (decision 104).
  if (cart.row.agreed !== null) throw new DomainError('PROMO_CODE_NO_GOODS');
  if (cart.promotionCodes.some(({ promotionId }) => promotionId === code.promotionId)) {
    throw new DomainError('PROMO_CODE_ALREADY_APPLIED');
  }
  await putTypedCode(tx, cart.row.cartId, code, now);
  cart.promotionCodes.push(code);
  return {
    assertPriced: () => {
      const heldBack = heldBackBy(cart, code);
      const refusal = heldBack === null ? undefined : REFUSED[heldBack.reason];
      if (refusal !== undefined) throw new DomainError(refusal);
    },
  };
}

/** Whether a cart had the code of a promotion, which is gone now. */
export async function removePromotionCode(
  tx: Transaction,
  cart: StoredCart,
  typed: string,
): Promise<boolean> {
  const code = cart.promotionCodes.find((one) => one.code === typed);
  if (code === undefined) return false;
  cart.promotionCodes = cart.promotionCodes.filter((one) => one !== code);
  await removeTypedCode(tx, cart.row.cartId, code);
  return true;
}

/** Codes of promotions of a guest's cart join the customer's, one of each promotion. */
export async function movePromotionCodes(
  tx: Transaction,
  { from, into, now }: { from: StoredCart; into: StoredCart; now: Date },
): Promise<void> {
  for (const code of from.promotionCodes) {
    if (into.promotionCodes.some(({ promotionId }) => promotionId === code.promotionId)) continue;
    await putTypedCode(tx, into.row.cartId, code, now);
    into.promotionCodes.push(code);
  }
}

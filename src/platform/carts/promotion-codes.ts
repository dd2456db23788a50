import type { HeldBackReason } from '#src/domain/cart/cart.values.ts';
import { DomainError, type ErrorCode } from '#src/domain/errors.ts';
import type { Transaction } from '../kernel/database/database.ts';
import { findCodeOf, findGone, putTypedCode, type TypedCode } from '../promotions/face.ts';
import { removeCodes, type StoredCart } from './cart-store.ts';
import { heldBackBy, toDiscountCode, toDiscountCodes } from './cart-view.ts';
import type { Change, Outcome } from './change-cart.ts';
import { isGiftThere } from './live-pricing.ts';

/** What refuses a code as it is typed; what another offer outdoes stays, for the cart may change. */
const REFUSED: Partial<Record<HeldBackReason, ErrorCode>> = {
  expired: 'PROMO_CODE_EXPIRED',
  items: 'PROMO_CODE_ITEMS_MISSING',
  minimum: 'PROMO_CODE_MINIMUM_NOT_REACHED',
  'no-goods': 'PROMO_CODE_NO_GOODS',
  used: 'PROMO_CODE_ALREADY_USED',
  'used-up': 'PROMO_CODE_USED_UP',
};

/** Shoppers type codes as they come; they are stored in upper case. */
const normaliseCode = (code: string) => code.trim().toUpperCase();

const giftOf = ({ asked: { effect } }: TypedCode) => (effect.kind === 'gift' ? effect.sku : null);

/**
 * The sku of a gift that is out of stock beside what is paid for; null when it is there, or there
 * is no gift. PROMO_CODE_GIFT_IN_CART when the cart has it already.
 */
export async function lackingGift(
  { cart, factsOf }: Change,
  typed: TypedCode,
): Promise<string | null> {
  const sku = giftOf(typed);
  if (sku === null) return null;
  if (cart.codes.some((applied) => giftOf(applied) === sku)) {
    throw new DomainError('PROMO_CODE_GIFT_IN_CART');
  }
  return isGiftThere(cart, await factsOf([sku]), sku) ? null : sku;
}

/** Writes a code to a cart, after those that are there. */
export async function putCode(
  { tx, cart, now }: Pick<Change, 'tx' | 'cart' | 'now'>,
  { code, promotionId, isSingle, isWithdrawn, asked }: TypedCode,
): Promise<void> {
  const typed = { code, promotionId, isSingle, isWithdrawn, asked };
  await putTypedCode(tx, cart.row.cartId, typed, now);
  cart.codes.push(typed);
}

/**
 * Puts a code on a cart, unless it takes nothing off: refused with the reason. One whose gift is out of
 * stock is not applied: the cart is answered unchanged with the flagged entry. A gift comes once:
 * a second code for it is refused and stays unspent.
 */
export async function addPromoCode(change: Change, typed: string): Promise<Outcome> {
  const { tx, cart, shop, now } = change;
  const code = await findCodeOf(tx, {
    ...{ code: normaliseCode(typed), shop: shop.domain, now },
  });
  // Prices that were agreed on take no promotion (decision 104).
  if (cart.row.agreed !== null && !code.asked.isOfRest) {
    throw new DomainError('PROMO_CODE_NO_GOODS');
  }
  if (cart.codes.some(({ promotionId }) => promotionId === code.promotionId)) {
    throw new DomainError('PROMO_CODE_ALREADY_APPLIED');
  }
  const lacking = await lackingGift(change, code);
  if (lacking !== null) {
    const flagged = toDiscountCode(code, cart, [lacking]);
    return { keep: true, answer: { discountCode: [...toDiscountCodes(cart), flagged] } };
  }
  await putCode(change, code);
  return {
    assertPriced: () => {
      const heldBack = heldBackBy(cart, code);
      const refusal = heldBack === null ? undefined : REFUSED[heldBack.reason];
      if (refusal !== undefined) throw new DomainError(refusal);
    },
  };
}

/** PROMO_CODE_UNKNOWN when the cart has no such code. */
export async function removePromoCode({ tx, cart }: Change, typed: string): Promise<undefined> {
  const code = normaliseCode(typed);
  if (!cart.codes.some((applied) => applied.code === code && !applied.asked.isOffer)) {
    throw new DomainError('PROMO_CODE_UNKNOWN');
  }
  await removeCodes(tx, cart, [code]);
}

type Move = { from: StoredCart; into: StoredCart; now: Date };

/**
 * Codes of a guest's cart that the customer may still use join the customer's, one of each promotion; gifts
 * stay behind.
 */
export async function moveCodes(tx: Transaction, { from, into, now }: Move): Promise<void> {
  const { cartId, customerId, currency } = into.row;
  const known = new Set(into.codes.map(({ promotionId }) => promotionId));
  const open = from.codes.filter((code) => giftOf(code) === null && !known.has(code.promotionId));
  const gone =
    customerId === null ? new Set() : await findGone(tx, open, { cartId, customerId, currency });
  for (const code of open) {
    if (!gone.has(code.promotionId)) await putCode({ tx, cart: into, now }, code);
  }
}

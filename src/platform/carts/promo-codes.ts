import { and, eq } from 'drizzle-orm';
import { DomainError } from '#src/domain/errors.ts';
import { isOfMailbox } from '../customers/face.ts';
import type { Queryable, Transaction } from '../kernel/database/database.ts';
import { insertLine, type PromoCode, quantityOf, type StoredCart } from './cart-store.ts';
import { toDiscountCode, toDiscountCodes } from './cart-view.ts';
import { type Change, type Outcome, removeCodes } from './change-cart.ts';
import { goodsCents, whyNotValid } from './price-cart.ts';
import { addPromotionCode, removePromotionCode } from './promotion-codes.ts';
import { cartPromoCodes, promoCodes, promoCodeUses } from './tables.ts';

/** Shoppers type codes as they come; they are stored in upper case. */
function normaliseCode(code: string): string {
  return code.trim().toUpperCase();
}

async function findCode(db: Queryable, code: string): Promise<PromoCode | null> {
  const [found] = await db
    .select()
    .from(promoCodes)
    .where(and(eq(promoCodes.code, code), eq(promoCodes.forMembers, false)));
  return found ?? null;
}

/** Whether there is a code or an offer of this name that is no promotion's. */
export const isPromoCode = async (db: Queryable, code: string) =>
  (await db.$count(promoCodes, eq(promoCodes.code, code))) > 0;

/** Whether a customer has had an order with this single-use code, as a guest of the same e-mail, too. */
export async function isUsed(db: Queryable, customerId: string | null, code: PromoCode) {
  if (!code.singleUse || customerId === null) return false;
  const [use] = await db
    .select({ code: promoCodeUses.code })
    .from(promoCodeUses)
    .where(
      and(isOfMailbox(promoCodeUses.customerId, customerId), eq(promoCodeUses.code, code.code)),
    );
  return use !== undefined;
}

/**
 * A code whose gift is out of stock is not applied: the cart is
 * answered unchanged with the flagged entry. A gift comes once: a second code for it is
 * refused and stays unspent. Other reasons are separate errors.
 */
export async function addPromoCode(change: Change, typed: string): Promise<Outcome | undefined> {
  const { tx, cart, now } = change;
  const normal = normaliseCode(typed);
  const code = await findCode(tx, normal);
  if (code === null) return addPromotionCode(change, normal);
  if (cart.codes.some((applied) => applied.code === code.code)) {
    throw new DomainError('PROMO_CODE_ALREADY_APPLIED');
  }
  if (await isUsed(tx, cart.row.customerId, code)) throw new DomainError('PROMO_CODE_ALREADY_USED');
  const goods = goodsCents(
    cart.lines.map((line) => ({ ...line, unitCents: line.price.centAmount })),
  );
  const reason = whyNotValid(code, goods, now);
  if (reason !== null) throw new DomainError(reason);
  const lacking = await lackingGift(change, code);
  if (lacking !== null) return flagged(change, code, lacking);
  await putGift(change, code);
  await putCode(tx, cart, code);
  return undefined;
}

/**
 * The sku of a gift that is out of stock beside what is paid for; null when it is there, or there
 * is no gift. PROMO_CODE_GIFT_IN_CART when the cart has it already.
 */
export async function lackingGift(
  { cart, factsOf }: Change,
  { giftSku }: PromoCode,
): Promise<string | null> {
  if (giftSku === null) return null;
  if (cart.codes.some((applied) => applied.giftSku === giftSku)) {
    throw new DomainError('PROMO_CODE_GIFT_IN_CART');
  }
  const available = (await factsOf([giftSku])).get(giftSku)?.availableQuantity ?? 0;
  return available > quantityOf(cart, giftSku) ? null : giftSku;
}

/** Puts the gift of a code into the cart, if it has one. */
export async function putGift(change: Change, { giftSku: sku }: PromoCode): Promise<void> {
  const facts = sku === null ? undefined : (await change.factsOf([sku])).get(sku);
  if (sku === null || facts === undefined) return;
  await insertLine(change, { sku, quantity: 1, isFree: true, facts });
}

/** Writes a code to a cart, after those that are there. */
export async function putCode(tx: Transaction, cart: StoredCart, code: PromoCode): Promise<void> {
  const position = Math.max(0, ...cart.codes.map((applied) => applied.position)) + 1;
  cart.codes.push({ ...code, centAmount: 0, heldBack: null, position, isUsed: false });
  await tx
    .insert(cartPromoCodes)
    .values({ cartId: cart.row.cartId, code: code.code, centAmount: 0, position });
}

function flagged({ cart }: Change, code: PromoCode, giftSku: string): Outcome {
  return {
    keep: true,
    answer: { discountCode: [...toDiscountCodes(cart), toDiscountCode(code, [giftSku])] },
  };
}

/** PROMO_CODE_UNKNOWN when the cart has no such code. */
export async function removePromoCode({ tx, cart }: Change, typed: string): Promise<undefined> {
  const code = normaliseCode(typed);
  if (await removePromotionCode(tx, cart, code)) return;
  if (!cart.codes.some((applied) => applied.code === code && !applied.forMembers)) {
    throw new DomainError('PROMO_CODE_UNKNOWN');
  }
  await removeCodes(tx, cart, [code]);
}

import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Currency } from '#src/domain/money/money.ts';
import {
  goneFor,
  isLimited,
  NOTHING_TAKEN,
  type Taken,
} from '#src/domain/promotion/promotion-limits.ts';
import type { PromotionUse } from '#src/domain/promotion/seen-promotion.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { isOfMailbox } from '../customers/face.ts';
import type { Queryable, Transaction } from '../kernel/database/database.ts';
import { promotionCodes, promotions, promotionUses } from './tables.ts';

/** Whose cart it is, and what it is paid in. */
export type Buying = {
  cartId: string;
  customerId: string | null;
  currency: Currency;
};

/**
 * What all other carts took of promotions. It is counted from the uses themselves, so that it cannot
 * differ from them whatever dies when.
 */
export async function findTaken(
  db: Queryable,
  promotionIds: readonly string[],
  { cartId, customerId, currency }: Buying,
): Promise<Map<string, Taken>> {
  if (promotionIds.length === 0) return new Map();
  const isOwn =
    customerId === null ? sql`false` : isOfMailbox(promotionUses.customerId, customerId);
  const rows = await db
    .select({
      promotionId: promotionUses.promotionId,
      uses: sql<number>`count(*)::int`,
      cents: sql<number>`coalesce(sum(${promotionUses.cents})
        filter (where ${promotionUses.currency} = ${currency}), 0)::float8`,
      usesOfCustomer: sql<number>`(count(*) filter (where ${isOwn}))::int`,
    })
    .from(promotionUses)
    .where(
      and(inArray(promotionUses.promotionId, [...promotionIds]), ne(promotionUses.cartId, cartId)),
    )
    .groupBy(promotionUses.promotionId);
  return new Map(rows.map(({ promotionId, ...taken }) => [promotionId, taken]));
}

const ofCart = (cartId: string) =>
  and(eq(promotionUses.cartId, cartId), isNull(promotionUses.orderNumber));

type Held = Buying & { customerId: string; shop: OnlineLocale };

/** Whether a promotion still has room for a cart; it is locked, so that nobody takes what is counted. */
async function hasRoom(tx: Transaction, use: PromotionUse, held: Held): Promise<boolean> {
  const isIt = eq(promotions.promotionId, use.promotionId);
  const read = () => tx.select({ asked: promotions.asked }).from(promotions).where(isIt);
  const [known] = await read();
  if (!isLimited(known?.asked.limits)) return known !== undefined;
  const [now] = await read().for('update');
  const limits = now?.asked.limits;
  if (!isLimited(limits)) return now !== undefined;
  const taken = await findTaken(tx, [use.promotionId], held);
  const { currency } = held;
  return (
    goneFor(limits, taken.get(use.promotionId) ?? NOTHING_TAKEN, {
      currency,
      cents: use.cents,
    }) === null
  );
}

/** Codes of those that hold once, locked, so that none is withdrawn now; null where one was. */
async function singlesOf(
  tx: Transaction,
  uses: readonly PromotionUse[],
): Promise<Set<string> | null> {
  const typed = uses.flatMap(({ code }) => code ?? []);
  if (typed.length === 0) return new Set();
  const rows = await tx
    .select({ code: promotionCodes.code, withdrawnAt: promotionCodes.withdrawnAt })
    .from(promotionCodes)
    .where(and(inArray(promotionCodes.code, typed), eq(promotionCodes.isSingle, true)))
    .orderBy(promotionCodes.code)
    .for('share');
  if (rows.some(({ withdrawnAt }) => withdrawnAt !== null)) return null;
  return new Set(rows.map(({ code }) => code));
}

const keyOf = ({ promotionId, cents, code }: PromotionUse) => `${promotionId} ${cents} ${code}`;

/**
 * Reserves what a cart takes of promotions, for as long as a payment of it is under way. False when uses,
 * budget or a code have gone to others: then the caller rolls back. The cart is locked; promotions are
 * locked in the order of their ids, after everything else.
 */
export async function holdPromotions(
  tx: Transaction,
  held: Held,
  uses: readonly PromotionUse[],
  now: Date,
): Promise<boolean> {
  const { cartId, customerId, currency, shop: domain } = held;
  const before = await tx.select().from(promotionUses).where(ofCart(cartId));
  const isSame =
    before.length === uses.length &&
    new Set([...before, ...uses].map(keyOf)).size === before.length;
  if (isSame) return true;
  await tx.delete(promotionUses).where(ofCart(cartId));
  const singles = await singlesOf(tx, uses);
  if (singles === null) return false;
  const inLockOrder = uses.toSorted((one, other) => (one.promotionId < other.promotionId ? -1 : 1));
  for (const use of inLockOrder) {
    if (!(await hasRoom(tx, use, held))) return false;
    const singleCode = use.code !== null && singles.has(use.code) ? use.code : null;
    const taken = await tx
      .insert(promotionUses)
      .values({ ...use, cartId, customerId, domain, currency, singleCode, takenAt: now })
      .onConflictDoNothing({ target: promotionUses.singleCode })
      .returning({ cartId: promotionUses.cartId });
    if (taken.length === 0) return false;
  }
  return true;
}

/** Gives back what a cart reserved: its payment came to nothing. */
export async function releasePromotions(tx: Transaction, cartId: string): Promise<void> {
  await tx.delete(promotionUses).where(ofCart(cartId));
}

/** Makes what a cart takes final: what was reserved, else what is taken now. False as `holdPromotions`. */
export async function spendPromotions(
  tx: Transaction,
  held: Held,
  uses: readonly PromotionUse[],
  { orderNumber, orderCents, now }: { orderNumber: string; orderCents: number; now: Date },
): Promise<boolean> {
  if (!(await holdPromotions(tx, held, uses, now))) return false;
  await tx
    .update(promotionUses)
    .set({ orderNumber, orderCents, takenAt: now })
    .where(ofCart(held.cartId));
  return true;
}

/** The order of a cart is no more: what it took of promotions is there for others. */
export async function returnPromotions(tx: Transaction, cartId: string): Promise<void> {
  await tx
    .delete(promotionUses)
    .where(and(eq(promotionUses.cartId, cartId), isNotNull(promotionUses.orderNumber)));
}

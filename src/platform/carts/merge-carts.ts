import { and, eq, inArray } from 'drizzle-orm';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import { DomainError } from '#src/domain/errors.ts';
import { inTransaction, type Transaction } from '../kernel/database/database.ts';
import { violatedUnique } from '../kernel/database/database-errors.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import type { Customer } from '../kernel/http/require-customer.ts';
import {
  type CartRow,
  copyKeys,
  findCustomerCart,
  findOwnCart,
  loadCart,
  type StoredCart,
} from './cart-store.ts';
import { toCart } from './cart-view.ts';
import { reprice, requireShop } from './change-cart.ts';
import { ownerOf } from './create-cart.ts';
import { isBare, withMoved } from './extras.ts';
import { answerAtPrices } from './follow-prices.ts';
import { putIn, roomFor } from './lines.ts';
import { createFindFacts, type FindFacts } from './live-pricing.ts';
import { moveCodes } from './promotion-codes.ts';
import { carts } from './tables.ts';

/** 226 both carts held something and are one now; 200 one side only; 204 there is no cart. */
export type MergeResult = { status: 226 | 200; cart: Cart } | { status: 204; cart: null };

/** Locks both carts, always in the same order, and answers them as they are then. */
async function lockPair(tx: Transaction, ids: readonly string[]): Promise<CartRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(carts)
    .where(and(inArray(carts.cartId, [...ids]), eq(carts.state, 'active')))
    .orderBy(carts.cartId)
    .for('update');
}

/**
 * The guest's cart becomes the customer's, or its lines join the customer's
 * cart, same skus summed up to what is available. The guest cart is used up in the same
 * transaction, so that repeating the call changes nothing (F16).
 */
export async function mergeCarts(
  deps: Pick<PlatformDeps, 'database' | 'now'>,
  customer: Customer,
  cartId: string | null,
): Promise<MergeResult> {
  try {
    return await mergeOnce(deps, customer, cartId);
  } catch (error) {
    // Another tab has just made the customer's cart: now there is one to merge into.
    if (violatedUnique(error) !== 'carts_one_active_a_customer') throw error;
    return mergeOnce(deps, customer, cartId);
  }
}

function mergeOnce(
  { database, now }: Pick<PlatformDeps, 'database' | 'now'>,
  customer: Customer,
  cartId: string | null,
): Promise<MergeResult> {
  return inTransaction(database, async (tx) => {
    const named = cartId === null ? null : await findOwnCart(tx, customer, cartId);
    const own = await findCustomerCart(tx, customer);
    const locked = await lockPair(
      tx,
      [named?.cartId, own?.cartId].filter((id) => id !== undefined),
    );
    const mine = locked.find((row) => row.customerId === customer.customerId);
    const guest = locked.find((row) => row.customerId === null && row.cartId === cartId);
    const context = {
      shopper: customer,
      shop: await requireShop(tx, customer.storeId),
      now: now(),
    };
    const findFacts = createFindFacts(tx, context);
    const view = { lang: customer.lang, now: context.now, shop: context.shop };
    const answer = async (cart: StoredCart, changes: Partial<CartRow> = {}) =>
      toCart(cart, await reprice(tx, cart, context, findFacts, changes), view);

    if (guest === undefined) {
      if (mine === undefined) return { status: 204, cart: null };
      const cart = await answerAtPrices(tx, await loadCart(tx, mine), context, findFacts);
      return { status: 200, cart };
    }
    if (mine === undefined) {
      return { status: 200, cart: await answer(await adopt(tx, guest, customer)) };
    }
    if (mine.agreed !== null) {
      // What the staff filled stays as it was agreed on: the guest's comes back after it.
      const aside = { ...ownerOf(customer), state: 'set-aside', changedAt: context.now } as const;
      await tx.update(carts).set(aside).where(eq(carts.cartId, guest.cartId));
      const cart = await loadCart(tx, mine);
      const facts = await findFacts(cart.lines.map(({ sku }) => sku));
      return { status: 200, cart: toCart(cart, facts, view) };
    }
    if (mine.lockedBy !== null) throw new DomainError('CART_LOCKED');
    const from = await loadCart(tx, guest);
    const into = await loadCart(tx, mine);
    const bothHeld = !isBare(from) && !isBare(into);
    await tx.update(carts).set({ state: 'merged' }).where(eq(carts.cartId, guest.cartId));
    await moveLines({ tx, from, into, now: context.now, findFacts });
    await moveCodes(tx, { from, into, now: context.now });
    const moved = withMoved(into, from);
    await copyKeys(tx, guest.cartId, mine.cartId);
    return { status: bothHeld ? 226 : 200, cart: await answer(into, moved) };
  });
}

/** The guest's cart becomes the customer's own. */
async function adopt(tx: Transaction, guest: CartRow, customer: Customer): Promise<StoredCart> {
  const owner = ownerOf(customer);
  await tx.update(carts).set(owner).where(eq(carts.cartId, guest.cartId));
  return loadCart(tx, { ...guest, ...owner });
}

type Move = {
  tx: Transaction;
  from: StoredCart;
  into: StoredCart;
  now: Date;
  findFacts: FindFacts;
};

async function moveLines({ tx, from, into, now, findFacts }: Move): Promise<void> {
  const paid = from.lines.filter((line) => !line.isFree);
  const facts = await findFacts(paid.map(({ sku }) => sku));
  for (const { sku, quantity, ...seen } of paid) {
    const found = facts.get(sku);
    if (found === undefined) continue;
    const { availableQuantity } = found;
    const more = Math.min(quantity, roomFor(into, { sku, availableQuantity }));
    const change = { tx, cart: into, now };
    if (more > 0) await putIn(change, { sku, quantity: more, facts: found, seen });
  }
}

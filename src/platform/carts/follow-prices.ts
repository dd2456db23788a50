import type { Cart } from '#src/domain/cart/cart.schema.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import { inTransaction, type Transaction } from '../kernel/database/database.ts';
import type { PlatformDeps, Shopper } from '../kernel/http/platform-env.ts';
import {
  type CartRow,
  cartNotFound,
  loadCart,
  lockOwnCart,
  type StoredCart,
} from './cart-store.ts';
import { type Facts, toCart } from './cart-view.ts';
import { reprice, requireShop } from './change-cart.ts';
import { createFindFacts, type FindFacts } from './live-pricing.ts';

/** Prices of a cart that is being paid stay, and those that the staff agreed on. */
function hasTurned({ row, lines }: StoredCart, facts: Facts): boolean {
  if (row.lockedBy !== null || row.agreed !== null) return false;
  return lines.some(({ sku, isFree, price }) => {
    const now = facts.get(sku)?.product.price ?? price;
    return !isFree && now.centAmount !== price.centAmount;
  });
}

type Context = { shopper: Shopper; shop: WebDomain; now: Date };

/**
 * A locked cart as its shopper reads it now: a line takes the shop's price and keeps the former one.
 * The version moves, so that nobody pays what they have not seen; changes of the versions before it
 * are taken all the same (decision 106).
 */
export async function answerAtPrices(
  tx: Transaction,
  cart: StoredCart,
  context: Context,
  findFacts: FindFacts,
): Promise<Cart> {
  const { row } = cart;
  let facts = await findFacts(cart.lines.map(({ sku }) => sku));
  if (hasTurned(cart, facts)) {
    const repricedFrom = row.repricedFrom ?? row.version;
    const changes = { repricedFrom, changedAt: row.changedAt };
    facts = await reprice(tx, cart, context, findFacts, changes);
  }
  return toCart(cart, facts, { ...context, lang: context.shopper.lang });
}

/** A cart at today's prices, in today's words and with today's stock. */
export async function readAtPrices(
  deps: Pick<PlatformDeps, 'database' | 'now'>,
  shopper: Shopper,
  row: CartRow,
): Promise<Cart> {
  const { database } = deps;
  const shop = await requireShop(database, row.storeId);
  const context = { shopper, shop, now: deps.now() };
  const cart = await loadCart(database, row);
  const facts = await createFindFacts(database, context)(cart.lines.map(({ sku }) => sku));
  if (!hasTurned(cart, facts)) return toCart(cart, facts, { ...context, lang: shopper.lang });
  return inTransaction(database, async (tx) => {
    const locked = await lockOwnCart(tx, shopper, row.cartId);
    if (locked?.state !== 'active') throw cartNotFound(row.cartId);
    return answerAtPrices(tx, await loadCart(tx, locked), context, createFindFacts(tx, context));
  });
}

import { and, eq, inArray } from 'drizzle-orm';
import type { Cart } from '#src/domain/cart.ts';
import type { WebDomain } from '#src/domain/web-domain.ts';
import { inTransaction, type Transaction } from '../database/database.ts';
import type { PlatformDeps, Shopper } from '../http/platform-env.ts';
import { cartNotFound, Problem } from '../http/problem.ts';
import { findWebDomainByStoreId } from '../web-domains/web-domain-store.ts';
import { type CartRow, loadCart, lockOwnCart, type StoredCart } from './cart-store.ts';
import { type Facts, toCart } from './cart-view.ts';
import { createFindFacts, type FindFacts, priceLive } from './live-pricing.ts';
import { cartLines, cartPromoCodes, carts } from './tables.ts';

/** What a change works on: the locked cart, in its transaction. */
export type Change = {
  tx: Transaction;
  cart: StoredCart;
  shopper: Shopper;
  shop: WebDomain;
  now: Date;
  /** Products of the cart's lines, and of the skus asked for. */
  factsOf: (skus: readonly string[]) => Promise<Facts>;
};

/**
 * `keep` leaves cart and version as they are; `answer` is laid over the answered cart
 * (such as the skus that a list add left out).
 */
export type Outcome = { keep?: boolean; answer?: Partial<Cart> };

export type Target = {
  cartId: string;
  version: number;
  /** Calls under /carts-self reach the customer's own cart alone. */
  customerOnly?: boolean;
};

export async function requireShop(tx: Transaction, storeId: string): Promise<WebDomain> {
  const shop = await findWebDomainByStoreId(tx, storeId);
  if (shop === null) throw new Problem('BAD_REQUEST', { field: 'x-store-id' });
  return shop;
}

/** Throws unless the cart may be changed: there, the shopper's, not under payment, not stale. */
export function assertChangeable(
  row: CartRow | null,
  { cartId, version, customerOnly = false }: Target,
): CartRow {
  if (row === null || row.state !== 'active' || (customerOnly && row.customerId === null)) {
    throw cartNotFound(cartId);
  }
  if (row.lockedBy !== null) throw new Problem('CART_LOCKED');
  if (row.version !== version) {
    throw new Problem('CART_VERSION_CONFLICT', { version: row.version });
  }
  return row;
}

/**
 * One change of a cart: one transaction, one version more (specification §4, A-055).
 * The row lock makes parallel changes follow each other; those that come with an old version
 * get 409. Afterwards everything is priced anew, and the answer is what the shopper saw.
 */
export function changeCart(
  { database, now }: Pick<PlatformDeps, 'database' | 'now'>,
  shopper: Shopper,
  target: Target,
  work: (change: Change) => Promise<Outcome | undefined>,
): Promise<Cart> {
  return inTransaction(database, async (tx) => {
    const row = assertChangeable(await lockOwnCart(tx, shopper, target.cartId), target);
    const shop = await requireShop(tx, row.storeId);
    const cart = await loadCart(tx, row);
    const context = { shopper, shop, now: now() };
    const findFacts = createFindFacts(tx, context);
    const factsOf = (skus: readonly string[]) =>
      findFacts([...cart.lines.map(({ sku }) => sku), ...skus]);
    const { keep = false, answer = {} } =
      (await work({ tx, cart, shopper, shop, now: context.now, factsOf })) ?? {};
    const { cart: after, facts } = keep
      ? { cart, facts: await factsOf([]) }
      : await reprice(tx, row.cartId, context, findFacts);
    return { ...toCart(after, facts, shopper.lang), ...answer };
  });
}

/** Prices a locked cart anew, stores what the shopper is about to see, and counts the version. */
export async function reprice(
  tx: Transaction,
  cartId: string,
  context: { shopper: Shopper; shop: WebDomain; now: Date },
  findFacts: FindFacts = createFindFacts(tx, context),
): Promise<{ cart: StoredCart; facts: Facts }> {
  const [row] = await tx.select().from(carts).where(eq(carts.cartId, cartId));
  if (row === undefined) throw cartNotFound(cartId);
  const cart = await loadCart(tx, row);
  const live = await priceLive(findFacts, cart, context);
  await removeUnsold(tx, cart, live.facts);
  await removeCodes(tx, cart, live.droppedCodes);
  const lines = await storePrices(tx, cart, live.facts);
  const codes = await storeDiscounts(tx, cart, live.discounts);
  const { plannedPayment } = row;
  const [changed] = await tx
    .update(carts)
    .set({
      version: row.version + 1,
      shippingMethodKey: live.method?.key ?? null,
      shippingPrice: live.shippingCents,
      plannedPayment: plannedPayment?.amountPlanned === live.totalCents ? plannedPayment : null,
      changedAt: context.now,
    })
    .where(eq(carts.cartId, cartId))
    .returning();
  // Codes that went may have taken gifts along.
  const gone = live.droppedCodes.length > 0;
  const after = { row: changed ?? row, lines, codes };
  return { cart: gone ? await loadCart(tx, after.row) : after, facts: live.facts };
}

/** Writes today's prices to the lines, where they differ; answers the lines that are sold. */
async function storePrices(tx: Transaction, cart: StoredCart, facts: Facts) {
  const lines: StoredCart['lines'] = [];
  for (const line of cart.lines) {
    const price = facts.get(line.sku)?.product.price;
    if (price === undefined) continue;
    lines.push({ ...line, price });
    if (JSON.stringify(price) === JSON.stringify(line.price)) continue;
    await tx
      .update(cartLines)
      .set({ price })
      .where(and(eq(cartLines.cartId, line.cartId), eq(cartLines.lineId, line.lineId)));
  }
  return lines;
}

/** Writes what the codes take off, where it differs; answers the codes that hold. */
async function storeDiscounts(
  tx: Transaction,
  { row, codes }: StoredCart,
  discounts: readonly { code: string; centAmount: number }[],
) {
  const holding: StoredCart['codes'] = [];
  for (const applied of codes) {
    const discount = discounts.find(({ code }) => code === applied.code);
    if (discount === undefined) continue;
    holding.push({ ...applied, centAmount: discount.centAmount });
    if (discount.centAmount === applied.centAmount) continue;
    await tx
      .update(cartPromoCodes)
      .set({ centAmount: discount.centAmount })
      .where(and(eq(cartPromoCodes.cartId, row.cartId), eq(cartPromoCodes.code, applied.code)));
  }
  return holding;
}

async function removeUnsold(tx: Transaction, cart: StoredCart, facts: Facts): Promise<void> {
  const unsold = cart.lines.filter(({ sku }) => !facts.has(sku)).map(({ lineId }) => lineId);
  if (unsold.length === 0) return;
  await tx
    .delete(cartLines)
    .where(and(eq(cartLines.cartId, cart.row.cartId), inArray(cartLines.lineId, unsold)));
}

/** Takes codes off a cart, with the gifts that came with them. */
export async function removeCodes(
  tx: Transaction,
  { row, codes }: StoredCart,
  dropped: readonly string[],
): Promise<void> {
  if (dropped.length === 0) return;
  await tx
    .delete(cartPromoCodes)
    .where(and(eq(cartPromoCodes.cartId, row.cartId), inArray(cartPromoCodes.code, [...dropped])));
  const gifts = codes.flatMap(({ code, giftSku }) =>
    dropped.includes(code) && giftSku !== null ? [giftSku] : [],
  );
  if (gifts.length === 0) return;
  await tx
    .delete(cartLines)
    .where(
      and(
        eq(cartLines.cartId, row.cartId),
        inArray(cartLines.sku, gifts),
        eq(cartLines.isFree, true),
      ),
    );
}

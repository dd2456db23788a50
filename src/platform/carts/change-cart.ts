import { and, eq } from 'drizzle-orm';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import type { Price } from '#src/domain/catalogue/catalogue.schema.ts';
import { DomainError } from '#src/domain/errors.ts';
import { fitShares } from '#src/domain/gift-card/gift-card.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import { fundedBy, writePlans } from '../gift-cards/face.ts';
import { inTransaction, type Queryable, type Transaction } from '../kernel/database/database.ts';
import type { PlatformDeps, Shopper } from '../kernel/http/platform-env.ts';
import { findWebDomainByStoreId } from '../shops/face.ts';
import {
  type CartKey,
  type CartRow,
  cartNotFound,
  insertLine,
  isKeyUsed,
  loadCart,
  lockOwnCart,
  removeCodes,
  removeLines,
  type StoredCart,
  type StoredLine,
  saveKey,
} from './cart-store.ts';
import { type Facts, seenDue, toCart } from './cart-view.ts';
import {
  createFindFacts,
  type FindFacts,
  hasGift,
  type LivePricing,
  priceLive,
} from './live-pricing.ts';
import { cartLines, carts } from './tables.ts';

/**
 * What a change works on: the locked cart, in its transaction. A writer of lines or codes
 * keeps `cart` in step, so that nothing is read twice.
 */
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
 * `row` is what changes on the cart itself; `keep` leaves cart and version as they are; `answer`
 * is laid over the answered cart (such as the skus that a list add left out).
 */
export type Outcome = {
  row?: Partial<CartRow>;
  keep?: boolean;
  answer?: Partial<Cart>;
  /** Asked once the cart is priced again: what it throws undoes the change. */
  assertPriced?: () => void;
};

export type Target = {
  cartId: string;
  version: number;
  /** Calls of a buyer reach the customer's own cart alone. */
  customerOnly?: boolean;
  /** The idempotency key of the change, when it must count once (F11). */
  key?: CartKey | undefined;
};

export async function requireShop(tx: Queryable, storeId: string): Promise<WebDomain> {
  const shop = await findWebDomainByStoreId(tx, storeId);
  if (shop === null) throw new DomainError('BAD_REQUEST', { field: 'x-store-id' });
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
  if (row.lockedBy !== null) throw new DomainError('CART_LOCKED');
  if (row.version !== version) {
    throw new DomainError('CART_VERSION_CONFLICT', { version: row.version });
  }
  return row;
}

/** The version of a target, brought to that of a cart whose prices alone followed the shop since. */
function withPrices(row: CartRow | null, target: Target): Target {
  const from = row?.repricedFrom ?? null;
  if (row === null || from === null) return target;
  const isSince = from <= target.version && target.version < row.version;
  return isSince ? { ...target, version: row.version } : target;
}

/** What decides upon a change, and what it is to do. */
export type Work = (change: Change) => Promise<Outcome | undefined>;

/**
 * One change of a cart: one transaction, one version more (specification §4, A-055).
 * The row lock makes parallel changes follow each other; those that come with an old version
 * get 409. Afterwards everything is priced again, and the answer is what the shopper saw.
 * A key that was used already answers the cart as it is, at whatever version.
 */
export function changeCart(
  { database, now }: Pick<PlatformDeps, 'database' | 'now'>,
  shopper: Shopper,
  target: Target,
  work: Work,
): Promise<Cart> {
  return inTransaction(database, async (tx) => {
    const { key } = target;
    const locked = await lockOwnCart(tx, shopper, target.cartId);
    const isRepeated =
      key !== undefined && locked?.state === 'active' && (await isKeyUsed(tx, locked.cartId, key));
    const row = isRepeated ? locked : assertChangeable(locked, withPrices(locked, target));
    const shop = await requireShop(tx, row.storeId);
    const cart = await loadCart(tx, row);
    const context = { shopper, shop, now: now() };
    const view = { lang: shopper.lang, now: context.now, shop };
    const findFacts = createFindFacts(tx, context);
    if (isRepeated) {
      return toCart(cart, await findFacts(cart.lines.map(({ sku }) => sku)), view);
    }
    const factsOf = (skus: readonly string[]) =>
      findFacts([...cart.lines.map(({ sku }) => sku), ...skus]);
    const change = { tx, cart, shopper, shop, now: context.now, factsOf };
    const {
      row: changes = {},
      keep = false,
      answer = {},
      assertPriced,
    } = (await work(change)) ?? {};
    if (key !== undefined) await saveKey(tx, row.cartId, key, context.now);
    const facts = keep ? await factsOf([]) : await reprice(tx, cart, context, findFacts, changes);
    assertPriced?.();
    return { ...toCart(cart, facts, view), ...answer };
  });
}

/**
 * Prices a locked cart again, stores what the shopper is about to see, and counts the version.
 * `cart` is brought in step; the products of its lines are answered.
 */
export async function reprice(
  tx: Transaction,
  cart: StoredCart,
  context: { shopper: Shopper; shop: WebDomain; now: Date },
  findFacts: FindFacts,
  changes: Partial<CartRow> = {},
): Promise<Facts> {
  Object.assign(cart.row, changes);
  const live = await priceLive(findFacts, cart, { db: tx, ...context });
  await removeUnsold(tx, cart, live.facts);
  await removeCodes(tx, cart, live.droppedOffers);
  await storePrices(tx, cart, live.facts);
  await matchGifts(tx, cart, live, context.now);
  const { plannedPayment, cartId, version } = cart.row;
  const priced = {
    ...{ repricedFrom: null, changedAt: context.now },
    ...changes,
    ...live.extras,
    points: live.points,
    promotions: live.promotions,
    version: version + 1,
    shippingMethodKey: live.method?.key ?? null,
    shippingPrice: live.shippingCents,
  };
  Object.assign(cart.row, priced);
  await refitGiftCards(tx, cart, live.totalCents, context.now);
  const isStillPlanned = plannedPayment?.amountPlanned === seenDue(cart);
  const set = { ...priced, plannedPayment: isStillPlanned ? plannedPayment : null };
  await tx.update(carts).set(set).where(eq(carts.cartId, cartId));
  Object.assign(cart.row, set);
  return live.facts;
}

/** Lets gift cards pay no more than they hold and the cart costs (T10). */
async function refitGiftCards(
  tx: Transaction,
  cart: StoredCart,
  totalCents: number,
  now: Date,
): Promise<void> {
  const planned = cart.giftCardPlans;
  const fitting = new Map(
    fitShares(fundedBy(planned, now), totalCents).map(({ cardId, centAmount }) => [
      cardId,
      centAmount,
    ]),
  );
  if (planned.every(({ cardId, centAmount }) => fitting.get(cardId) === centAmount)) return;
  cart.giftCardPlans = planned.flatMap((plan) => {
    const centAmount = fitting.get(plan.cardId);
    return centAmount === undefined ? [] : [{ ...plan, centAmount }];
  });
  await writePlans(tx, cart.row.cartId, cart.giftCardPlans);
}

/** Cents that a line cost when it was put in; null where it costs that again. */
function formerCentsOf({ isFree, formerCents, price: seen }: StoredLine, price: Price) {
  const former = formerCents ?? seen.centAmount;
  return isFree || former === price.centAmount ? null : former;
}

/** Writes today's prices to the lines, where they differ, and what they cost before. */
async function storePrices(tx: Transaction, { lines }: StoredCart, facts: Facts): Promise<void> {
  for (const line of lines) {
    const price = facts.get(line.sku)?.product.price;
    if (price === undefined || JSON.stringify(price) === JSON.stringify(line.price)) continue;
    const set = { price, formerCents: formerCentsOf(line, price) };
    Object.assign(line, set);
    await tx
      .update(cartLines)
      .set(set)
      .where(and(eq(cartLines.cartId, line.cartId), eq(cartLines.lineId, line.lineId)));
  }
}

/** Takes gifts of what counts no more out of a cart, and puts in those of what counts. */
async function matchGifts(
  tx: Transaction,
  cart: StoredCart,
  { facts, promotions }: Pick<LivePricing, 'facts' | 'promotions'>,
  now: Date,
): Promise<void> {
  const gifts = new Set(promotions.flatMap(({ giftSku = null }) => giftSku ?? []));
  await removeLines(tx, cart, ({ sku, isFree }) => isFree && !gifts.has(sku));
  for (const sku of gifts) {
    const found = facts.get(sku);
    if (found === undefined || hasGift(cart, sku)) continue;
    await insertLine({ tx, cart, now }, { sku, quantity: 1, isFree: true, facts: found });
  }
}

function removeUnsold(tx: Transaction, cart: StoredCart, facts: Facts): Promise<void> {
  return removeLines(tx, cart, ({ sku }) => !facts.has(sku));
}

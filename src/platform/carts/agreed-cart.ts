import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { CartAddress } from '#src/domain/address/address.schema.ts';
import type { AgreedTerms } from '#src/domain/cart/agreed-terms.ts';
import type { Cart } from '#src/domain/cart/cart.schema.ts';
import { DomainError } from '#src/domain/errors.ts';
import type { ShippingMethod } from '#src/domain/shipping/shipping.schema.ts';
import type { Language } from '#src/domain/shop/locales.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import type { Queryable, Transaction } from '../kernel/database/database.ts';
import type { Shopper } from '../kernel/http/platform-env.ts';
import type { Customer } from '../kernel/http/require-customer.ts';
import { type CartRow, insertLine, loadCart, type StoredCart } from './cart-store.ts';
import { toCart } from './cart-view.ts';
import { reprice } from './change-cart.ts';
import { createFindFacts, lackingSkus, methodsFor, priceLive } from './live-pricing.ts';
import { bringBack, setAside } from './set-aside.ts';
import { carts } from './tables.ts';

type Items = readonly { sku: string; quantity: number }[];

function newRow(shop: WebDomain, owner: Pick<CartRow, 'sessionId' | 'customerId'>, now: Date) {
  return {
    ...{ cartId: randomUUID(), version: 1, state: 'active' as const, storeId: shop.storeId },
    ...{ currency: shop.devise, ...owner, channel: null, sourceCartId: null, shippingPrice: 0 },
    ...{ loyaltyCard: null, giftCards: [], donations: [], giftWrap: null },
    ...{ plannedPayment: null, lockedBy: null, promotions: [], repricedFrom: null },
    ...{ points: { earned: 0, bonus: 0, incentive: 0 }, createdAt: now, changedAt: now },
  };
}

type Quoted = {
  cart: Cart;
  /** What is agreed on with who is mailed this. */
  terms: AgreedTerms;
  methods: ShippingMethod[];
  /** Skus that the shop does not sell, or of which it has fewer. */
  lacking: string[];
};

/** What a cart would be and cost, in a shop and for nobody in particular; nothing is written. */
export async function quoteCart(
  db: Queryable,
  { shop, lang, country }: { shop: WebDomain; lang: Language; country: string | null },
  { items, ...delivery }: Omit<AgreedTerms, 'lines'> & { items: Items },
  now: Date,
): Promise<Quoted> {
  const owner = { sessionId: randomUUID(), customerId: null };
  const { storeId, domain } = shop;
  const shopper: Shopper = { storeId, domain, locale: domain, lang, channel: 'SD', ...owner };
  const findFacts = createFindFacts(db, { shopper, now });
  const facts = await findFacts(items.map(({ sku }) => sku));
  const agreed = items.flatMap(({ sku, quantity }) => {
    const price = facts.get(sku)?.product.price;
    return price === undefined ? [] : [{ sku, quantity, price }];
  });
  const terms = { ...delivery, lines: agreed };
  const { shippingAddress, shippingMethodKey } = terms;
  const delivered = { shippingAddress, shippingMethodKey, billingAddress: null };
  const row: CartRow = { ...newRow(shop, owner, now), ...delivered, agreed: terms };
  const lines = agreed.map((line, position) => ({
    ...{ ...line, cartId: row.cartId, lineId: line.sku, isFree: false, position },
    ...{ formerCents: null, lastModifiedAt: now },
  }));
  const cart: StoredCart = {
    row,
    lines,
    codes: [],
    client: null,
    giftCardPlans: [],
  };
  const context = { db, shopper, shop, now };
  const live = await priceLive(findFacts, cart, context);
  Object.assign(row, {
    shippingPrice: live.shippingCents,
    shippingMethodKey: live.method?.key ?? null,
  });
  const unsold = items.filter(({ sku }) => facts.get(sku)?.isSold !== true).map(({ sku }) => sku);
  return {
    cart: toCart(cart, live.facts, { lang, now, shop }),
    terms,
    methods: country === null ? [] : methodsFor(cart, live.facts, country, context),
    lacking: [...new Set([...unsold, ...lackingSkus(cart, live.facts)])],
  };
}

/** A cart that the staff filled, as the customer's from now on. Their own is set aside. */
export async function openAgreedCart(
  tx: Transaction,
  customer: Customer,
  shop: WebDomain,
  { terms, billingAddress }: { terms: AgreedTerms; billingAddress: CartAddress | null },
  now: Date,
): Promise<Cart> {
  await setAside(tx, customer, now);
  const { shippingAddress, shippingMethodKey } = terms;
  const owner = { sessionId: null, customerId: customer.customerId };
  const [row] = await tx
    .insert(carts)
    .values({
      ...newRow(shop, owner, now),
      ...{ billingAddress, shippingAddress, shippingMethodKey, agreed: terms },
    })
    .returning();
  if (row === undefined) throw new Error('the new cart was not stored');
  const cart = await loadCart(tx, row);
  const findFacts = createFindFacts(tx, { shopper: customer, now });
  const facts = await findFacts(terms.lines.map(({ sku }) => sku));
  for (const { sku, quantity } of terms.lines) {
    const found = facts.get(sku);
    if (found === undefined) continue;
    await insertLine({ tx, cart, now }, { sku, quantity, isFree: false, facts: found });
  }
  return priceAgain(tx, cart, { shopper: customer, shop, now });
}

async function priceAgain(
  tx: Transaction,
  cart: StoredCart,
  context: { shopper: Shopper; shop: WebDomain; now: Date },
): Promise<Cart> {
  const findFacts = createFindFacts(tx, context);
  const facts = await reprice(tx, cart, context, findFacts);
  return toCart(cart, facts, { lang: context.shopper.lang, now: context.now, shop: context.shop });
}

/** The same cart once more, where its customer still has it; null where it is gone. */
export async function openAgain(
  tx: Transaction,
  customer: Customer,
  shop: WebDomain,
  cartId: string,
  now: Date,
): Promise<Cart | null> {
  const [row] = await tx.select().from(carts).where(eq(carts.cartId, cartId)).for('update');
  if (row === undefined || row.customerId !== customer.customerId) return null;
  if (row.state !== 'active' && row.state !== 'set-aside') return null;
  if (row.state === 'set-aside') {
    await setAside(tx, customer, now);
    await tx.update(carts).set({ state: 'active' }).where(eq(carts.cartId, cartId));
    row.state = 'active';
  }
  const cart = await loadCart(tx, row);
  const context = { shopper: customer, shop, now };
  if (row.lockedBy === null) return priceAgain(tx, cart, context);
  const facts = await createFindFacts(tx, context)(cart.lines.map(({ sku }) => sku));
  return toCart(cart, facts, { lang: customer.lang, now, shop });
}

/**
 * Closes a cart that the staff filled, and brings back what its customer had before. Throws CART_LOCKED
 * while it is being paid.
 */
export async function closeAgreedCart(tx: Transaction, cartId: string, now: Date): Promise<void> {
  const [row] = await tx.select().from(carts).where(eq(carts.cartId, cartId)).for('update');
  if (row === undefined || row.customerId === null) return;
  const { state, customerId, storeId } = row;
  if (state !== 'active' && state !== 'set-aside') return;
  if (row.lockedBy !== null) throw new DomainError('CART_LOCKED');
  const closed = { state: 'deleted', changedAt: now } as const;
  await tx.update(carts).set(closed).where(eq(carts.cartId, cartId));
  await bringBack(tx, { customerId, storeId });
}

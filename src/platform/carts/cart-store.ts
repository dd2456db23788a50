import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { Client } from '#src/domain/account/account.schema.ts';
import { DomainError } from '#src/domain/errors.ts';
import type { LineFacts } from '../catalogue/face.ts';
import { findCustomer } from '../customers/face.ts';
import { findPlans, type GiftCardPlan } from '../gift-cards/face.ts';
import type { Queryable, Transaction } from '../kernel/database/database.ts';
import type { Shopper } from '../kernel/http/platform-env.ts';
import { findTypedCodes, removeTypedCode, type TypedCode } from '../promotions/face.ts';
import { cartKeys, cartLines, carts } from './tables.ts';

export type CartRow = typeof carts.$inferSelect;
export type StoredLine = typeof cartLines.$inferSelect;

export type StoredCart = {
  row: CartRow;
  lines: StoredLine[];
  /** Codes and offers of the loyalty programme, in the order in which they were added. */
  codes: TypedCode[];
  /** Whose cart it is; null for a guest's. */
  client: Client | null;
  /** Gift cards that it is to be paid with; a guest's has none. */
  giftCardPlans: GiftCardPlan[];
};

/** The same whether a cart does not exist or belongs to another shopper. */
export function cartNotFound(cartId: string): DomainError {
  return new DomainError('CART_NOT_FOUND', { message: `No cart found for id '${cartId}'` });
}

/** Whose carts a call may touch: a guest's by session, a customer's by bearer. */
function ownedBy({ sessionId, customerId }: Shopper): SQL | undefined {
  const asGuest = and(isNull(carts.customerId), eq(carts.sessionId, sessionId));
  return customerId === null ? asGuest : or(asGuest, eq(carts.customerId, customerId));
}

/** The shopper's own cart of this id in this shop, whatever its state; null otherwise. */
export async function findOwnCart(
  db: Queryable,
  shopper: Shopper,
  cartId: string,
): Promise<CartRow | null> {
  const [row] = await db.select().from(carts).where(ownCart(shopper, cartId));
  return row ?? null;
}

function ownCart(shopper: Shopper, cartId: string): SQL | undefined {
  return and(eq(carts.cartId, cartId), eq(carts.storeId, shopper.storeId), ownedBy(shopper));
}

/** The same, held for this transaction: other changes of the cart wait. */
export async function lockOwnCart(
  tx: Transaction,
  shopper: Shopper,
  cartId: string,
): Promise<CartRow | null> {
  const [row] = await tx.select().from(carts).where(ownCart(shopper, cartId)).for('update');
  return row ?? null;
}

/** The active cart of a customer in a shop; null when there is none. */
export async function findCustomerCart(
  db: Queryable,
  { customerId, storeId }: { customerId: string; storeId: string },
): Promise<CartRow | null> {
  const [row] = await db
    .select()
    .from(carts)
    .where(
      and(eq(carts.customerId, customerId), eq(carts.storeId, storeId), eq(carts.state, 'active')),
    );
  return row ?? null;
}

/** How many of a sku are on all lines of a cart: a gift takes from the stock, too. */
export function quantityOf({ lines }: StoredCart, sku: string): number {
  return lines.reduce((sum, line) => sum + (line.sku === sku ? line.quantity : 0), 0);
}

/** What a cart row holds: lines in the order they were added, codes likewise; and its owner. */
export async function loadCart(db: Queryable, row: CartRow): Promise<StoredCart> {
  const lines = await db
    .select()
    .from(cartLines)
    .where(eq(cartLines.cartId, row.cartId))
    .orderBy(asc(cartLines.position));
  const client = row.customerId === null ? null : await findCustomer(db, row.customerId);
  return {
    row,
    lines,
    client,
    codes: await findTypedCodes(db, row.cartId),
    giftCardPlans: row.customerId === null ? [] : await findPlans(db, row.cartId),
  };
}

export type NewLine = {
  sku: string;
  quantity: number;
  isFree: boolean;
  facts: LineFacts;
  /** What its shopper saw in another cart; today's price follows when the cart is priced. */
  seen?: Pick<StoredLine, 'price' | 'formerCents'>;
};

/** Writes a new line at the end of the cart. */
export async function insertLine(
  { tx, cart, now }: { tx: Transaction; cart: StoredCart; now: Date },
  entry: NewLine,
): Promise<void> {
  const { sku, quantity, isFree, facts, seen } = entry;
  const position = Math.max(0, ...cart.lines.map((line) => line.position)) + 1;
  const [line] = await tx
    .insert(cartLines)
    .values({
      cartId: cart.row.cartId,
      lineId: randomUUID(),
      sku,
      quantity,
      isFree,
      price: seen?.price ?? facts.product.price,
      formerCents: seen?.formerCents ?? null,
      position,
      lastModifiedAt: now,
    })
    .returning();
  if (line !== undefined) cart.lines.push(line);
}

/** Takes lines out of a cart. */
export async function removeLines(
  tx: Transaction,
  cart: StoredCart,
  isGone: (line: StoredLine) => boolean,
): Promise<void> {
  const gone = cart.lines.filter(isGone).map(({ lineId }) => lineId);
  if (gone.length === 0) return;
  cart.lines = cart.lines.filter((line) => !isGone(line));
  await tx
    .delete(cartLines)
    .where(and(eq(cartLines.cartId, cart.row.cartId), inArray(cartLines.lineId, gone)));
}

/** Takes codes and offers off a cart; their gifts go when it is priced. */
export async function removeCodes(
  tx: Transaction,
  cart: StoredCart,
  dropped: readonly string[],
): Promise<void> {
  for (const typed of cart.codes.filter(({ code }) => dropped.includes(code))) {
    await removeTypedCode(tx, cart.row.cartId, typed);
  }
  cart.codes = cart.codes.filter(({ code }) => !dropped.includes(code));
}

/** The idempotency key of an added item, made in the browser, and the sku (or gift card) it is for. */
export type CartKey = { id: string; sku: string };

/** As long as other answers to an `Idempotency-Key` are saved: a day. */
const REMEMBERED_MS = 24 * 3_600_000;

/**
 * Whether a key was used in a cart already, whatever the cart's version is by now (F11).
 * IDEMPOTENCY_KEY_REUSED (422) when it was used for another sku.
 */
export async function isKeyUsed(tx: Transaction, cartId: string, key: CartKey): Promise<boolean> {
  const [known] = await tx
    .select({ sku: cartKeys.sku })
    .from(cartKeys)
    .where(and(eq(cartKeys.cartId, cartId), eq(cartKeys.key, key.id)));
  if (known !== undefined && known.sku !== key.sku) throw new DomainError('IDEMPOTENCY_KEY_REUSED');
  return known !== undefined;
}

/** Saves a key in the transaction of its change. */
export async function saveKey(
  tx: Transaction,
  cartId: string,
  { id, sku }: CartKey,
  now: Date,
): Promise<void> {
  await tx.insert(cartKeys).values({ cartId, key: id, sku, usedAt: now });
}

/** A merged cart has the keys of both: a call that is sent again must not add its item twice. */
export async function copyKeys(tx: Transaction, from: string, into: string): Promise<void> {
  const known = await tx.select().from(cartKeys).where(eq(cartKeys.cartId, from));
  if (known.length === 0) return;
  await tx
    .insert(cartKeys)
    .values(known.map((row) => ({ ...row, cartId: into })))
    .onConflictDoNothing();
}

export async function deleteOldKeys(db: Queryable, now: Date): Promise<void> {
  const old = new Date(now.getTime() - REMEMBERED_MS);
  await db.delete(cartKeys).where(lt(cartKeys.usedAt, old));
}

/** One writer a cart at a time, whoever it belongs to, until the transaction ends. */
export async function lockCart(tx: Transaction, cartId: string): Promise<void> {
  const isIt = eq(carts.cartId, cartId);
  await tx.select({ cartId: carts.cartId }).from(carts).where(isIt).for('update');
}

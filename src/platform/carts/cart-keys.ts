import { and, eq, lt } from 'drizzle-orm';
import { DomainError } from '#src/domain/errors.ts';
import type { Queryable, Transaction } from '../database/database.ts';
import { cartKeys } from './tables.ts';

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

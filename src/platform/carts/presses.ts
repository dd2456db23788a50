import { and, eq, lt } from 'drizzle-orm';
import { DomainError } from '#src/domain/errors.ts';
import type { Queryable, Transaction } from '../database/database.ts';
import { cartPresses } from './tables.ts';

/** One press of a shopper's button: its id, made in the browser, and what it puts in. */
export type Press = { id: string; sku: string };

/** Presses are remembered for a day, like other answers to an `Idempotency-Key`. */
const REMEMBERED_MS = 24 * 3_600_000;

/**
 * Whether a press has been counted in a cart already, whatever the cart's version is by now (F11).
 * IDEMPOTENCY_KEY_REUSED (422) when the same id was another sku's.
 */
export async function isCounted(tx: Transaction, cartId: string, press: Press): Promise<boolean> {
  const [known] = await tx
    .select({ sku: cartPresses.sku })
    .from(cartPresses)
    .where(and(eq(cartPresses.cartId, cartId), eq(cartPresses.press, press.id)));
  if (known !== undefined && known.sku !== press.sku)
    throw new DomainError('IDEMPOTENCY_KEY_REUSED');
  return known !== undefined;
}

/** Notes a press in the transaction that applies it. */
export async function countPress(
  tx: Transaction,
  cartId: string,
  { id, sku }: Press,
  now: Date,
): Promise<void> {
  await tx.insert(cartPresses).values({ cartId, press: id, sku, pressedAt: now });
}

/** A merged cart knows the presses of both: one sent again must not find a cart without it. */
export async function copyPresses(tx: Transaction, from: string, into: string): Promise<void> {
  const known = await tx.select().from(cartPresses).where(eq(cartPresses.cartId, from));
  if (known.length === 0) return;
  await tx
    .insert(cartPresses)
    .values(known.map((press) => ({ ...press, cartId: into })))
    .onConflictDoNothing();
}

/** Forgets presses older than a day. */
export async function forgetOldPresses(db: Queryable, now: Date): Promise<void> {
  const old = new Date(now.getTime() - REMEMBERED_MS);
  await db.delete(cartPresses).where(lt(cartPresses.pressedAt, old));
}

import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { LineFacts } from '../catalogue/line-products.ts';
import type { Transaction } from '../database/database.ts';
import type { StoredCart, StoredLine } from './cart-store.ts';
import { cartLines } from './tables.ts';

/** Lines of a cart as they are written and deleted; `cart` is updated with them. */

/** Writes a new line at the end of the cart. */
export async function insertLine(
  { tx, cart, now }: { tx: Transaction; cart: StoredCart; now: Date },
  entry: { sku: string; quantity: number; isFree: boolean; facts: LineFacts },
): Promise<void> {
  const { sku, quantity, isFree, facts } = entry;
  const position = Math.max(0, ...cart.lines.map((line) => line.position)) + 1;
  const [line] = await tx
    .insert(cartLines)
    .values({
      cartId: cart.row.cartId,
      lineId: randomUUID(),
      sku,
      quantity,
      isFree,
      price: facts.product.price,
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

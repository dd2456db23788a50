import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { LineFacts } from '../catalogue/line-products.ts';
import { Problem } from '../http/problem.ts';
import { piecesOf, type StoredCart, type StoredLine } from './cart-store.ts';
import { type Change, type Outcome, removeLines } from './change-cart.ts';
import { cartLines } from './tables.ts';

/** The line that the shopper put in for a sku; gifts have lines of their own. */
function paidLine(cart: StoredCart, sku: string): StoredLine | undefined {
  return cart.lines.find((line) => line.sku === sku && !line.isFree);
}

function requireLine(cart: StoredCart, lineId: string): StoredLine {
  const line = cart.lines.find((item) => item.lineId === lineId);
  // Gifts are read-only.
  if (line === undefined || line.isFree) throw new Problem('LINE_NOT_FOUND');
  return line;
}

async function setQuantity(
  { tx, now }: Pick<Change, 'tx' | 'now'>,
  line: StoredLine,
  quantity: number,
): Promise<void> {
  Object.assign(line, { quantity, lastModifiedAt: now });
  await tx
    .update(cartLines)
    .set({ quantity, lastModifiedAt: now })
    .where(and(eq(cartLines.cartId, line.cartId), eq(cartLines.lineId, line.lineId)));
}

/** Writes a new line at the end of the cart. */
export async function insertLine(
  { tx, cart, now }: Pick<Change, 'tx' | 'cart' | 'now'>,
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

/** Puts `quantity` pieces of a sku into the cart, on the line that holds it already if any. */
export async function putIn(
  change: Pick<Change, 'tx' | 'cart' | 'now'>,
  entry: { sku: string; quantity: number; facts: LineFacts },
): Promise<void> {
  const line = paidLine(change.cart, entry.sku);
  if (line === undefined) return insertLine(change, { ...entry, isFree: false });
  await setQuantity(change, line, line.quantity + entry.quantity);
}

/** POST …/products/{sku}: one piece more. */
export async function addProduct(change: Change, sku: string): Promise<undefined> {
  const facts = (await change.factsOf([sku])).get(sku);
  if (facts === undefined) throw new Problem('PRODUCT_NOT_FOUND');
  const wanted = piecesOf(change.cart, sku) + 1;
  if (facts.availableQuantity === 0) throw new Problem('PRODUCT_OUT_OF_STOCK');
  if (wanted > facts.availableQuantity) throw new Problem('QUANTITY_NOT_AVAILABLE');
  await putIn(change, { sku, quantity: 1, facts });
}

function countBySku(skus: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const sku of skus) counts.set(sku, (counts.get(sku) ?? 0) + 1);
  return counts;
}

/** POST …/products-list/: adds what it can, and names the skus that it could not add in full. */
export async function addProductsList(
  change: Change,
  skus: readonly string[],
  sourceCartId: string | null,
): Promise<Outcome> {
  const { cart } = change;
  const facts = await change.factsOf(skus);
  const productsNotAdded: string[] = [];
  let isAdded = false;
  for (const [sku, wanted] of countBySku(skus)) {
    const found = facts.get(sku);
    const room = (found?.availableQuantity ?? 0) - piecesOf(cart, sku);
    const quantity = Math.min(wanted, Math.max(0, room));
    if (quantity < wanted) productsNotAdded.push(sku);
    if (found === undefined || quantity === 0) continue;
    await putIn(change, { sku, quantity, facts: found });
    isAdded = true;
  }
  return {
    keep: !isAdded,
    row: sourceCartId === null ? {} : { sourceCartId },
    answer: { productsNotAdded },
  };
}

/** PUT …/products/{lineItemId}/quantity/{quantity}: 1 to what is available. */
export async function changeQuantity(
  change: Change,
  lineId: string,
  quantity: number,
): Promise<undefined> {
  const line = requireLine(change.cart, lineId);
  const facts = (await change.factsOf([])).get(line.sku);
  if (facts === undefined || facts.availableQuantity === 0) {
    throw new Problem('PRODUCT_OUT_OF_STOCK');
  }
  const wanted = piecesOf(change.cart, line.sku) - line.quantity + quantity;
  if (wanted > facts.availableQuantity) throw new Problem('QUANTITY_NOT_AVAILABLE');
  await setQuantity(change, line, quantity);
}

/** DELETE …/products/{lineId} */
export async function removeLine({ tx, cart }: Change, lineId: string): Promise<undefined> {
  const line = requireLine(cart, lineId);
  await removeLines(tx, cart, (item) => item === line);
}

import { and, eq } from 'drizzle-orm';
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '#src/domain/cart/cart.values.ts';
import { DomainError } from '#src/domain/errors.ts';
import type { LineFacts } from '../catalogue/face.ts';
import {
  insertLine,
  type NewLine,
  quantityOf,
  removeLines,
  type StoredCart,
  type StoredLine,
} from './cart-store.ts';
import type { Change, Outcome } from './change-cart.ts';
import { cartLines } from './tables.ts';

/** The line that the shopper put in for a sku; gifts have separate lines. */
function paidLine(cart: StoredCart, sku: string): StoredLine | undefined {
  return cart.lines.find((line) => line.sku === sku && !line.isFree);
}

function isFull(cart: StoredCart): boolean {
  return cart.lines.filter(({ isFree }) => !isFree).length >= MAX_CART_LINES;
}

/** How many of a sku a cart still takes: what there is, within its limits (T09). */
export function roomFor(cart: StoredCart, { sku, availableQuantity }: Wanted): number {
  const line = paidLine(cart, sku);
  if (line === undefined && isFull(cart)) return 0;
  const inStock = availableQuantity - quantityOf(cart, sku);
  const inLine = MAX_LINE_QUANTITY - (line?.quantity ?? 0);
  return Math.max(0, Math.min(inStock, inLine));
}

type Wanted = { sku: string; availableQuantity: number };

/**
 * Throws unless a cart may hold so many of a sku (`total`, gifts counted), and its line so many:
 * PRODUCT_OUT_OF_STOCK, QUANTITY_NOT_AVAILABLE, QUANTITY_LIMIT_REACHED.
 */
function assertQuantity(
  { total, inLine }: { total: number; inLine: number },
  { availableQuantity }: LineFacts,
): void {
  if (availableQuantity === 0) throw new DomainError('PRODUCT_OUT_OF_STOCK');
  if (total > availableQuantity) throw new DomainError('QUANTITY_NOT_AVAILABLE');
  if (inLine > MAX_LINE_QUANTITY) throw new DomainError('QUANTITY_LIMIT_REACHED');
}

function requireLine(cart: StoredCart, lineId: string): StoredLine {
  const line = cart.lines.find((item) => item.lineId === lineId);
  // Gifts are read-only.
  if (line === undefined || line.isFree) throw new DomainError('LINE_NOT_FOUND');
  return line;
}

async function setQuantity(
  { tx, now }: Pick<Change, 'tx' | 'now'>,
  line: StoredLine,
  quantity: number,
): Promise<void> {
  const set = { quantity, formerCents: null, lastModifiedAt: now };
  Object.assign(line, set);
  await tx
    .update(cartLines)
    .set(set)
    .where(and(eq(cartLines.cartId, line.cartId), eq(cartLines.lineId, line.lineId)));
}

/** Puts `quantity` items of a sku into the cart, on the line that holds it already if any. */
export async function putIn(
  change: Pick<Change, 'tx' | 'cart' | 'now'>,
  entry: Omit<NewLine, 'isFree'>,
): Promise<void> {
  const line = paidLine(change.cart, entry.sku);
  if (line === undefined) return insertLine(change, { ...entry, isFree: false });
  await setQuantity(change, line, line.quantity + entry.quantity);
}

/** One item more. */
export async function addProduct(change: Change, sku: string): Promise<undefined> {
  const facts = (await change.factsOf([sku])).get(sku);
  if (!facts?.isSold) throw new DomainError('PRODUCT_NOT_FOUND');
  const line = paidLine(change.cart, sku);
  const inLine = (line?.quantity ?? 0) + 1;
  assertQuantity({ total: quantityOf(change.cart, sku) + 1, inLine }, facts);
  if (line === undefined && isFull(change.cart)) throw new DomainError('CART_FULL');
  await putIn(change, { sku, quantity: 1, facts });
}

function countBySku(skus: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const sku of skus) counts.set(sku, (counts.get(sku) ?? 0) + 1);
  return counts;
}

/** Adds what it can, and names the skus that it could not add in full. */
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
    const room = roomFor(cart, { sku, availableQuantity: found?.availableQuantity ?? 0 });
    const quantity = Math.min(wanted, room);
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

/** From 1 to what there is, at most 10. */
export async function changeQuantity(
  change: Change,
  lineId: string,
  quantity: number,
): Promise<undefined> {
  const line = requireLine(change.cart, lineId);
  const facts = (await change.factsOf([])).get(line.sku);
  if (facts === undefined) throw new DomainError('PRODUCT_OUT_OF_STOCK');
  const total = quantityOf(change.cart, line.sku) - line.quantity + quantity;
  assertQuantity({ total, inLine: quantity }, facts);
  await setQuantity(change, line, quantity);
}

/** Takes a line out, whatever its quantity. */
export async function removeLine({ tx, cart }: Change, lineId: string): Promise<undefined> {
  const line = requireLine(cart, lineId);
  await removeLines(tx, cart, (item) => item === line);
}

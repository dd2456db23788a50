import type { LineItem } from '#src/domain/cart/cart.schema.ts';
import type { ShopperCart } from '#src/domain/cart/cart.ts';
import { type ExtraEntry, type Extras, extraKey, extrasOf, sayingOf } from './cart-extras.ts';

export type CartEntry = { kind: 'line'; line: LineItem } | ExtraEntry;

/** A row of the cart page; what is removed stays in its own place for a while. */
export type CartRow = { key: string; entry: CartEntry; isRemoved: boolean };

/** What a row is known by: a line gets a new id when it comes back, and gifts share a sku. */
export function rowKey(entry: CartEntry): string {
  if (entry.kind !== 'line') return extraKey(entry);
  const { sku, isFree } = entry.line;
  return isFree ? `${sku} free` : sku;
}

/** The rows of a cart: its lines, then cards and donations. */
export function entriesOf(cart: Extras & Pick<ShopperCart, 'lineItems'>): CartEntry[] {
  return [...cart.lineItems.map((line): CartEntry => ({ kind: 'line', line })), ...extrasOf(cart)];
}

/**
 * Which entry goes when one is removed: of gift cards that say the same the last, so that the
 * others keep their order.
 */
export function removalOf(entries: readonly CartEntry[], entry: CartEntry): CartEntry {
  if (entry.kind !== 'gift-card') return entry;
  const saying = sayingOf(entry.card);
  const isTwin = (other: CartEntry) =>
    other.kind === 'gift-card' && sayingOf(other.card) === saying;
  return entries.findLast(isTwin) ?? entry;
}

/** The keys of rows in order of first appearance; the same array when there is no new one. */
export function withNewRows(
  order: readonly string[],
  entries: readonly CartEntry[],
): readonly string[] {
  const added = entries.map(rowKey).filter((key) => !order.includes(key));
  return added.length === 0 ? order : [...order, ...added];
}

/** Entries and removed ones, each where it was first seen; one that is back is no ghost. */
export function cartRows(
  order: readonly string[],
  entries: readonly CartEntry[],
  removed: readonly CartEntry[],
): CartRow[] {
  const rows = new Map<string, CartRow>();
  for (const [all, isRemoved] of [[removed, true] as const, [entries, false] as const]) {
    for (const entry of all) rows.set(rowKey(entry), { key: rowKey(entry), entry, isRemoved });
  }
  return order.flatMap((key) => rows.get(key) ?? []);
}

import type { LineItem } from '#src/domain/cart.ts';

/** A row of the cart page; a removed line stays in its own place for a while. */
export type CartRow = { key: string; line: LineItem; isRemoved: boolean };

/** What a row is known by: a line gets a new id when it comes back, and gifts share a sku. */
export function rowKey({ sku, isFree }: Pick<LineItem, 'sku' | 'isFree'>): string {
  return isFree ? `${sku} free` : sku;
}

/** The places of rows, in order of first sight; the same array when there is nothing new. */
export function withPlaces(
  places: readonly string[],
  lines: readonly LineItem[],
): readonly string[] {
  const added = lines.map(rowKey).filter((key) => !places.includes(key));
  return added.length === 0 ? places : [...places, ...added];
}

/** Lines and removed lines, each where it was first seen; a line that is back is no ghost. */
export function cartRows(
  places: readonly string[],
  lines: readonly LineItem[],
  removed: readonly LineItem[],
): CartRow[] {
  const rows = new Map<string, CartRow>();
  for (const line of removed) rows.set(rowKey(line), { key: rowKey(line), line, isRemoved: true });
  for (const line of lines) rows.set(rowKey(line), { key: rowKey(line), line, isRemoved: false });
  return places.flatMap((key) => rows.get(key) ?? []);
}

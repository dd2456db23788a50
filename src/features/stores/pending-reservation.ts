/** A reservation that waits for its customer to sign in; it stays in this tab. */
const KEY = 'vitrine-reserving';

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
export type PendingReservation = { optionId: string; sku: string; town: string };

export function rememberReservation(shelf: Shelf, pending: PendingReservation): void {
  try {
    shelf.setItem(KEY, JSON.stringify(pending));
  } catch {
    // A browser that keeps nothing lets the shopper choose the store again.
  }
}

function isPending(value: unknown): value is PendingReservation {
  if (typeof value !== 'object' || value === null) return false;
  return ['optionId', 'sku', 'town'].every(
    (name) => typeof Object.getOwnPropertyDescriptor(value, name)?.value === 'string',
  );
}

/** Takes out what waited for this colour, once; null when there is nothing. */
export function takeReservation(shelf: Shelf, optionId: string): PendingReservation | null {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(KEY) ?? 'null');
    if (!isPending(kept) || kept.optionId !== optionId) return null;
    shelf.removeItem(KEY);
    return kept;
  } catch {
    return null;
  }
}

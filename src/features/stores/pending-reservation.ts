/** A reservation that waits for its customer to sign in; it stays in this tab. */
const KEY = 'vitrine-reserving';

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
export type PendingReservation = { optionId: string; sku: string; town: string };

export function rememberReservation(storage: BrowserStorage, pending: PendingReservation): void {
  try {
    storage.setItem(KEY, JSON.stringify(pending));
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
export function takeReservation(
  storage: BrowserStorage,
  optionId: string,
): PendingReservation | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    if (!isPending(stored) || stored.optionId !== optionId) return null;
    storage.removeItem(KEY);
    return stored;
  } catch {
    return null;
  }
}

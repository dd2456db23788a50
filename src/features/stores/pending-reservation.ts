import { type BrowserStorage, readJson, writeJson } from '#src/ui/browser-storage.ts';

/** A reservation that waits for its customer to sign in; it stays in this tab. */
const KEY = 'vitrine-reserving';

export type PendingReservation = { optionId: string; sku: string; town: string };

export function rememberReservation(storage: BrowserStorage, pending: PendingReservation): void {
  writeJson(storage, KEY, pending);
}

function isPending(value: unknown): value is PendingReservation {
  if (typeof value !== 'object' || value === null) return false;
  return ['optionId', 'sku', 'town'].every(
    (name) => typeof Object.getOwnPropertyDescriptor(value, name)?.value === 'string',
  );
}

/** Removes and answers what waited for this colour; null when there is nothing. */
export function takeReservation(
  storage: BrowserStorage,
  optionId: string,
): PendingReservation | null {
  const stored = readJson(storage, KEY);
  if (!isPending(stored) || stored.optionId !== optionId) return null;
  storage.removeItem(KEY);
  return stored;
}

import { type BrowserStorage, readJson, writeJson } from '#src/ui/browser-storage.ts';

/** Key in the tab's storage. */
const STORAGE_KEY = 'vitrine-unfinished';

/**
 * What was clicked in this tab and is not done: an item on its way into the cart when the page is
 * left, an alert that waits for a sign-in. The next page goes on with it (decision 024).
 */
export type Wanted =
  | { kind: 'add'; sku: string }
  | { kind: 'alert'; sku: string; productId: string; optionId: string };

export type PendingAction = Wanted & {
  /** Idempotency key. */
  id: string;
  /** Locale prefix of the page: each shop has its own cart. */
  prefix: string;
  /** When it was clicked, ms since 1970. */
  at: number;
  /** The shopper has seen that it failed, and may click again. */
  isReported?: boolean;
};

/** Everything that is not done, unchecked. */
export function readPendingActions(storage: BrowserStorage): PendingAction[] {
  const stored = readJson(storage, STORAGE_KEY);
  return Array.isArray(stored) ? stored : [];
}

function write(storage: BrowserStorage, all: readonly PendingAction[]): void {
  if (all.length === 0) storage.removeItem(STORAGE_KEY);
  else writeJson(storage, STORAGE_KEY, all);
}

export function storePendingAction(storage: BrowserStorage, entry: PendingAction): void {
  write(storage, [...readPendingActions(storage).filter(({ id }) => id !== entry.id), entry]);
}

export function removePendingAction(storage: BrowserStorage, id: string): void {
  write(
    storage,
    readPendingActions(storage).filter((entry) => entry.id !== id),
  );
}

/** A new entry, clicked now on this page. */
export function newPendingAction(wanted: Wanted, id: string = crypto.randomUUID()): PendingAction {
  const [, prefix = ''] = window.location.pathname.split('/');
  return { ...wanted, id, prefix, at: Date.now() };
}

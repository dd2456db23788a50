import { type BrowserStorage, readJson, writeJson } from '#src/ui/browser-storage.ts';

/** Key in the tab's storage. */
const UNFINISHED_KEY = 'vitrine-unfinished';

/**
 * What was clicked in this tab and is not done: an item on its way into the cart when the page is
 * left, an alert that waits for a sign-in. The next page goes on with it (decision 024).
 */
export type Wanted =
  | { kind: 'add'; sku: string }
  | { kind: 'alert'; sku: string; productId: string; optionId: string };

export type Unfinished = Wanted & {
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
export function readUnfinished(storage: BrowserStorage): Unfinished[] {
  const stored = readJson(storage, UNFINISHED_KEY);
  return Array.isArray(stored) ? stored : [];
}

function write(storage: BrowserStorage, all: readonly Unfinished[]): void {
  if (all.length === 0) storage.removeItem(UNFINISHED_KEY);
  else writeJson(storage, UNFINISHED_KEY, all);
}

export function storeUnfinished(storage: BrowserStorage, entry: Unfinished): void {
  write(storage, [...readUnfinished(storage).filter(({ id }) => id !== entry.id), entry]);
}

export function removeUnfinished(storage: BrowserStorage, id: string): void {
  write(
    storage,
    readUnfinished(storage).filter((entry) => entry.id !== id),
  );
}

/** A new entry, clicked now on this page. */
export function newUnfinished(wanted: Wanted, id: string = crypto.randomUUID()): Unfinished {
  const [, prefix = ''] = window.location.pathname.split('/');
  return { ...wanted, id, prefix, at: Date.now() };
}

import { type BrowserStorage, readJson, writeJson } from '#src/ui/browser-storage.ts';
import { UNFINISHED_KEY } from './tab-storage.ts';

/**
 * What was pressed in this tab and is not done: a piece on its way into the cart when the page is
 * left, an alert that waits for a sign-in. The next page takes it up (decision 024).
 */
export type Wanted =
  | { kind: 'add'; sku: string }
  | { kind: 'alert'; sku: string; productId: string; optionId: string };

export type Unfinished = Wanted & {
  /** Names the press, wherever it is sent from. */
  id: string;
  /** Locale prefix of the page: each shop has a cart of its own. */
  prefix: string;
  /** When it was pressed, ms since 1970. */
  at: number;
  /** The shopper was told that it failed: it is theirs to press again. */
  isTold?: boolean;
};

/** Everything that is not done; entries are checked by anyone who takes them up. */
export function readUnfinished(storage: BrowserStorage): Unfinished[] {
  const stored = readJson(storage, UNFINISHED_KEY);
  return Array.isArray(stored) ? stored : [];
}

function write(storage: BrowserStorage, all: readonly Unfinished[]): void {
  if (all.length === 0) storage.removeItem(UNFINISHED_KEY);
  else writeJson(storage, UNFINISHED_KEY, all);
}

export function remember(storage: BrowserStorage, entry: Unfinished): void {
  write(storage, [...readUnfinished(storage).filter(({ id }) => id !== entry.id), entry]);
}

export function forget(storage: BrowserStorage, id: string): void {
  write(
    storage,
    readUnfinished(storage).filter((entry) => entry.id !== id),
  );
}

/** A new entry, pressed now on the page at hand; one of the same id takes the place of another. */
export function newUnfinished(wanted: Wanted, id: string = crypto.randomUUID()): Unfinished {
  const [, prefix = ''] = window.location.pathname.split('/');
  return { ...wanted, id, prefix, at: Date.now() };
}

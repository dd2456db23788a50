import { type TabStorage, UNFINISHED_KEY } from './tab-storage.ts';

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

/** Everything that is not done; entries are checked by whoever takes them up. */
export function readUnfinished(storage: TabStorage): Unfinished[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(UNFINISHED_KEY) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

function write(storage: TabStorage, all: readonly Unfinished[]): void {
  try {
    if (all.length === 0) storage.removeItem(UNFINISHED_KEY);
    else storage.setItem(UNFINISHED_KEY, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing does without.
  }
}

export function remember(storage: TabStorage, entry: Unfinished): void {
  write(storage, [...readUnfinished(storage).filter(({ id }) => id !== entry.id), entry]);
}

export function forget(storage: TabStorage, id: string): void {
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

import type { LineItem } from '#src/domain/cart.ts';

/** What a shopper put aside from a cart: enough to show it and to put it back. */
const FIELDS = ['sku', 'productId', 'optionId', 'slug', 'name', 'size', 'colour'] as const;
export type SavedPiece = Record<(typeof FIELDS)[number], string>;

/** The browser's own storage: a list of this browser, for guests and customers alike. */
type BrowserStorage = Pick<Storage, 'getItem' | 'setItem'>;

const NOTHING: BrowserStorage = { getItem: () => null, setItem: () => undefined };

/** The storage of this browser; one that keeps nothing where it allows none. */
export function ownStorage(): BrowserStorage {
  try {
    return window.localStorage;
  } catch {
    return NOTHING;
  }
}

/** Pieces that are kept, the newest first. */
const MAX_SAVED = 30;

/** Carts are a shop's own, and so is what was put aside from them. */
export const savedKey = (domain: string) => `vitrine-saved-${domain}`;

export function toSavedPiece({ sku, product }: Pick<LineItem, 'sku' | 'product'>): SavedPiece {
  const { productId, optionId, slug, name, size, colour } = product;
  return { sku, productId, optionId, slug, name, size, colour: colour.label };
}

function isSavedPiece(value: unknown): value is SavedPiece {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return FIELDS.every((field) => typeof fields.get(field) === 'string');
}

/** What is kept; whatever else stands there is left out. */
export function readSaved(storage: BrowserStorage, domain: string): SavedPiece[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(savedKey(domain)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSavedPiece).slice(0, MAX_SAVED) : [];
  } catch {
    return [];
  }
}

export function writeSaved(
  storage: BrowserStorage,
  domain: string,
  pieces: readonly SavedPiece[],
): void {
  try {
    storage.setItem(savedKey(domain), JSON.stringify(pieces.slice(0, MAX_SAVED)));
  } catch {
    // A browser that keeps nothing has nothing put aside.
  }
}

/** The list with a piece in front; the same size of it stands there once. */
export function withSaved(pieces: readonly SavedPiece[], piece: SavedPiece): SavedPiece[] {
  return [piece, ...withoutSaved(pieces, piece.sku)].slice(0, MAX_SAVED);
}

export function withoutSaved(pieces: readonly SavedPiece[], sku: string): SavedPiece[] {
  return pieces.filter((piece) => piece.sku !== sku);
}

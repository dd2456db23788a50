import type { LineItem } from '#src/domain/cart/cart.schema.ts';
import { type BrowserStorage, readJson, writeJson } from '#src/ui/browser-storage.ts';

/**
 * What a shopper put aside from a cart: enough to show it and to put it back. A list of this browser,
 * for guests and customers alike.
 */
const FIELDS = ['sku', 'productId', 'optionId', 'slug', 'name', 'size', 'colour'] as const;
export type SavedPiece = Record<(typeof FIELDS)[number], string>;

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
  const stored = readJson(storage, savedKey(domain));
  return Array.isArray(stored) ? stored.filter(isSavedPiece).slice(0, MAX_SAVED) : [];
}

export function writeSaved(
  storage: BrowserStorage,
  domain: string,
  pieces: readonly SavedPiece[],
): void {
  writeJson(storage, savedKey(domain), pieces.slice(0, MAX_SAVED));
}

/** The list with a piece in front; the same size of it stands there once. */
export function withSaved(pieces: readonly SavedPiece[], piece: SavedPiece): SavedPiece[] {
  return [piece, ...withoutSaved(pieces, piece.sku)].slice(0, MAX_SAVED);
}

export function withoutSaved(pieces: readonly SavedPiece[], sku: string): SavedPiece[] {
  return pieces.filter((piece) => piece.sku !== sku);
}

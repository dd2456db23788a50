import { NUMBER_ID } from '#src/domain/text/number-id.ts';
import type { WishlistProduct } from '#src/domain/wishlist/wishlist.schema.ts';
import { type BrowserStorage, readJson, writeJson } from '#src/ui/browser-storage.ts';

/** A guest's wishes, stored in this browser until a sign-in (decision 054). */
const KEY = 'vitrine-wishes';

/** As many as are merged in one call. */
export const MAX_GUEST_WISHES = 50;

/** A guest's cart lives as long (specification §9); in ms. */
const MAX_AGE_MS = 30 * 86_400_000;

export type GuestWish = WishlistProduct & {
  /** When the heart was clicked, ms since 1970. */
  at: number;
};

function isWish(value: unknown): value is GuestWish {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  const isId = (name: string) => NUMBER_ID.test(String(fields.get(name)));
  return isId('productId') && isId('optionId') && typeof fields.get('at') === 'number';
}

/** What a guest wishes for, the newest first; `now` in ms. */
export function readGuestWishes(storage: BrowserStorage, now: number): GuestWish[] {
  const stored = readJson(storage, KEY);
  if (!Array.isArray(stored)) return [];
  return stored
    .filter(isWish)
    .filter(({ at }) => now - at < MAX_AGE_MS)
    .slice(0, MAX_GUEST_WISHES);
}

function write(storage: BrowserStorage, wishes: readonly GuestWish[]): GuestWish[] {
  const stored = wishes.slice(0, MAX_GUEST_WISHES);
  if (stored.length === 0) storage.removeItem(KEY);
  else writeJson(storage, KEY, stored);
  return stored;
}

/** Puts a product in front of the list, or removes it; answers the new list. */
export function storeGuestWish(
  storage: BrowserStorage,
  { productId, optionId, isWanted }: WishlistProduct & { isWanted: boolean },
  now: number,
): GuestWish[] {
  const others = readGuestWishes(storage, now).filter((wish) => wish.productId !== productId);
  return write(storage, isWanted ? [{ productId, optionId, at: now }, ...others] : others);
}

/** Clears what was merged; what was clicked in another tab since stays. */
export function clearGuestWishes(
  storage: BrowserStorage,
  merged: readonly WishlistProduct[],
  now: number,
): void {
  const isMerged = new Set(merged.map(({ productId }) => productId));
  write(
    storage,
    readGuestWishes(storage, now).filter(({ productId }) => !isMerged.has(productId)),
  );
}

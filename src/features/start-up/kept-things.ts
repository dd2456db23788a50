import type { ListedStorage } from '#src/ui/browser-storage.ts';

/** Whose the things are that a storage keeps: the id that the customer's pages carry. */
const OWNER_KEY = 'vitrine-owner';

/**
 * Everything that we keep in a browser, and whether it goes with its customer (T48). A key that is
 * continued by the shop's country ends with a hyphen. A test holds the list against the code.
 */
export const KEPT_KEYS = {
  // Typed, or waiting to be done.
  'vitrine-address-drafts': 'personal',
  'vitrine-unfinished': 'personal',
  'vitrine-reserving': 'personal',
  // Looked at, chosen, put aside.
  'vitrine-wishes': 'personal',
  'vitrine-saved-': 'personal',
  'vitrine-searches': 'personal',
  'vitrine-seen': 'personal',
  'vitrine-seen-names': 'personal',
  'vitrine-sizes': 'personal',
  'vitrine-store': 'personal',
  'vitrine-store-': 'personal',
  // What the browser was told by any user; nothing of it is ever shown.
  'vitrine-privacy': 'of the browser',
  'vitrine-country-refused': 'of the browser',
  'vitrine-told-order': 'of the browser',
  'vitrine-visit': 'of the browser',
  'vitrine-owner': 'of the browser',
} as const;

const isPersonal = (key: string): boolean =>
  Object.entries(KEPT_KEYS).some(
    ([known, whose]) =>
      whose === 'personal' && (known.endsWith('-') ? key.startsWith(known) : key === known),
  );

function clearPersonal(storage: ListedStorage): void {
  for (const key of storage.keys()) if (isPersonal(key)) storage.removeItem(key);
}

/**
 * Clears what belongs to a customer once another one is signed in, and with `isLeft` once nobody
 * is any more. What a visitor kept becomes that of the customer who signs in next.
 */
export function keepForOwner(
  storage: ListedStorage,
  owner: string | undefined,
  { isLeft }: { isLeft: boolean },
): void {
  const known = storage.getItem(OWNER_KEY);
  const isOver = owner === undefined ? isLeft : known !== owner;
  if (known !== null && isOver) {
    clearPersonal(storage);
    storage.removeItem(OWNER_KEY);
  }
  if (owner !== undefined) storage.setItem(OWNER_KEY, owner);
}

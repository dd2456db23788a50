import type { ListedStorage } from '#src/ui/browser-storage.ts';

/** Id of the customer whom the stored data belongs to, as the customer's pages carry it. */
const OWNER_KEY = 'vitrine-owner';

/**
 * Everything that the shop stores in a browser, and whether it belongs to a customer (T48). A key that is
 * continued by the shop's country ends with a hyphen. A test holds the list against the code.
 */
export const STORED_KEYS = {
  // Typed, or waiting to be done.
  'vitrine-address-drafts': 'personal',
  'vitrine-unfinished': 'personal',
  'vitrine-reserving': 'personal',
  // Looked at, chosen, saved.
  'vitrine-wishes': 'personal',
  'vitrine-saved-': 'personal',
  'vitrine-searches': 'personal',
  'vitrine-seen': 'personal',
  'vitrine-seen-names': 'personal',
  'vitrine-sizes': 'personal',
  'vitrine-store': 'personal',
  'vitrine-store-': 'personal',
  // Set by any user of the browser; never shown.
  'vitrine-privacy': 'of the browser',
  'vitrine-country-refused': 'of the browser',
  'vitrine-sent-order': 'of the browser',
  'vitrine-visit': 'of the browser',
  'vitrine-cookies-told': 'of the browser',
  'vitrine-owner': 'of the browser',
} as const;

const isPersonal = (key: string): boolean =>
  Object.entries(STORED_KEYS).some(
    ([known, whose]) =>
      whose === 'personal' && (known.endsWith('-') ? key.startsWith(known) : key === known),
  );

function clearPersonal(storage: ListedStorage): void {
  for (const key of storage.keys()) if (isPersonal(key)) storage.removeItem(key);
}

/**
 * Clears a customer's data once another one is signed in, and with `isLeft` once nobody is. What a
 * visitor stored becomes that of the customer who signs in next.
 */
export function clearForOwner(
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

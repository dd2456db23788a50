/** The store that a shopper chose last; it stays in the browser. */
const KEY = 'vitrine-store';

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem'>;
export type MyStore = { storeId: string; name: string };

function isStore(value: unknown): value is MyStore {
  if (typeof value !== 'object' || value === null) return false;
  return ['storeId', 'name'].every(
    (name) => typeof Object.getOwnPropertyDescriptor(value, name)?.value === 'string',
  );
}

/** Null where none was chosen in this country. */
export function myStore(storage: BrowserStorage, country: string): MyStore | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(`${KEY}-${country}`) ?? 'null');
    return isStore(stored) ? stored : null;
  } catch {
    return null;
  }
}

export function chooseMyStore(
  storage: BrowserStorage,
  country: string,
  { storeId, name }: MyStore,
): void {
  try {
    storage.setItem(`${KEY}-${country}`, JSON.stringify({ storeId, name }));
  } catch {
    // A browser that keeps nothing asks again.
  }
}

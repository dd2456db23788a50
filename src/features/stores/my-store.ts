/** The store that a shopper chose last; it stays in the browser. */
const KEY = 'vitrine-store';

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;
export type MyStore = { storeId: string; name: string };

function isStore(value: unknown): value is MyStore {
  if (typeof value !== 'object' || value === null) return false;
  return ['storeId', 'name'].every(
    (name) => typeof Object.getOwnPropertyDescriptor(value, name)?.value === 'string',
  );
}

/** Null where none was chosen in this country. */
export function myStore(shelf: Shelf, country: string): MyStore | null {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(`${KEY}-${country}`) ?? 'null');
    return isStore(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function chooseMyStore(shelf: Shelf, country: string, { storeId, name }: MyStore): void {
  try {
    shelf.setItem(`${KEY}-${country}`, JSON.stringify({ storeId, name }));
  } catch {
    // A browser that keeps nothing asks again.
  }
}

import { type BrowserStorage, readJson, writeJson } from '#src/ui/browser-storage.ts';

/** The store that a shopper chose last; it stays in the browser. */
const KEY = 'vitrine-store';

export type MyStore = { storeId: string; name: string };

function isStore(value: unknown): value is MyStore {
  if (typeof value !== 'object' || value === null) return false;
  return ['storeId', 'name'].every(
    (name) => typeof Object.getOwnPropertyDescriptor(value, name)?.value === 'string',
  );
}

/** Null where none was chosen in this country. */
export function myStore(storage: BrowserStorage, country: string): MyStore | null {
  const stored = readJson(storage, `${KEY}-${country}`);
  return isStore(stored) ? stored : null;
}

export function chooseMyStore(
  storage: BrowserStorage,
  country: string,
  { storeId, name }: MyStore,
): void {
  writeJson(storage, `${KEY}-${country}`, { storeId, name });
}

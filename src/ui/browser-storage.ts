/** Texts that the shop stores in a browser, by key. Reading and writing never throw. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
/** The same with the keys that it has. */
export type ListedStorage = BrowserStorage & { keys: () => string[] };

/**
 * A storage of the browser. Browsers deny it where site data is blocked (the mere look at
 * `window.localStorage` throws) and refuse to write where it is full: such texts live as long as the
 * page. The server stores nothing.
 */
function safeStorage(name: 'localStorage' | 'sessionStorage'): ListedStorage {
  const ofPage = new Map<string, string>();
  const attempt = <T>(use: (storage: Storage) => T): { value: T } | undefined => {
    try {
      return { value: use(window[name]) };
    } catch {
      return undefined;
    }
  };
  return {
    getItem: (key) => ofPage.get(key) ?? attempt((storage) => storage.getItem(key))?.value ?? null,
    setItem: (key, value) => {
      ofPage.delete(key);
      const isStored = attempt((storage) => storage.setItem(key, value)) !== undefined;
      if (!isStored && typeof window !== 'undefined') ofPage.set(key, value);
    },
    removeItem: (key) => {
      ofPage.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    keys: () => [...ofPage.keys(), ...(attempt((storage) => Object.keys(storage))?.value ?? [])],
  };
}

/** Shared by all tabs of the browser. */
export const browserStorage = safeStorage('localStorage');
/** Of this tab: it survives a reload, and goes with the tab. */
export const tabStorage = safeStorage('sessionStorage');

/** The JSON under a key, unchecked; null where there is nothing or something else. */
export function readJson(storage: Pick<BrowserStorage, 'getItem'>, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function writeJson(
  storage: Pick<BrowserStorage, 'setItem'>,
  key: string,
  value: unknown,
): void {
  storage.setItem(key, JSON.stringify(value));
}

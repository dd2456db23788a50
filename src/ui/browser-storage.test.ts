import { afterEach, expect, test, vi } from 'vitest';
import { browserStorage, readJson, tabStorage, writeJson } from './browser-storage.ts';

afterEach(() => {
  browserStorage.removeItem('key');
  tabStorage.removeItem('key');
  vi.unstubAllGlobals();
});

/** A browser with what it stores, as `window` shows it. */
function browserWith(storage: () => Partial<Storage>) {
  vi.stubGlobal('window', {
    get localStorage() {
      return storage();
    },
    get sessionStorage() {
      return storage();
    },
  });
}

const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};

test.each([
  ['blocks site data', denied],
  [
    'has no room left',
    () => ({
      getItem: () => 'old',
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => undefined,
    }),
  ],
] as const)(
  'in a browser that %s, a text lives as long as the page',
  { tags: ['F32'] },
  (_, storage) => {
    browserWith(storage);
    for (const storage of [browserStorage, tabStorage]) {
      storage.setItem('key', 'new');
      expect(storage.getItem('key')).toBe('new');
      storage.removeItem('key');
      expect(storage.getItem('key')).not.toBe('new');
    }
  },
);

test('a text is stored by the browser where it allows it', () => {
  const texts = new Map<string, string>();
  browserWith(() => ({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
  }));
  browserStorage.setItem('key', 'text');
  expect(texts.get('key')).toBe('text');
  texts.set('key', 'of another tab');
  expect(browserStorage.getItem('key')).toBe('of another tab');
  browserStorage.removeItem('key');
  expect(texts.size).toBe(0);
});

test('the server stores nothing, so that no visitor sees what another one left', () => {
  browserStorage.setItem('key', 'text');
  expect(browserStorage.getItem('key')).toBeNull();
});

test('what is no JSON reads as nothing', () => {
  browserWith(denied);
  writeJson(tabStorage, 'key', { a: 1 });
  expect(readJson(tabStorage, 'key')).toEqual({ a: 1 });
  tabStorage.setItem('key', '{');
  expect(readJson(tabStorage, 'key')).toBeNull();
});

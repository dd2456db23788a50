import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { clearForOwner, STORED_KEYS } from './stored-data.ts';

function storageOf(entries: Record<string, string>) {
  const stored = new Map(Object.entries(entries));
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    keys: () => [...stored.keys()],
  };
}

const OF_A = {
  'vitrine-owner': 'A',
  'vitrine-address-drafts': '{}',
  'vitrine-saved-www.vitrine.fr': '[]',
  'vitrine-searches': '["robe"]',
  'vitrine-store-FR': '{}',
  'vitrine-privacy': 'all',
};

describe('what a browser keeps for a customer', () => {
  test('goes when another customer signs in, and the browser’s own choices stay', {
    tags: ['T48'],
  }, () => {
    const storage = storageOf(OF_A);
    clearForOwner(storage, 'B', { isLeft: false });
    expect(Object.fromEntries(storage.stored)).toEqual({
      'vitrine-privacy': 'all',
      'vitrine-owner': 'B',
    });
  });

  test('stays for its customer, and for a visitor whose session has only run out', () => {
    const storage = storageOf(OF_A);
    clearForOwner(storage, 'A', { isLeft: false });
    clearForOwner(storage, undefined, { isLeft: false });
    expect(Object.fromEntries(storage.stored)).toEqual(OF_A);
  });

  test('goes with a sign-out', { tags: ['T48'] }, () => {
    const storage = storageOf(OF_A);
    clearForOwner(storage, undefined, { isLeft: true });
    expect(Object.fromEntries(storage.stored)).toEqual({ 'vitrine-privacy': 'all' });
  });

  test('of a visitor becomes that of the customer who signs in', () => {
    const storage = storageOf({ 'vitrine-searches': '["robe"]' });
    clearForOwner(storage, 'A', { isLeft: false });
    expect(storage.getItem('vitrine-searches')).toBe('["robe"]');
    clearForOwner(storage, 'B', { isLeft: false });
    expect(storage.getItem('vitrine-searches')).toBeNull();
  });

  test('has a name in the list of what goes with its customer and what does not', () => {
    const files = globSync('{app,src}/**/*.{ts,tsx}').filter(
      (file) => !/\.test\.|^src\/(platform|demo|launch)\//.test(file),
    );
    const names = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/['`](vitrine-[a-z-]+)/g)].map(([, name]) => name),
    );
    // The cache of the page without a network is written again with every page (decision 063).
    const known = [...Object.keys(STORED_KEYS), 'vitrine-offline'];
    expect(names.filter((name) => !known.includes(name ?? ''))).toEqual([]);
  });
});

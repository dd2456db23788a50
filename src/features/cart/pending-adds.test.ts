import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readPendingActions } from '#src/features/pending-actions/pending-actions.ts';
import { endAdd, loseAdd, startAdd } from './pending-adds.ts';

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('window', { location: { pathname: '/fr-fr/robe--p1' } });
});

describe('clicks on “Add”', () => {
  test('each has its own key until it is answered', { tags: ['F11'] }, () => {
    const one = startAdd(storage, 'S1');
    const other = startAdd(storage, 'S1');
    expect(other).not.toBe(one);
    expect(readPendingActions(storage)).toMatchObject([
      { id: one, kind: 'add', sku: 'S1', prefix: 'fr-fr' },
      { id: other },
    ]);
    endAdd(storage, one);
    endAdd(storage, other);
    expect(stored.size).toBe(0);
  });

  test('one whose answer was lost gives its key to the next click on the same item, once', {
    tags: ['F11'],
  }, () => {
    const lost = startAdd(storage, 'S1');
    loseAdd(storage, lost);
    expect(startAdd(storage, 'S2')).not.toBe(lost);
    expect(startAdd(storage, 'S1')).toBe(lost);
    expect(startAdd(storage, 'S1')).not.toBe(lost);
  });

  test('a storage that holds something else costs nothing but the memory', {
    tags: ['F32'],
  }, () => {
    stored.set('vitrine-unfinished', '{');
    expect(startAdd(storage, 'S1')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

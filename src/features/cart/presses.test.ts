import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readUnfinished } from '#src/features/unfinished/unfinished.ts';
import { endPress, losePress, notePress } from './presses.ts';

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

describe('presses of “Add”', () => {
  test('each has an id of its own until it is answered', { tags: ['F11'] }, () => {
    const one = notePress(storage, 'S1');
    const other = notePress(storage, 'S1');
    expect(other).not.toBe(one);
    expect(readUnfinished(storage)).toMatchObject([
      { id: one, kind: 'add', sku: 'S1', prefix: 'fr-fr' },
      { id: other },
    ]);
    endPress(storage, one);
    endPress(storage, other);
    expect(stored.size).toBe(0);
  });

  test('one whose answer was lost lends its id to the next press on the same piece, once', {
    tags: ['F11'],
  }, () => {
    const lost = notePress(storage, 'S1');
    losePress(storage, lost);
    expect(notePress(storage, 'S2')).not.toBe(lost);
    expect(notePress(storage, 'S1')).toBe(lost);
    expect(notePress(storage, 'S1')).not.toBe(lost);
  });

  test('a storage that holds something else costs nothing but the memory', {
    tags: ['F32'],
  }, () => {
    stored.set('vitrine-unfinished', '{');
    expect(notePress(storage, 'S1')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

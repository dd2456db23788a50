import { beforeEach, describe, expect, test } from 'vitest';
import { lastSize, rememberSize } from './last-sizes.ts';

let stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
const dresses = { scale: 'women', region: 'EUR' } as const;

beforeEach(() => {
  stored = new Map();
});

describe('the size of the last time', () => {
  test('is that of the same kind, and the latest', () => {
    rememberSize(storage, dresses, '36');
    rememberSize(storage, dresses, '38');
    rememberSize(storage, { scale: 'shoes-women', region: 'EUR' }, '40');
    expect(lastSize(storage, dresses)).toBe('38');
    expect(lastSize(storage, { scale: 'bras', region: 'EUR' })).toBeUndefined();
  });

  test('is not read in the shop of another sizing region', () => {
    rememberSize(storage, dresses, '38');
    expect(lastSize(storage, { scale: 'women', region: 'IT' })).toBeUndefined();
  });

  test.each(['[1', '{"EUR women":3}', '"EUR women"'])(
    'is none where the browser holds %s',
    (text) => {
      stored.set('vitrine-sizes', text);
      expect(lastSize(storage, dresses)).toBeUndefined();
    },
  );
});

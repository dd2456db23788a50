import { beforeEach, describe, expect, test } from 'vitest';
import { seenProducts, seeProduct } from './browser-memory.ts';

let stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

beforeEach(() => {
  stored = new Map();
});

describe('products seen', () => {
  test('are listed newest first, each once, without the current one', () => {
    for (const id of ['1', '2', '1']) seeProduct(storage, id);
    expect(seenProducts(storage)).toEqual(['1', '2']);
    expect(seeProduct(storage, '3')).toEqual(['1', '2']);
  });

  test('are twelve at most', () => {
    for (let id = 1; id <= 20; id++) seeProduct(storage, String(id));
    expect(seenProducts(storage)).toHaveLength(12);
    expect(seenProducts(storage)[0]).toBe('20');
  });

  test('are none where the browser stores something else', () => {
    stored.set('vitrine-seen', '["<script>"]');
    expect(seenProducts(storage)).toEqual([]);
  });
});

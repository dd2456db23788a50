import { describe, expect, test } from 'vitest';
import { readSaved, type SavedItem, withoutSaved, withSaved, writeSaved } from './saved-items.ts';

const item = (sku: string): SavedItem => ({
  sku,
  productId: '400101',
  optionId: '500201',
  slug: 'robe-midi',
  name: 'Robe midi',
  size: '38',
  sizeScale: 'women',
  colour: 'Encre',
});

function storageOf(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('items that are put aside', () => {
  test('are kept for the shop they were in the cart of', () => {
    const storage = storageOf();
    writeSaved(storage, 'fr-fr', [item('S1')]);
    expect(readSaved(storage, 'fr-fr')).toEqual([item('S1')]);
    expect(readSaved(storage, 'de-de')).toEqual([]);
  });

  test('are listed once each, the newest first, thirty at most', () => {
    const twice = withSaved(withSaved(withSaved([], item('S1')), item('S2')), item('S1'));
    expect(twice.map(({ sku }) => sku)).toEqual(['S1', 'S2']);
    const many = Array.from({ length: 40 }, (_, index) => item(`S${index}`));
    expect(many.reduce(withSaved, [] as SavedItem[])).toHaveLength(30);
    expect(withoutSaved(twice, 'S1').map(({ sku }) => sku)).toEqual(['S2']);
  });

  test.each(['', '{', '{}', '[1, null, {"sku": "S1"}]'])('%j is nothing put aside', (text) => {
    expect(readSaved(storageOf({ 'vitrine-saved-fr-fr': text }), 'fr-fr')).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { listedSizeLabels } from './listed-sizes.ts';
import type { SizeScale } from './size-scales.ts';

/** Spaces as they are typed: those of units do not break. */
const typed = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('in a list', () => {
  const labels = (
    shop: OnlineLocale,
    sizes: Record<string, (SizeScale | null)[]>,
  ): Record<string, string> => {
    const listed = Object.entries(sizes).map(([value, scales]) => ({ value, scales }));
    const named = listedSizeLabels(listed, shop, (size) => `Shoes ${size}`);
    return Object.fromEntries([...named].map(([value, label]) => [value, typed(label)]));
  };

  test('of dresses, sizes read as on their chips', () => {
    const dresses = { 36: ['women'], 38: ['women'] } satisfies Record<string, SizeScale[]>;
    expect(labels('en', dresses)).toEqual({ 36: '8', 38: '10' });
    expect(labels('de-de', dresses)).toEqual({ 36: '36', 38: '38' });
  });

  test('a value that means the same on every scale is said once', () => {
    expect(labels('en', { 41: ['shoes-women', 'shoes-men'] })).toEqual({ 41: '7' });
    expect(labels('fr-fr', { 38: ['women', 'shoes-women'] })).toEqual({ 38: '38' });
  });

  test('of clothes and shoes, a value says each thing that it means', () => {
    const mixed = labels('en', { 38: ['women', 'shoes-women'], 40: ['women'], M: ['letters'] });
    expect(mixed).toEqual({ 38: 'UK 10 / Shoes UK 5', 40: 'UK 12', M: 'M' });
  });

  test('two values that would read the same say what they are of', () => {
    const shoes: SizeScale[] = ['shoes-women', 'shoes-men'];
    const mixed = labels('en', { 36: ['women'], 41: shoes, 42: shoes, 104: ['kids'] });
    expect(mixed).toEqual({
      36: 'UK 8',
      41: 'Shoes UK 7',
      42: 'Shoes UK 8',
      104: '3–4 years',
    });
  });

  test('Italian values are read by their European size', () => {
    expect(labels('it-it', { 4: ['kids'], 42: ['women', 'shoes-women'], '3B': ['bras'] })).toEqual({
      4: '4 anni',
      42: '42',
      '3B': '3B',
    });
  });

  test('a size of no known scale is shown as it is', () => {
    expect(labels('en', { '38 / long': [null] })).toEqual({ '38 / long': '38 / long' });
  });
});

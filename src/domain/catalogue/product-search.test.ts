import * as v from 'valibot';
import { expect, test } from 'vitest';
import { productSearchOf, productSearchSchema } from './product-search.ts';

test('a product URL names an option and a size; anything odd is left out', () => {
  const named = { option: '500102', size: '40' };
  expect(v.parse(productSearchSchema, { ...named, utm_source: 'mail' })).toEqual(named);
  expect(v.parse(productSearchSchema, { option: 'red', size: '' })).toEqual({});
});

test('a tile leads to the option it shows and to the one size filtered for', () => {
  const main = { optionId: '500101', isMainOption: true };
  const other = { optionId: '500102', isMainOption: false };
  expect(productSearchOf(main)).toEqual({});
  expect(productSearchOf(other, ['40'])).toEqual({ option: '500102', size: '40' });
  expect(productSearchOf(main, ['38', '40'])).toEqual({});
});

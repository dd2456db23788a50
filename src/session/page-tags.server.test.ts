import { expect, test, vi } from 'vitest';
import { getProduct, getRelatedProducts, getTiles } from '#src/domain/catalogue/catalogue.calls.ts';
import { askedCommerce } from '../../tests/support/asked-commerce.ts';
import { collectTags, withTags } from './page-tags.server.ts';

const CALLS = { getProduct, getRelatedProducts, getTiles };
const tagsOf = async (name: keyof typeof CALLS, body: object) => {
  const commerce = withTags(askedCommerce({ [name]: vi.fn(async () => ({ body })) }));
  const { tags } = await collectTags(() => commerce.send(CALLS[name], {} as never));
  return [...tags];
};
const [one, other] = [{ productId: '1' }, { productId: '2' }];

test('a page is made of the products that it shows: its own, those of a list, and those beside it', async () => {
  expect(await tagsOf('getProduct', { product: one, optionId: '11' })).toEqual([
    'catalogue',
    'product-1',
  ]);
  expect(await tagsOf('getTiles', { values: [one, other] })).toEqual([
    'catalogue',
    'product-1',
    'product-2',
  ]);
  expect(await tagsOf('getRelatedProducts', { look: [one], similar: [other] })).toEqual([
    'catalogue',
    'product-1',
    'product-2',
  ]);
  expect(await tagsOf('getTiles', { values: [] })).toEqual([]);
});

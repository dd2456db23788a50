import { expect, test } from 'vitest';
import { gatherProducts } from './gather-products.ts';

async function* chunks(text: string): AsyncGenerator<string> {
  yield text;
}

test('parts of shoes are read where a file says all three of them, and named where it does not', async () => {
  const file = (...cells: string[]) =>
    gatherProducts(
      chunks(
        `Handle,Title,Variant Price,Shoe Upper,Shoe Lining,Shoe Sole\nboot,Boot,90,${cells.join(',')}`,
      ),
    );
  const read = async (...cells: string[]) => {
    const [boot] = (await file(...cells)).products;
    return [boot?.footwear, boot?.unreadFootwear];
  };
  const footwear = { upper: 'leather', lining: 'coated-leather', sole: 'other' };
  expect(await read('Leather', 'Coated leather', ' OTHER ')).toEqual([footwear, []]);
  expect(await read('Leather', 'Cork', '')).toEqual([null, ['Leather', 'Cork']]);
  expect(await read('', '', '')).toEqual([null, []]);
});

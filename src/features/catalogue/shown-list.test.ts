import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { ProductPage } from '#src/domain/catalogue/catalogue.schema.ts';
import { pagesUpTo } from './shown-list.ts';

const page = (number: number): ProductPage => ({ total: 96, page: number, size: 24, values: [] });
const keyOf = (number: number) => ['family', number];

function clientWith(...numbers: number[]) {
  const client = new QueryClient();
  for (const number of numbers) client.setQueryData(keyOf(number), page(number));
  return client;
}
const numbersOf = (pages: ProductPage[]) => pages.map((one) => one.page);

test('pages loaded one after the other are shown together, before the one of the URL', () => {
  expect(numbersOf(pagesUpTo(clientWith(0, 1, 2, 3), page(2), keyOf))).toEqual([0, 1, 2]);
});

test('a page opened in the middle is alone, and so are pages behind a gap', () => {
  expect(numbersOf(pagesUpTo(clientWith(), page(2), keyOf))).toEqual([2]);
  expect(numbersOf(pagesUpTo(clientWith(0, 2), page(3), keyOf))).toEqual([2, 3]);
});

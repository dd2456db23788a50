import { expect, test } from 'vitest';
import type { GridRow } from '#src/domain/catalogue/price-grid.schema.ts';
import { changesOf, columnsOf, readBlock, readCell, withTexts } from './grid-cells.ts';

test.each([
  ['de', '1.234,50', 123_450],
  ['fr', '1\u202f234,50', 123_450],
  ['fr', '89,90\u00a0€', 8_990],
  ['en', '1,234.50', 123_450],
  ['en', '£89.90', 8_990],
  ['pl', '1 234,50 zł', 123_450],
  ['it', "CHF 1'234.50", 123_450],
  ['de', '1.234', 123_400],
  ['de', '49.90', 4_990],
  ['de', '1.23,4', null],
  ['es', 'veinte', null],
])('in %s the cell %j is %j cents', (language, typed, cents) => {
  expect(readCell(typed, language)).toBe(cents);
});

test('a block of a spreadsheet is lines of cells, without an empty line at its end', () => {
  expect(readBlock('1\t2\r\n3\t\r\n')).toEqual([
    ['1', '2'],
    ['3', ''],
  ]);
});

const row: GridRow = {
  ...{ productId: '1', optionId: '7', sku: null, name: 'Coat', colour: 'Red', size: null },
  prices: [{ shop: 'fr-fr', initialCents: 8_000, saleCents: 6_000 }],
};
const grid = {
  ...{ shops: [{ shop: 'fr-fr' as const, currency: 'EUR' as const }], ownedBy: null, labels: [] },
  ...{ rows: [row], total: 1 },
  next: null,
};
const [price, reduced] = columnsOf(grid.shops);
const typed = (texts: { price?: string; reduced?: string }) =>
  withTexts(
    {},
    [
      { column: price, text: texts.price },
      { column: reduced, text: texts.reduced },
    ].flatMap(({ column, text }) => (column && text !== undefined ? [{ row, column, text }] : [])),
    'fr',
  );

test('what is typed is a change with what it cost before; the same amount again is none', () => {
  expect(changesOf(grid, typed({ price: '80,00 €' }), 'fr')).toEqual([]);
  expect(changesOf(grid, typed({ price: '90', reduced: '' }), 'fr')).toMatchObject([
    {
      cell: {
        before: { initialCents: 8_000, saleCents: 6_000 },
        after: { initialCents: 9_000, saleCents: null },
      },
    },
  ]);
});

test('what cannot be saved names its cell, and what was typed stays', () => {
  const edits = typed({ price: 'neunzig' });
  expect(Object.values(edits)).toEqual(['neunzig']);
  expect(changesOf(grid, edits, 'fr')).toMatchObject([
    { problem: 'amount', field: 'initialCents' },
  ]);
  expect(changesOf(grid, typed({ price: '' }), 'fr')).toMatchObject([{ problem: 'missing' }]);
  expect(changesOf(grid, typed({ reduced: '80' }), 'fr')).toMatchObject([{ problem: 'above' }]);
});

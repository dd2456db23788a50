import { expect, test } from 'vitest';
import type { StaffProduct } from '#src/domain/catalogue/staff-product.schema.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { copiedPrices } from './copied-prices.ts';

type Option = StaffProduct['options'][number];
const option = (...costs: [OnlineLocale, number, number | null][]): Option => ({
  ...{ optionId: '1', colour: 'navy', sizes: [] },
  prices: costs.map(([shop, initialCents, saleCents]) => ({
    ...{ shop, initialCents, saleCents, currency: 'EUR', isBySize: false },
  })),
});

test('a copy begins with what each shop asks before reductions, as the language writes it', () => {
  const options = [option(['fr-fr', 7_990, 5_990], ['de-de', 8_500, null])];
  expect(copiedPrices({ options }, 'fr')).toEqual({
    ...{ prices: { 'fr-fr': '79,90', 'de-de': '85,00' }, differ: false },
  });
  expect(copiedPrices({ options: [option()] }, 'en')).toEqual({ prices: {}, differ: false });
});

test('a copy of colours that cost differently begins with the highest, and says so', () => {
  const options = [option(['fr-fr', 7_990, null]), option(['fr-fr', 8_990, 7_000])];
  expect(copiedPrices({ options }, 'en')).toEqual({ prices: { 'fr-fr': '89.90' }, differ: true });
});

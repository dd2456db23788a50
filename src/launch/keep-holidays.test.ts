import { expect, test } from 'vitest';
import holidays from '../platform/deliveries/holidays.json' with { type: 'json' };
import { holidaysOf } from './keep-holidays.ts';

test('the holidays that ship are those of the library', () => {
  const fresh = Object.keys(holidays).map((country) => [country, holidaysOf(country)]);
  expect(Object.fromEntries(fresh)).toEqual(holidays);
});

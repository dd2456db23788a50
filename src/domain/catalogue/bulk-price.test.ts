import { expect, test } from 'vitest';
import { changedBy } from './bulk-price.ts';

test.each([
  [{ kind: 'percent', value: -20, ending: 'same' } as const, 6_400],
  [{ kind: 'percent', value: -20, ending: '.99' } as const, 6_399],
  [{ kind: 'amount', value: 2.5, ending: '.90' } as const, 8_290],
  [{ kind: 'fixed', value: 49, ending: '.00' } as const, 4_900],
])('a bulk change %j of 80.00 is %i cents', (bulk, cents) => {
  expect(changedBy(8_000, bulk)).toBe(cents);
});

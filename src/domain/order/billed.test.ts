import { expect, test } from 'vitest';
import { type BilledPart, netsOf, taxSums } from './billed.ts';

const part = (kind: BilledPart['kind'], cents: number, isTaxed = true): BilledPart => ({
  ...{ kind, name: kind, quantity: 1, cents, isTaxed },
});

test('net and tax of a rate make its gross, and what is not taxed stands apart', () => {
  const parts = [part('item', 12_000), part('reduction', 1_200), part('delivery', 499)];
  expect(taxSums(parts, 20)).toEqual([{ rate: 20, net: 9_416, vat: 1_883, gross: 11_299 }]);
  expect(taxSums([...parts, part('item', 4_000, false)], 20)).toEqual([
    { rate: 20, net: 9_416, vat: 1_883, gross: 11_299 },
    { rate: null, net: 4_000, vat: 0, gross: 4_000 },
  ]);
  expect(taxSums([part('item', 4_000, false)], 20)).toEqual([
    { rate: null, net: 4_000, vat: 0, gross: 4_000 },
  ]);
  expect(taxSums([part('item', 2_999)], 0)).toEqual([
    { rate: 0, net: 2_999, vat: 0, gross: 2_999 },
  ]);
});

test('nets of parts make the net of the whole, however each is rounded', () => {
  for (const rate of [0, 8.1, 8.5, 19, 20, 21, 22, 23]) {
    for (let cents = 97; cents < 9_000; cents += 331) {
      const parts = [
        ...[cents, cents + 1, 3 * cents].map((one) => part('item', one)),
        part('reduction', Math.round(cents / 3)),
        part('delivery', 499),
        part('item', 5_000, false),
      ];
      const nets = netsOf(parts, rate);
      const sum = parts.reduce(
        (total, { kind }, index) =>
          total + (kind === 'reduction' ? -1 : 1) * (nets[index] ?? Number.NaN),
        0,
      );
      expect(sum).toBe(taxSums(parts, rate).reduce((total, { net }) => total + net, 0));
    }
  }
});

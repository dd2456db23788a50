import { describe, expect, test } from 'vitest';
import { fitShares, maskCardNumber, readCardNumber } from './gift-card.ts';

const share = (cardId: string, centAmount: number, availableCents = 5_000) => ({
  cardId,
  centAmount,
  availableCents,
});

describe('fitShares', () => {
  test.each([
    ['a card that holds enough', [share('A', 2_999)], 2_999, [['A', 2_999]]],
    ['a card that was spent elsewhere', [share('A', 2_999, 1_000)], 2_999, [['A', 1_000]]],
    ['a card that holds nothing', [share('A', 2_999, 0)], 2_999, []],
    ['a total that fell', [share('A', 2_999)], 1_500, [['A', 1_500]]],
    [
      'two cards of which the second is left with a part',
      [share('A', 2_000), share('B', 2_000)],
      3_000,
      [
        ['A', 2_000],
        ['B', 1_000],
      ],
    ],
    [
      'a card that is not needed any more',
      [share('A', 3_000), share('B', 1)],
      3_000,
      [['A', 3_000]],
    ],
  ])('%s', { tags: ['GFT-04', 'PAY-05', 'T10'] }, (_, shares, total, expected) => {
    const fitted = fitShares(shares, total);
    expect(fitted.map(({ cardId, centAmount }) => [cardId, centAmount])).toEqual(expected);
  });
});

test('a number is read as people type it and shown by its end', () => {
  expect(readCardNumber(' gc-50 0 ')).toBe('GC500');
  expect(maskCardNumber('GC500')).toBe('•••• C500');
});

import { expect, test } from 'vitest';
import { creditTerms, creditTotal } from './credit.ts';

const FREE = { lender: 'Alma', firstAfterDays: 0, feePercent: 0, annualPercent: 0 };
const asked = (cents: number, today: string) =>
  ({ paymentProduct: 'alma-3x', cents, today }) as const;

test('three parts make the amount, a month apart, and differ by a cent at most', {
  tags: ['PAY-10'],
}, () => {
  expect(creditTerms({ ...FREE, parts: 3 }, asked(10_001, '2027-01-31')).dues).toEqual([
    { centAmount: 3_334, day: '2027-01-31' },
    { centAmount: 3_334, day: '2027-02-28' },
    { centAmount: 3_333, day: '2027-03-31' },
  ]);
});

test('one part is due after its days, across the year', () => {
  const plan = { ...FREE, parts: 1, firstAfterDays: 30 };
  expect(creditTerms(plan, asked(4_000, '2026-12-20')).dues).toEqual([
    { centAmount: 4_000, day: '2027-01-19' },
  ]);
});

test('a fee is paid with the first part, and any amount and fee add up in any number of parts', () => {
  const plan = { ...FREE, feePercent: 1.45, annualPercent: 17.99 };
  for (const cents of [1, 99, 4_999, 12_345, 999_999]) {
    for (let parts = 1; parts <= 12; parts += 1) {
      const terms = creditTerms({ ...plan, parts }, asked(cents, '2026-11-29'));
      expect(creditTotal(terms)).toBe(cents + terms.feeCents);
      expect(terms.dues).toHaveLength(parts);
    }
  }
  const { dues, feeCents } = creditTerms({ ...plan, parts: 4 }, asked(10_000, '2026-11-29'));
  expect([feeCents, ...dues.map(({ centAmount }) => centAmount)]).toEqual([
    145, 2_645, 2_500, 2_500, 2_500,
  ]);
});

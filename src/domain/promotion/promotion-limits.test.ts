import { describe, expect, test } from 'vitest';
import { goneFor, isLimited, NOTHING_TAKEN } from './promotion-limits.ts';

const free = { uses: null, usesPerCustomer: null, budget: null };
const asked = { currency: 'EUR', cents: 500 } as const;

describe('a limit', () => {
  test.each([
    [{ uses: 20 }, { uses: 19 }, null],
    [{ uses: 20 }, { uses: 20 }, 'used-up'],
    [{ usesPerCustomer: 1 }, { usesOfCustomer: 1, uses: 1 }, 'used'],
    [{ usesPerCustomer: 2 }, { usesOfCustomer: 1, uses: 90 }, null],
    [{ budget: { EUR: 2_000 } }, { cents: 1_500 }, null],
    [{ budget: { EUR: 2_000 } }, { cents: 1_501 }, 'used-up'],
    [{ budget: { CHF: 2_000 } }, {}, 'used-up'],
  ] as const)('%o with %o taken: %s', (limits, taken, gone) => {
    expect(goneFor({ ...free, ...limits }, { ...NOTHING_TAKEN, ...taken }, asked)).toBe(gone);
  });

  test('is one only where something is limited', () => {
    expect([undefined, null, free, { ...free, uses: 1 }].map(isLimited)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  test('ends a budget that is spent for a cart that takes nothing of it, too', () => {
    const limits = { ...free, budget: { EUR: 1_000 } };
    const taken = { ...NOTHING_TAKEN, cents: 1_000 };
    expect(goneFor(limits, taken, { currency: 'EUR', cents: 0 })).toBe('used-up');
  });
});

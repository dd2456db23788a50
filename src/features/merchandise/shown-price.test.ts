import { describe, expect, it } from 'vitest';
import type { Price } from '#src/domain/catalogue/catalogue.schema.ts';
import { shownPrice } from './shown-price.ts';

const price = (more: Partial<Price>): Price => ({
  currency: 'EUR',
  centAmount: 2_999,
  type: 'I',
  initial: null,
  lowest30Days: null,
  ...more,
});

describe('a price tag', () => {
  it('strikes nothing while the price is the initial one', { tags: ['UIX-05', 'A-074'] }, () => {
    expect(shownPrice(price({}))).toEqual({ isReduced: false, struck: null, lowest: null });
  });

  it('strikes the initial price and names the lowest of 30 days in a sale', {
    tags: ['UIX-05', 'A-074'],
  }, () => {
    const sale = price({ type: 'S', initial: 4_999, lowest30Days: 3_499 });
    expect(shownPrice(sale)).toEqual({ isReduced: true, struck: 4_999, lowest: 3_499 });
  });

  it('shows a reduction without a lowest price where there is none to name', {
    tags: ['A-074'],
  }, () => {
    const promotion = price({ type: 'P', initial: 3_999 });
    expect(shownPrice(promotion)).toEqual({ isReduced: true, struck: 3_999, lowest: null });
  });

  it('never strikes a price that is not higher, nor names a lowest beside it', {
    tags: ['A-074'],
  }, () => {
    const same = price({ type: 'A', initial: 2_999, lowest30Days: 2_499 });
    expect(shownPrice(same)).toEqual({ isReduced: false, struck: null, lowest: null });
    expect(shownPrice(price({ initial: 1_999 })).isReduced).toBe(false);
  });

  it.each([2_999, 2_499])(
    'strikes nothing of 29.99 while the lowest of 30 days was %i cents',
    {
      tags: ['A-074'],
    },
    (lowest30Days) => {
      const notReduced = price({ type: 'A', initial: 3_999, lowest30Days });
      expect(shownPrice(notReduced)).toEqual({ isReduced: false, struck: null, lowest: null });
    },
  );
});

import { expect, test } from 'vitest';
import { giftCardProblems, readAmount } from './gift-card-form.ts';

test.each([
  ['50', 5_000],
  ['49,90', 4_990],
  ['49.9', 4_990],
  [' 50 € ', 5_000],
  ['CHF 20', 2_000],
  ['', null],
  ['fifty', null],
  ['1.234,50', null],
  ['10,999', null],
  ['-10', null],
])('the amount %j is read as %j cents', { tags: ['A-063'] }, (typed, cents) => {
  expect(readAmount(typed)).toBe(cents);
});

const BOUNDS = { minAmount: 1_000, maxAmount: 15_000, preselectedAmount: 5_000 };
const GOOD = {
  amount: '50',
  recipientName: 'Camille',
  recipientEmail: 'camille@vitrine.example',
  message: '',
};

test.each([
  [{}, []],
  [{ amount: '9,99' }, ['amount']],
  [{ amount: '150' }, []],
  [{ amount: '150,01' }, ['amount']],
  [{ recipientName: '  ' }, ['recipientName']],
  [{ recipientEmail: 'camille@' }, ['recipientEmail']],
  [{ message: 'x'.repeat(201) }, ['message']],
  [
    { amount: 'x', recipientName: '', recipientEmail: '' },
    ['amount', 'recipientName', 'recipientEmail'],
  ],
])('a gift card with %j is wrong in %j', { tags: ['GFT-01'] }, (more, expected) => {
  expect(giftCardProblems({ ...GOOD, ...more }, BOUNDS)).toEqual(expected);
});

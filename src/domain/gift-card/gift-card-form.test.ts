import { expect, test } from 'vitest';
import { giftCardProblems } from './gift-card-form.ts';

const BOUNDS = { minAmount: 1_000, maxAmount: 15_000, preselectedAmount: 5_000 };
const GOOD = {
  amount: '50',
  recipientName: 'Camille',
  recipientEmail: 'camille@vitrine.example',
  senderName: 'Lou',
  message: '',
  sendOn: '',
};

test.each([
  [{}, []],
  [{ amount: '9,99' }, ['amount']],
  [{ amount: '150' }, []],
  [{ amount: '150,01' }, ['amount']],
  [{ recipientName: '  ' }, ['recipientName']],
  [{ recipientEmail: 'camille@' }, ['recipientEmail']],
  [{ senderName: ' ' }, ['senderName']],
  [{ message: 'x'.repeat(201) }, ['message']],
  [{ sendOn: '2026-11-26' }, []],
  [{ sendOn: '2026-12-24' }, []],
  [{ sendOn: '2026-11-25' }, ['sendOn']],
  [{ sendOn: '2028-01-01' }, ['sendOn']],
  [
    { amount: 'x', recipientName: '', recipientEmail: '' },
    ['amount', 'recipientName', 'recipientEmail'],
  ],
])('a gift card with %j is wrong in %j', { tags: ['GFT-01'] }, (more, expected) => {
  expect(giftCardProblems({ ...GOOD, ...more }, BOUNDS, '2026-11-26')).toEqual(expected);
});

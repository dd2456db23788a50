import { expect, test } from 'vitest';
import { PAYMENT_STATUSES } from '#src/domain/payment/payment.ts';
import { nextStep, STATUS_RULES } from './payment-rules.ts';

test('the four final statuses are those of the payment table', { tags: ['PAY-13'] }, () => {
  const final = PAYMENT_STATUSES.filter((status) => STATUS_RULES[status].isFinal);
  expect(final).toEqual(['Authorised', 'Cancelled', 'Error', 'Refused']);
});

test.each(['Refused', 'Error', 'Cancelled'] as const)(
  '%s unlocks the cart',
  { tags: ['PAY-14'] },
  (status) => {
    expect(nextStep('RedirectShopper', status)).toBe('record-and-unlock');
  },
);

test.each(PAYMENT_STATUSES.filter((status) => !['Refused', 'Error', 'Cancelled'].includes(status)))(
  '%s keeps the cart locked',
  { tags: ['PAY-13'] },
  (status) => {
    expect(STATUS_RULES[status].cart).toBe('locked');
  },
);

test('a final status stays, whatever comes late', { tags: ['T37'] }, () => {
  expect(nextStep('Authorised', 'Refused')).toBe('ignore');
  expect(nextStep('Refused', 'ChallengeShopper')).toBe('ignore');
  expect(nextStep('Refused', 'Refused')).toBe('ignore');
});

test('money authorised after the payment was given up is given back', { tags: ['F24'] }, () => {
  expect(nextStep('Cancelled', 'Authorised')).toBe('void');
  expect(nextStep('Refused', 'Authorised')).toBe('void');
});

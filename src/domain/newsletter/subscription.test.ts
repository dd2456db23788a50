import { expect, test } from 'vitest';
import {
  allSubscriptions,
  MESSAGE_TYPES,
  SUBSCRIPTION_KINDS,
  SUBSCRIPTION_TYPES,
} from './subscription.ts';

test('the four message types are those of the four subscriptions', { tags: ['ENU-15'] }, () => {
  expect([...MESSAGE_TYPES]).toEqual(['NEWS', 'TIC', 'INVIT', 'SURV']);
  expect(SUBSCRIPTION_TYPES).toEqual({
    'e-ticket': 'TIC',
    invitations: 'INVIT',
    newsletter: 'NEWS',
    survey: 'SURV',
  });
  expect(Object.keys(SUBSCRIPTION_TYPES).toSorted()).toEqual(SUBSCRIPTION_KINDS.toSorted());
});

test('an account has all four; those it never said a word about are NO', () => {
  expect(allSubscriptions([{ type: 'SURV', optin: 'YES' }])).toEqual([
    { type: 'NEWS', optin: 'NO' },
    { type: 'TIC', optin: 'NO' },
    { type: 'INVIT', optin: 'NO' },
    { type: 'SURV', optin: 'YES' },
  ]);
});

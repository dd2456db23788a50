import { expect, test } from 'vitest';
import { MESSAGE_TYPES } from './message-types.ts';
import { isEmailWrong, isPressCounted, originOf } from './newsletter.ts';
import { allSubscriptions, SUBSCRIPTION_KINDS, SUBSCRIPTION_TYPES } from './subscription.ts';

test('a field that is filled with no e-mail is wrong', () => {
  expect(['', 'abc', 'a@b.example,', 'a@b.example'].map(isEmailWrong)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('one click a second counts, the first immediately', { tags: ['A-123'] }, () => {
  expect(isPressCounted(null, 5_000)).toBe(true);
  expect([5_000, 5_500, 5_999, 6_000].map((now) => isPressCounted(5_000, now))).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

test('a page is named by its path, one with an odd path by the root', () => {
  expect(originOf('/fr-fr/robe-midi--p400101')).toBe('/fr-fr/robe-midi--p400101');
  expect(['/x\r\ny', `/${'a'.repeat(200)}`, 'https://b.example'].map(originOf)).toEqual([
    '/',
    '/',
    '/',
  ]);
});

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

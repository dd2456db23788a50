import { expect, test } from 'vitest';
import { isEmailWrong, isNewsletterEmail, isPressCounted, originOf } from './newsletter.ts';

test('an address is not empty and has the form of one, with spaces around it or without (NWS-01, VAL-07, A-122)', () => {
  for (const email of ['a@b.fr', ' a@b.fr ', 'claire.o’neil+mode@mail.example.org']) {
    expect([email, isNewsletterEmail(email)]).toEqual([email, true]);
  }
  for (const text of ['', ' ', 'a@', '@b.fr', 'a b@c.fr', 'a@b', 'a@b.f', 'a@b@c.fr']) {
    expect([text, isNewsletterEmail(text)]).toEqual([text, false]);
  }
  expect(isNewsletterEmail(`${'a'.repeat(249)}@b.fr`)).toBe(true);
  expect(isNewsletterEmail(`${'a'.repeat(250)}@b.fr`)).toBe(false);
});

test('a field is wrong when something stands in it that is no address', () => {
  expect(['', 'abc', 'a@b.fr'].map(isEmailWrong)).toEqual([false, true, false]);
});

test('one press a second counts, the first at once (A-123)', () => {
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
  expect(['/x\r\ny', `/${'a'.repeat(200)}`, 'https://b.fr'].map(originOf)).toEqual(['/', '/', '/']);
});

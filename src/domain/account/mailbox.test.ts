import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  ['Ana.Roy@Vitrine.example', 'ana.roy@vitrine.example'],
  ['ana+late@vitrine.example', 'ana@vitrine.example'],
  ['a.n.a+1+2@gmail.com', 'ana@gmail.com'],
  ['ANA@googlemail.com', 'ana@gmail.com'],
  ['+ana@vitrine.example', '+ana@vitrine.example'],
])('%s reaches %s', { tags: ['T50'] }, (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

import { expect, test } from 'vitest';
import { isEmail } from './email.ts';

test.each([
  'a@b.example',
  ' a@b.example ',
  'claire.o’neil+mode@mail.example.org',
  "d'arcy_1@sub-domain.example.co.uk",
  'ŻÓŁĆ@przykład.pl',
  'a@xn--bcher-kva.xn--p1ai',
])(
  '%j is an e-mail address, with spaces around it or without',
  { tags: ['NWS-01', 'VAL-07', 'A-122'] },
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

test.each([
  ['', ' ', 'a@', '@b.example', 'a b@c.example', 'a@b', 'a@b.f', 'a@b@c.example'],
  ['name@example.com,', 'name@example.com;', 'name@example.com.', '<name@example.com>'],
  [
    '.a@b.example',
    'a.@b.example',
    'a..b@c.example',
    'a@b..example',
    'a@-b.example',
    'a@b-.example',
    'a,b@c.example',
    'mailto:a@b.example',
  ],
])('these are none: %j, %j, %j and so on', { tags: ['NWS-01', 'VAL-07'] }, (...texts) => {
  expect(texts.filter(isEmail)).toEqual([]);
});

test('an e-mail address holds at most 254 characters', () => {
  expect(isEmail(`${'a'.repeat(244)}@b.example`)).toBe(true);
  expect(isEmail(`${'a'.repeat(245)}@b.example`)).toBe(false);
});

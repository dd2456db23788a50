import { expect, test } from 'vitest';
import { isPersonName } from './person-name.ts';

test.each([
  ...[
    'O’Brien',
    "O'Brien",
    "D'Angelo",
    'Jean-Luc',
    'Łukasz',
    'van ’t Hoff',
    "van 't Hoff",
    'J. R.',
  ],
  ...['J.R.', 'J.R.R. Tolkien', 'St. John', 'St.John', 'ST.CLAIR', 'Ma.Teresa', 'Dr. h.c. Ana Roy'],
  ...[
    'Smith, Jr.',
    'Kumar d/o Rajan',
    'Müller & Sohn',
    'Nguyễn Thị Hà',
    '李小龍',
    'محمد',
    'נועה',
    'Αθηνά',
  ],
  ...['ნინო', 'Ёлкина', 'علی‌رضا', 'María José', 'Ng', 'Ó', 'Anne-Sophie 2', 'JEAN-PAUL', ''],
])('%s is a name', { tags: ['T51'] }, (name) => {
  expect(isPersonName(name)).toBe(true);
});

test.each([
  ...['<b>Ana</b>', 'Ana <script>', '1 > 0', '&lt;b&gt;', '&#60;', 'http://evil.example', '//evil'],
  ...[
    'https://a.b',
    'www.evil',
    'evil.example',
    'EVIL.COM',
    'Win at bit.ly/x',
    'paypal.com',
    'a@b.c',
  ],
  ...[
    'shop.de',
    'Ana \u202eyoR',
    '\u2066Ana',
    'Ana\u200f',
    '\u061cAna',
    'javascript://x',
    'xn--e1a.xyz',
  ],
])('%j is none', { tags: ['T51'] }, (name) => {
  expect(isPersonName(name)).toBe(false);
});

import { expect, test } from 'vitest';
import { maskEmail, maskPhone } from './masked.ts';

test('an e-mail is known again and cannot be read', () => {
  expect(maskEmail('jeanne.dupont@mail.example.org')).toBe('j••••@m••••.org');
  expect([maskEmail('a@b'), maskEmail('')]).toEqual(['a••••@b••••', '']);
});

test('a telephone number shows its last two digits', () => {
  expect([maskPhone('+33639980112'), maskPhone('')]).toEqual(['••••••12', '']);
});

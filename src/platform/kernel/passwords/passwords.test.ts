import { expect, test, vi } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

test('a hashed password is recognised and another one is not', { tags: ['SES-07'] }, async () => {
  vi.stubEnv('QUICK_PASSWORDS', undefined);
  const hash = await hashPassword('Vitrine2026!');
  expect(hash).toMatch(/^scrypt\$32768\$8\$3\$/);
  expect(hash).not.toContain('Vitrine');
  expect(await verifyPassword('Vitrine2026!', hash)).toBe(true);
  expect(await verifyPassword('vitrine2026!', hash)).toBe(false);
});

test.each([
  ['prod', '32768$8$3'],
  ['staging', '32768$8$3'],
  ['test', '1024$8$1'],
])('asked to be quick in %s, a hash has the cost %s', { tags: ['SES-07'] }, async (name, cost) => {
  vi.stubEnv('VITRINE_ENV', name);
  vi.stubEnv('QUICK_PASSWORDS', '1');
  expect((await hashPassword('Vitrine2026!')).startsWith(`scrypt$${cost}$`)).toBe(true);
});

test('the same password hashes differently each time', { tags: ['SES-07'] }, async () => {
  expect(await hashPassword('Vitrine2026!')).not.toBe(await hashPassword('Vitrine2026!'));
});

test('an account without a hash accepts no password', { tags: ['SES-07'] }, async () => {
  expect(await verifyPassword('Vitrine2026!', null)).toBe(false);
});

test('a password composed differently is the same password', { tags: ['SES-07'] }, async () => {
  const hash = await hashPassword('\u00e9toile2026');
  expect(await verifyPassword('e\u0301toile2026', hash)).toBe(true);
});

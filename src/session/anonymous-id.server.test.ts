import { expect, test } from 'vitest';
import { isAnonymousId, newAnonymousId } from './anonymous-id.server.ts';

const SEED = '0f8e2f0a-5b1c-4a77-9d51-3d5b7c0e9a11';

test('calls of one visit are given one anonymous id, which its seed does not tell', {
  tags: ['STA-06', 'SES-12'],
}, () => {
  const id = newAnonymousId(SEED, 'secret');
  expect(isAnonymousId(id)).toBe(true);
  expect(id).toMatch(/^.{14}4.{4}[89ab]/);
  expect(newAnonymousId(SEED, 'secret')).toBe(id);
  expect(newAnonymousId(SEED, 'another secret')).not.toBe(id);
  expect(newAnonymousId(SEED.replace('0', '1'), 'secret')).not.toBe(id);
  expect(id).not.toBe(SEED);
});

test('without a seed, or with something else in its place, the id is random', {
  tags: ['STA-06', 'T17'],
}, () => {
  for (const seed of [undefined, '', 'x', `${SEED}\n`]) {
    const id = newAnonymousId(seed, 'secret');
    expect(isAnonymousId(id)).toBe(true);
    expect(newAnonymousId(seed, 'secret')).not.toBe(id);
  }
});

import { expect, test } from 'vitest';
import { createSealing } from './sealing.ts';

const OLD = 'the secret of last year, thirty-two signs';
const NEW = 'the secret of this year, thirty-two signs';

test('a sealed text is read again by its key alone, also after the key was rotated', {
  tags: ['T49'],
}, () => {
  const before = createSealing([OLD]);
  const sealed = before.seal('GC500 – 2468');
  expect(sealed).not.toContain('GC500');
  expect(before.seal('GC500 – 2468')).not.toBe(sealed);
  expect(createSealing([NEW, OLD]).open(sealed)).toBe('GC500 – 2468');
  expect(createSealing([NEW]).open(sealed)).toBeNull();
});

test('an altered text does not open', () => {
  const sealing = createSealing([NEW]);
  const sealed = Buffer.from(sealing.seal('5000'), 'base64url');
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  expect(sealing.open(sealed.toString('base64url'))).toBeNull();
  expect([sealing.open(''), sealing.open('no seal')]).toEqual([null, null]);
});

test('what was digested before a rotation is found by one of the digests, and purposes are apart', () => {
  const before = createSealing([OLD]).digest('gift card', 'GC500');
  const rotated = createSealing([NEW, OLD]);
  expect(rotated.digests('gift card', 'GC500')).toContain(before);
  expect(rotated.digest('gift card', 'GC500')).not.toBe(before);
  expect(rotated.digests('wishlist', 'GC500')).not.toContain(before);
  expect(before).toMatch(/^[\w-]{24}$/);
});

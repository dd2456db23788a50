import { describe, expect, test } from 'vitest';
import { openSeal, seal } from './seal.server.ts';

const OLD = 'an old secret of more than 32 characters';
const NEW = 'a new secret of more than 32 characters!';

describe('seals', () => {
  test('what was sealed is read back, and cannot be read outside', {
    tags: ['SES-06', 'PRD-17'],
  }, async () => {
    const sealed = await seal({ token: 'secret-token' }, [NEW], 60);
    expect(sealed).not.toContain('secret-token');
    expect(await openSeal(sealed, [NEW])).toEqual({ token: 'secret-token' });
  });

  test('a rotated secret logs nobody out; a lost one makes guests, no error', {
    tags: ['F31'],
  }, async () => {
    const sealed = await seal({ token: 't' }, [OLD], 60);
    expect(await openSeal(sealed, [NEW, OLD])).toEqual({ token: 't' });
    expect(await openSeal(sealed, [NEW])).toBeNull();
  });

  test('a changed seal opens nothing', { tags: ['T22'] }, async () => {
    const sealed = await seal({ token: 't' }, [NEW], 60);
    expect(await openSeal(`${sealed.slice(0, -6)}AAAAAA`, [NEW])).toBeNull();
    expect(await openSeal('nonsense', [NEW])).toBeNull();
  });
});

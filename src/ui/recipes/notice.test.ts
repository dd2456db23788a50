import { expect, test } from 'vitest';
import { BANNER_TYPES } from '#src/domain/content/content.values.ts';
import { notice } from './header.ts';

test('every type of banner has its own look', { tags: ['ENU-20'] }, () => {
  const looks = notice.variants?.type ?? {};
  expect(Object.keys(looks).sort()).toEqual([...BANNER_TYPES].sort());
  expect(new Set(Object.values(looks).map((look) => JSON.stringify(look))).size).toBe(
    BANNER_TYPES.length,
  );
});

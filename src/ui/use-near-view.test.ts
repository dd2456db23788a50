import { expect, test } from 'vitest';
import { aheadOf } from './use-near-view.ts';

test('things are fetched 500 px ahead, 370 px on small screens', { tags: ['A-138'] }, () => {
  expect(aheadOf({ width: 1280, height: 900 })).toBe(500);
  expect(aheadOf({ width: 390, height: 844 })).toBe(370);
  expect(aheadOf({ width: 500, height: 900 })).toBe(370);
  expect(aheadOf({ width: 900, height: 500 })).toBe(370);
  expect(aheadOf({ width: 501, height: 501 })).toBe(500);
});

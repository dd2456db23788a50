import { expect, test } from 'vitest';
import { savesData } from './saves-data.ts';

test('nothing is prefetched in a browser that saves data, and only there', () => {
  expect(savesData({ connection: { saveData: true } })).toBe(true);
  expect(savesData({ connection: { saveData: false } })).toBe(false);
  expect(savesData({ connection: null })).toBe(false);
  expect(savesData({})).toBe(false);
});

import { expect, test } from 'vitest';
import { savesData } from './saves-data.ts';

test('nothing is fetched ahead for who saves data, and only for them', () => {
  expect(savesData({ connection: { saveData: true } })).toBe(true);
  expect(savesData({ connection: { saveData: false } })).toBe(false);
  expect(savesData({ connection: null })).toBe(false);
  expect(savesData({})).toBe(false);
});

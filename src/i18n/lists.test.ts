import { expect, test } from 'vitest';
import { listAlternatives } from './lists.ts';

test('things of which one is meant are listed as each language does', () => {
  expect(listAlternatives(3, 'fr-fr')).toEqual([0, ', ', 1, ' ou ', 2]);
  expect(listAlternatives(2, 'de-de')).toEqual([0, ' oder ', 1]);
  expect(listAlternatives(1, 'pl-pl')).toEqual([0]);
});

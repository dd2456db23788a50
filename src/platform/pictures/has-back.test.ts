import { expect, test } from 'vitest';
import { pictureTypesOf } from '../seed/build-catalogue.ts';
import { hasBack } from './has-back.ts';

test('what shows one side alone has no picture from behind, which would be the same once more', () => {
  for (const silhouette of ['sneakers', 'towel'] as const) {
    expect(hasBack(silhouette)).toBe(false);
    expect(pictureTypesOf(silhouette, 2)).not.toContain('VH');
  }
  expect(pictureTypesOf('midi-dress', 2)).toContain('VH');
});

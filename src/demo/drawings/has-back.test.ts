import { expect, test } from 'vitest';
import { drawnViewsOf } from '#src/platform/catalogue/products/drawn-views.ts';
import { type Garment, kindOf, SILHOUETTES, type Silhouette } from '../garments/garments.ts';
import { drawGarment, isDrawable } from './draw-garment.ts';

const PLAIN = { fabric: 'jersey', pattern: 'plain', colour: '#808080', accent: '#404040' } as const;

/** Whether a silhouette looks otherwise from behind. */
function hasBack(silhouette: Silhouette): boolean {
  const garment: Garment = { ...PLAIN, silhouette, seed: 1 };
  if (!isDrawable(garment)) return false;
  return drawGarment(garment, 'VH').svg !== drawGarment(garment, 'AP').svg;
}

test('what shows one side alone has no picture from behind, which would be the same once more', () => {
  for (const silhouette of ['sneakers', 'towel'] as const) {
    expect(hasBack(silhouette)).toBe(false);
    expect(drawnViewsOf(silhouette, 2)).not.toContain('VH');
  }
  expect(drawnViewsOf('midi-dress', 2)).toContain('VH');
});

test.each(SILHOUETTES)('a %s is listed with the views that it is drawn in', (silhouette) => {
  expect(drawnViewsOf(kindOf(silhouette), 1).includes('VH')).toBe(hasBack(silhouette));
});

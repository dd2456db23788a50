import { expect, test } from 'vitest';
import { SILHOUETTE_DRAWINGS } from './silhouettes.ts';
import { startSketch } from './sketch.ts';
import { SPECIMENS } from './specimens.ts';

/** What a fill holds, and how many whole pixels it takes at so many pixels per unit. */
const PATTERN = /<pattern id="([\w-]+)" patternUnits="userSpaceOnUse" width="([\d.]+)"[^>]*>(.)/g;

test.each(['sweater', 'denim-jacket', 'mini-skirt'] as const)(
  'the cloth of a %s is laid as a picture of whole pixels, which repeats in no time',
  (silhouette) => {
    const [specimen] = SPECIMENS[silhouette];
    if (specimen === undefined) throw new Error('a silhouette without a specimen');
    const { sketch, parts } = startSketch({ ...specimen, silhouette, seed: 7 }, 'front');
    SILHOUETTE_DRAWINGS[silhouette](sketch);
    for (const pixelsPerUnit of [0.7, 1.6, 3.3]) {
      const text = parts().patterns(pixelsPerUnit);
      const patterns = [...text.matchAll(PATTERN)];
      for (const [, , width] of patterns) {
        const pixels = Number(width) * pixelsPerUnit;
        expect(Math.abs(pixels - Math.round(pixels))).toBeLessThan(0.001);
        expect(pixels).toBeGreaterThan(90);
      }
      // A seam at an angle turns the same picture instead of having one made again.
      expect(text.split('<soft').length - 1).toBe(patterns.length);
      expect(patterns.length).toBeGreaterThan(0);
    }
  },
);

import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { PICTURE_SHAPES } from '#src/domain/catalogue/pictures.ts';
import { SHOWN_PICTURE_TYPES } from '#src/platform/pictures/picture-query.ts';
import { FABRICS, type Fabric, PATTERNS, type Pattern } from '../garments/garments.ts';
import { asDyed } from './colour.ts';
import { type DrawableGarment, drawGarment } from './draw-garment.ts';
import { drawPicture } from './draw-picture.ts';
import { rasterise } from './render-picture.ts';
import { DRAWN_SILHOUETTES, type DrawnSilhouette } from './silhouettes.ts';

const garment = (
  silhouette: DrawnSilhouette,
  fabric: Fabric,
  pattern: Pattern,
  seed = 42,
): DrawableGarment => ({ silhouette, fabric, pattern, colour: '#7c8a6e', accent: '#22304a', seed });

/** Every id a drawing points at exists in it, and no number went wrong. */
function expectSound(svg: string): void {
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  const ids = new Set(Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
}

describe.each(DRAWN_SILHOUETTES.map((silhouette, place) => ({ silhouette, place })))(
  '$silhouette',
  ({ silhouette, place }) => {
    test('is sound in every fabric and pattern', () => {
      for (const fabric of FABRICS)
        for (const pattern of PATTERNS)
          expectSound(drawGarment(garment(silhouette, fabric, pattern), 'AP').svg);
    });

    test.each(SHOWN_PICTURE_TYPES)('%s is sound as 2:3 and as 4:5', (type) => {
      const shown = garment(silhouette, 'poplin', 'gingham');
      for (const shape of PICTURE_SHAPES)
        expectSound(drawPicture(shown, type, [{ ...shown, seed: 43 }], 40, shape).svg);
    });

    // Rendering takes a second: every third silhouette is rendered, in one of two ways; at a release all.
    test.each([
      ['AP', 'tall', 60],
      [SHOWN_PICTURE_TYPES[place % SHOWN_PICTURE_TYPES.length] ?? 'AP', 'wide', 50],
    ] as const)('%s, %s, is read by the renderer', async (type, shape, tall) => {
      const shown = garment(silhouette, 'poplin', 'gingham');
      const drawing = drawPicture(shown, type, [{ ...shown, seed: 43 }], 40, shape);
      const read = await sharp(Buffer.from(drawing.svg)).metadata();
      expect(read.format).toBe('svg');
      expect(read.width).toBe(drawing.drawn + 2 * drawing.bleed);
      if (process.env.IS_RELEASE !== '1' && place % 3 !== 0) return;
      if ((shape === 'tall') !== (place % 2 === 0)) return;
      const { format, width, height } = await sharp(
        await (await rasterise(drawing)).png().toBuffer(),
      ).metadata();
      expect({ format, width, height }).toEqual({ format: 'png', width: 40, height: tall });
    });

    test('one seed always draws the same, another seed draws otherwise', () => {
      const drawn = (seed: number) =>
        drawGarment(garment(silhouette, 'linen', 'plain', seed), 'AP').svg;
      expect(drawn(5)).toBe(drawn(5));
      expect(new Set([5, 6, 7, 8].map(drawn)).size).toBe(4);
    });
  },
);

test('the accent of sneakers is on heel and pull tab alone, never in bands on the side', () => {
  const shoe = { silhouette: 'sneakers', fabric: 'leather', pattern: 'plain' } as const;
  const colours = { colour: '#7c8a6e', accent: '#22304a' };
  const accent = new RegExp(`<path[^>]* fill="${asDyed(colours.accent)}"`, 'g');
  for (let seed = 0; seed < 40; seed++) {
    const { svg } = drawGarment({ ...shoe, ...colours, seed }, 'AP');
    // Two shoes, with a heel and a tab each.
    expect([...svg.matchAll(accent)]).toHaveLength(4);
  }
});

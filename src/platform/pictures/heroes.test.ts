import { expect, test } from 'vitest';
import { HERO_NAMES } from './hero-scenes.ts';
import { drawHero } from './heroes.ts';
import { rasterise } from './render-picture.ts';

test.each(HERO_NAMES)('the %s hero is rendered in landscape and in portrait', async (name) => {
  for (const [shape, height] of [
    ['landscape', 90],
    ['portrait', 200],
  ] as const) {
    const drawing = drawHero(name, 1, { shape, width: 160 });
    expect(drawing.svg).not.toMatch(/NaN|undefined|Infinity/);
    const { info } = await rasterise(drawing).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([160, height]);
  }
});

test('the same name and seed draw the same composition, another seed another one', () => {
  const drawn = (seed: number) => drawHero('denim', seed, { width: 160 }).svg;
  expect(drawn(1)).toBe(drawn(1));
  expect(drawn(2)).not.toBe(drawn(1));
});

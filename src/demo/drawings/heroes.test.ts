import { expect, test } from 'vitest';
import { HERO_NAMES, HERO_SCENES } from './hero-scenes.ts';
import { drawHero } from './heroes.ts';
import { rasterise } from './render-picture.ts';

const SHAPES = [
  { shape: 'landscape', height: 90 },
  { shape: 'portrait', height: 200 },
] as const;

test.each(HERO_NAMES)('the %s hero is rendered in landscape and in portrait', async (name) => {
  const rendered = SHAPES.map(async ({ shape, height }) => {
    const drawing = drawHero(name, 1, { shape, width: 160 });
    expect(drawing.svg).not.toMatch(/NaN|undefined|Infinity/);
    const { info } = await (await rasterise(drawing)).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([160, height]);
  });
  await Promise.all(rendered);
});

test('the same name and seed draw the same composition, another seed another one', () => {
  const drawn = (seed: number) => drawHero('denim', seed, { width: 160 }).svg;
  expect(drawn(1)).toBe(drawn(1));
  expect(drawn(2)).not.toBe(drawn(1));
});

test('no two compositions show the same garments or have the same colours', () => {
  const scenes = Object.values(HERO_SCENES);
  const looks = scenes.map(({ garments }) => JSON.stringify(garments));
  const colours = scenes.map(({ ground, arch }) => `${ground} ${arch}`);
  expect(new Set(looks).size).toBe(scenes.length);
  expect(new Set(colours).size).toBe(scenes.length);
});

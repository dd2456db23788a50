import sharp from 'sharp';
import { expect, test } from 'vitest';
import { HEROES } from '#src/platform/opening/content/heroes.ts';
import { isHero, productsOn, sceneOf } from './hero-scenes.ts';
import { drawHero, placesOn } from './heroes.ts';
import { rasterise } from './render-picture.ts';

const SHAPES = [
  { shape: 'landscape', height: 90 },
  { shape: 'portrait', height: 200 },
] as const;

/** Names of the scenes that share the composition of one, itself included. */
const likeIn = (name: (typeof HEROES)[number]) =>
  HEROES.filter((other) => sceneOf(other).composition === sceneOf(name).composition);

/**
 * Rendering takes a second: of a composition the first scene is rendered, in one shape; at a release
 * every scene.
 */
function isRendered(name: (typeof HEROES)[number], turn: number): boolean {
  const like = likeIn(name);
  const place = like.indexOf(name);
  if (process.env.IS_RELEASE === '1') return like.length === 1 || place % SHAPES.length === turn;
  return place === 0 && HEROES.indexOf(name) % SHAPES.length === turn;
}

test.each(HEROES)(
  'the %s scene can be read by the renderer in landscape and in portrait',
  async (name) => {
    for (const [turn, { shape, height }] of SHAPES.entries()) {
      const drawing = drawHero(sceneOf(name), 1, { shape, width: 160 });
      expect(drawing.svg).not.toMatch(/NaN|undefined|Infinity/);
      const read = await sharp(Buffer.from(drawing.svg)).metadata();
      const { bleed } = drawing;
      expect([read.width, read.height]).toEqual([160 + 2 * bleed, height + 2 * bleed]);
      if (!isRendered(name, turn)) continue;
      const { info } = await (await rasterise(drawing)).raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([160, height]);
    }
  },
);

test('a scene is drawn the same every time, and another one otherwise', () => {
  const drawn = (name: (typeof HEROES)[number]) => drawHero(sceneOf(name), 1, { width: 160 }).svg;
  expect(drawn('denim')).toBe(drawn('denim'));
  expect(drawn('city')).not.toBe(drawn('denim'));
});

test('no two scenes look alike: garments, colours and composition differ', () => {
  const scenes = HEROES.map(sceneOf);
  const looks = scenes.map(({ composition, garments }) => JSON.stringify([composition, garments]));
  const colours = scenes.map(({ ground, main }) => `${ground} ${main}`);
  expect(new Set(looks).size).toBe(scenes.length);
  expect(new Set(colours).size).toBe(scenes.length);
});

test('the six families of the home page are told in six compositions', () => {
  const families = ['dresses', 'knitwear', 'jeans', 'essentials', 'men', 'accessories'] as const;
  expect(new Set(families.map((name) => sceneOf(name).composition)).size).toBe(6);
});

test('each garment of a scene has a place on its upright picture', () => {
  for (const name of HEROES) {
    const places = placesOn(sceneOf(name));
    expect(places).toHaveLength(productsOn(name).length);
    for (const { x, y } of places) {
      expect(Math.min(x, y)).toBeGreaterThan(10);
      expect(Math.max(x, y)).toBeLessThan(90);
    }
  }
});

test('a name that no scene has is none', () => {
  expect(isHero('toString')).toBe(false);
});

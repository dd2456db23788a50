import type { Garment } from '#src/domain/catalogue/garments.ts';
import { BACKDROPS } from './backdrops.ts';
import { mix, shade } from './colour.ts';
import { disc, frond, type PaperShape, paperSheets } from './cut-paper.ts';
import { placeGarment, type Slot } from './draw-garment.ts';
import { closeDrawing, type Drawing, drawnWidth } from './drawing.ts';
import { HEIGHT, type Point, path } from './geometry.ts';
import { HERO_SCENES, type HeroName, type HeroScene } from './hero-scenes.ts';
import { type Random, randomFrom } from './random.ts';
import { SILHOUETTE_DRAWINGS } from './silhouettes.ts';
import type { Sketch } from './sketch.ts';

/** A length of cloth that hangs from the top in a swag, for the background of a composition. */
function drawDrape(s: Sketch): void {
  const { between } = s.random;
  const foot = 650 + between(-40, 60);
  const outline: Point[] = path(
    [20, -60, 1],
    [560, -60, 1],
    [520, 90],
    [452, 230],
    [418, 390],
    [452, 560],
    [470, foot, 1],
    [420, foot + 26],
    [360, foot - 8],
    [300, foot + 30],
    [236, foot - 4],
    [170, foot + 22, 1],
    [214, 520],
    [196, 380],
    [140, 220],
    [70, 80],
  );
  s.piece(outline, { lift: 1, roll: 0.8 });
  s.within(outline, () => {
    for (let i = 0; i < 8; i++) {
      const share = (i + 0.5) / 8;
      const waist = 206 + share * 218;
      const line: Point[] = path(
        [40 + share * 500, -60],
        [90 + share * 400 + between(-10, 10), 90],
        [waist, 300],
        [waist + between(-8, 8), 430],
        [190 + share * 270, foot + 40],
      );
      s.groove(line, between(16, 34), between(0.22, 0.5));
    }
    for (let i = 0; i < 4; i++)
      s.fold(path([60 + i * 60, 60 + i * 20], [410 - i * 30, 300 + i * 26]), {
        width: 30,
        depth: 0.3,
        bend: 30,
      });
  });
}

type HeroShape = 'landscape' | 'portrait';
type HeroOptions = { shape?: HeroShape; width?: number };

const STAGES = {
  // The left third stays quiet for a line of text.
  landscape: {
    width: 1600,
    height: 900,
    arch: [690, 1290, 96],
    sun: [1420, 210, 118],
    fronds: [
      [560, 800, 330, -24],
      [1490, 880, 380, 16],
    ],
    drape: [1440, -10, 1.02],
    slots: [
      [760, 490, 0.8, -9],
      [1050, 482, 0.93, 3],
      [1390, 590, 0.62, 11],
    ],
  },
  portrait: {
    width: 960,
    height: 1200,
    arch: [190, 790, 120],
    sun: [800, 220, 110],
    fronds: [
      [90, 1130, 360, -16],
      [880, 1160, 330, 20],
    ],
    drape: [800, -10, 0.86],
    slots: [
      [300, 540, 0.84, -9],
      [560, 640, 0.98, 4],
      [250, 950, 0.56, -12],
    ],
  },
} as const satisfies Record<
  HeroShape,
  { slots: readonly [Slot, Slot, Slot] } & Record<string, unknown>
>;

function backdrop(scene: HeroScene, shape: HeroShape, random: Random): string {
  const stage = STAGES[shape];
  const sun = disc(stage.sun[0], stage.sun[1], stage.sun[2] * random.between(0.9, 1.1));
  const sheets: PaperShape[] = [
    ...(scene.drape ? [] : [{ d: sun, fill: scene.shapes[1] }]),
    ...BACKDROPS[scene.backdrop ?? 'archway'](stage, scene),
    ...stage.fronds.map(([x, y, size, turn], i) => ({
      d: frond(x, y, size, turn + random.between(-5, 5), random),
      fill: i === 0 ? scene.shapes[0] : mix(scene.shapes[0], scene.ground, 0.35),
    })),
  ];
  return paperSheets(sheets);
}

/**
 * A composition of three garments on coloured paper:
 * 16:9 when `landscape`, 4:5 when `portrait`; `width` in pixels.
 */
export function drawHero(
  name: HeroName,
  seed: number,
  { shape = 'landscape', width }: HeroOptions = {},
): Drawing {
  const scene: HeroScene = HERO_SCENES[name];
  const stage = STAGES[shape];
  const pixels = width ?? stage.width;
  const drawn = drawnWidth(pixels, 'hero');
  const ratio = drawn / stage.width;
  const random = randomFrom(
    seed,
    [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7),
  );
  const whole = `x="-120" y="-120" width="${stage.width + 240}" height="${stage.height + 240}"`;
  const [dx, dy, dsize] = stage.drape;
  const cloth: Garment = {
    silhouette: 'scarf',
    fabric: 'linen',
    pattern: 'plain',
    colour: scene.drape ?? scene.ground,
    accent: scene.arch,
    seed,
  };
  const drape = scene.drape
    ? placeGarment(cloth, drawDrape, [dx, dy + (HEIGHT / 2) * dsize, dsize, 0], 'drape', ratio)
    : '';
  const clothes = stage.slots.map(([x, y, size, turn], i) => {
    const garment: Garment = {
      ...(scene.garments[i] ?? scene.garments[0]),
      seed: seed * 97 + i * 13 + name.length,
    };
    return placeGarment(
      garment,
      SILHOUETTE_DRAWINGS[garment.silhouette],
      [x, y, size, turn + random.between(-2, 2)],
      `g${i}`,
      ratio,
    );
  });
  const [back, main, small] = clothes;
  return closeDrawing(
    { x: 0, y: 0, width: stage.width, height: stage.height, pixels },
    drawn,
    `<defs><radialGradient id="ground" cx=".34" cy=".2" r="1.05"><stop offset="0" stop-color="${shade(scene.ground, 0.14)}"/><stop offset=".5" stop-color="${scene.ground}"/><stop offset="1" stop-color="${shade(scene.ground, -0.24)}"/></radialGradient>
<filter id="paper-shadow" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="11"/></filter>
<filter id="paper" filterUnits="userSpaceOnUse" ${whole} color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="${seed}"/><feColorMatrix values="0 0 0 .16 .42 0 0 0 .16 .42 0 0 0 .16 .42 0 0 0 0 1"/></filter></defs>
<rect ${whole} fill="url(#ground)"/>${drape}${backdrop(scene, shape, random)}
<rect ${whole} filter="url(#paper)" style="mix-blend-mode:soft-light"/>
${back}${main}${small}`,
    'filtered',
  );
}

import type { HeroShape } from '#src/domain/catalogue/pictures.ts';
import { STAGES } from './backdrops.ts';
import { shade } from './colour.ts';
import { compositionOf } from './compositions.ts';
import { paperSheets } from './cut-paper.ts';
import { isDrawable, placeGarment, type Slot } from './draw-garment.ts';
import { closeDrawing, type Drawing, drawnWidth } from './drawing.ts';
import { HEIGHT } from './geometry.ts';
import type { HeroScene } from './hero-scenes.ts';
import { randomFrom } from './random.ts';
import { type DrawnSilhouette, SILHOUETTE_DRAWINGS } from './silhouettes.ts';

type HeroOptions = { shape?: HeroShape; width?: number };

const BOTTOMS: ReadonlySet<DrawnSilhouette> = new Set([
  'pleated-skirt',
  'mini-skirt',
  'jeans-straight',
  'jeans-wide',
  'chinos',
  'wide-trousers',
  'joggers',
  'shorts',
  'leggings',
]);

/** A wooden hanger from the rail down to a garment at a slot; one with clips for what has a waist. */
function hanger(silhouette: DrawnSilhouette, [x, y, size]: Slot, rail: number): string {
  const at = (unit: number) => y + (unit - HEIGHT / 2) * size;
  const isClipped = BOTTOMS.has(silhouette);
  const neck = at(isClipped ? 44 : 92);
  const half = (isClipped ? 122 : 116) * size;
  const drop = isClipped ? 0 : 40 * size;
  const shoulders = `M${x - half} ${neck + drop}Q${x - half * 0.4} ${neck} ${x} ${neck - 6}Q${x + half * 0.4} ${neck} ${x + half} ${neck + drop}`;
  const clips = isClipped
    ? [-0.8, 0.8]
        .map(
          (share) =>
            `<rect x="${x + share * half - 6}" y="${neck - 6}" width="12" height="${44 * size}" rx="3" fill="#8f8a82"/>`,
        )
        .join('')
    : '';
  return `<path d="M${x} ${neck - 4}V${rail + 16}C${x} ${rail - 4} ${x + 20} ${rail - 20} ${x + 17} ${rail}" fill="none" stroke="#7d7870" stroke-width="4" stroke-linecap="round"/><path d="${shoulders}" fill="none" stroke="#8a6242" stroke-width="${13 * size}" stroke-linecap="round" stroke-linejoin="round"/>${clips}`;
}

/** A composition on coloured paper: 16:9 when `landscape`, 4:5 when `portrait`; `width` in pixels. */
export function drawHero(
  scene: HeroScene,
  seed: number,
  { shape = 'landscape', width }: HeroOptions = {},
): Drawing {
  const stage = STAGES[shape];
  const { backdrop, slots, rail, hanging = 0 } = compositionOf(scene.composition);
  const pixels = width ?? stage.width;
  const drawn = drawnWidth(pixels, 'hero');
  const random = randomFrom(seed, scene.garments[0]?.seed);
  const whole = `x="-120" y="-120" width="${stage.width + 240}" height="${stage.height + 240}"`;
  const clothes = slots[shape].map((slot, at) => {
    const garment = scene.garments[at];
    if (garment === undefined || !isDrawable(garment)) return '';
    const [x, y, size, turn] = slot;
    const placed: Slot = [x, y, size, turn === 0 ? 0 : turn + random.between(-2, 2)];
    const draw = SILHOUETTE_DRAWINGS[garment.silhouette];
    const hook =
      rail !== undefined && at < hanging ? hanger(garment.silhouette, placed, rail[shape]) : '';
    return hook + placeGarment(garment, draw, placed, `g${at}`, drawn / stage.width);
  });
  const { ground } = scene;
  return closeDrawing(
    { x: 0, y: 0, width: stage.width, height: stage.height, pixels },
    drawn,
    `<defs><radialGradient id="ground" cx=".34" cy=".2" r="1.05"><stop offset="0" stop-color="${shade(ground, 0.14)}"/><stop offset=".5" stop-color="${ground}"/><stop offset="1" stop-color="${shade(ground, -0.24)}"/></radialGradient>
<filter id="paper-shadow" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="11"/></filter>
<filter id="paper" filterUnits="userSpaceOnUse" ${whole} color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="${seed}"/><feColorMatrix values="0 0 0 .16 .42 0 0 0 .16 .42 0 0 0 .16 .42 0 0 0 0 1"/></filter></defs>
<rect ${whole} fill="url(#ground)"/>${paperSheets(backdrop(stage, scene, random))}
<rect ${whole} filter="url(#paper)" style="mix-blend-mode:soft-light"/>
${clothes.join('')}`,
    'filtered',
  );
}

/** Where the garments of an upright scene lie, in percent of it, from back to front. */
export function placesOn({ composition, garments }: HeroScene): { x: number; y: number }[] {
  const { width, height } = STAGES.portrait;
  return compositionOf(composition)
    .slots.portrait.slice(0, garments.length)
    .map(([x, y]) => ({ x: Math.round((x / width) * 100), y: Math.round((y / height) * 100) }));
}

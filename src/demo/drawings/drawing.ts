import type { PictureShape } from '#src/domain/catalogue/pictures.ts';
import { PICTURE_RATIOS } from '#src/platform/pictures/picture-formats.ts';
import { mix } from './colour.ts';
import { CENTRE, HEIGHT } from './geometry.ts';
import type { Random } from './random.ts';

/** What a picture shows, in the drawing's units, and how wide it shall become in pixels. */
export type Viewport = { x: number; y: number; width: number; height: number; pixels: number };

/**
 * An SVG document of `drawn` pixels across plus `bleed` pixels on every edge, for a picture of
 * `width` by `height` pixels.
 */
export type Drawing = { svg: string; width: number; height: number; drawn: number; bleed: number };

/** The whole picture of a garment: of its full height, with more ground at the sides when `wide`. */
export function wholeView(pixels: number, shape: PictureShape): Viewport {
  const width = HEIGHT * PICTURE_RATIOS[shape];
  return { x: CENTRE - width / 2, y: 0, width, height: HEIGHT, pixels };
}

/** Filters take ten times as long above this width as below, for no more than blurred cloth. */
export const WIDEST = { packshot: 960, hero: 1280 } as const;

/** The width a picture is drawn at before it is enlarged to what was asked. */
export function drawnWidth(pixels: number, kind: keyof typeof WIDEST = 'packshot'): number {
  return Math.min(pixels, WIDEST[kind]);
}

/**
 * Closes content into a document. Filters take what lies outside the canvas for empty, which draws
 * a false edge along the border: `filtered` content gets a bleed, which is cut away.
 */
export function closeDrawing(
  viewport: Viewport,
  drawn: number,
  content: string,
  filtered?: 'filtered',
): Drawing {
  const { x, y, pixels } = viewport;
  const unit = viewport.width / drawn;
  const bleed = filtered ? Math.ceil(drawn * 0.06) : 0;
  const wide = drawn + 2 * bleed;
  const tall = Math.round(viewport.height / unit) + 2 * bleed;
  const viewBox = [x - bleed * unit, y - bleed * unit, wide * unit, tall * unit];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${tall}" viewBox="${viewBox.map((value) => value.toFixed(2)).join(' ')}">${content}</svg>`;
  const height = Math.round((pixels * viewport.height) / viewport.width);
  return { svg, width: pixels, height, drawn, bleed };
}

/** A rectangle in picture units. */
export type Region = { x: number; y: number; width: number; height: number };

/**
 * Part of a drawing that is rendered by itself, at fewer pixels per unit than the drawing, since
 * filters cost by the pixel and what they blur needs few. `kept` for what many drawings share.
 * Its content refers to nothing outside of it.
 */
export function softLayer(
  { x, y, width, height }: Region,
  pixelsPerUnit: number,
  content: string,
  kept?: 'kept',
): string {
  const across = Math.ceil(width * pixelsPerUnit);
  const down = Math.ceil(height * pixelsPerUnit);
  const at = [x, y, across / pixelsPerUnit, down / pixelsPerUnit];
  return `<soft${kept ? ' kept="yes"' : ''} x="${at[0]}" y="${at[1]}" width="${at[2]}" height="${at[3]}" pixels="${across} ${down}">${content}</soft>`;
}

/** The mean colour of the paper under a garment. */
export const groundFor = (colour: string) => mix('#f0ebe1', colour, 0.05);

/**
 * The paper a garment lies on: lit from the upper left, with a breath of the garment's own colour.
 * What stands has a sweep of paper under and behind it.
 */
export function paperGround(
  colour: string,
  random: Random,
  pose: 'lying' | 'standing' = 'lying',
): { defs: string; body: string } {
  const warm = random.pick(['#FBF8F3', '#F8F4ED', '#F6F3EE', '#F7F1E9']);
  const far = random.pick(['#EAE2D5', '#E6DED2', '#E9E0D6', '#E2DCD1']);
  const light = mix(warm, colour, 0.025);
  const deep = mix(far, colour, 0.07);
  const cx = random.between(0.28, 0.42);
  const cy = random.between(0.2, 0.36);
  const defs = `<radialGradient id="ground" cx="${cx.toFixed(2)}" cy="${cy.toFixed(2)}" r="0.95" gradientUnits="userSpaceOnUse" gradientTransform="translate(-60 -60) scale(720 1020)"><stop offset="0" stop-color="${light}"/><stop offset=".55" stop-color="${mix(light, deep, 0.5)}"/><stop offset="1" stop-color="${deep}"/></radialGradient>`;
  const whole = 'x="-120" y="-60" width="840" height="1020"';
  const body = `<rect ${whole} fill="url(#ground)"/>`;
  if (pose === 'lying') return { defs, body };
  const dark = mix(deep, '#6b5c49', 0.34);
  const sweep = `<linearGradient id="sweep" x2="0" y2="1"><stop offset=".42" stop-color="${dark}" stop-opacity="0"/><stop offset=".6" stop-color="${dark}" stop-opacity=".4"/><stop offset=".78" stop-color="${dark}" stop-opacity=".1"/><stop offset="1" stop-color="${dark}" stop-opacity=".3"/></linearGradient>`;
  return { defs: defs + sweep, body: `${body}<rect ${whole} fill="url(#sweep)"/>` };
}

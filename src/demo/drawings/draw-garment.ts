import type { PictureShape } from '#src/domain/catalogue/pictures.ts';
import { PICTURE_RATIOS } from '#src/platform/pictures/picture-formats.ts';
import type { Garment } from '../garments/garments.ts';
import { CLOTHS, grainFilter, lightFilter } from './cloth.ts';
import { asDyed, lightness } from './colour.ts';
import {
  closeDrawing,
  type Drawing,
  drawnWidth,
  paperGround,
  type Region,
  softLayer,
  type Viewport,
  wholeView,
} from './drawing.ts';
import { CENTRE, HEIGHT, WIDTH } from './geometry.ts';
import { randomFrom } from './random.ts';
import { type DrawnSilhouette, SILHOUETTE_DRAWINGS } from './silhouettes.ts';
import { type Bounds, type Parts, type Sketch, startSketch } from './sketch.ts';

/** How one garment is looked at: packshot, detail, its back, packshot for the zoom. */
const SINGLE_PICTURE_TYPES = ['AP', 'DP', 'VH', 'ZM'] as const;
type SinglePictureType = (typeof SINGLE_PICTURE_TYPES)[number];

/** A garment whose silhouette can be drawn: one that cannot is a type error. */
export type DrawableGarment = Garment & { silhouette: DrawnSilhouette };

/** Whether a garment's silhouette has a drawing. */
export function isDrawable(garment: Garment): garment is DrawableGarment {
  return garment.silhouette in SILHOUETTE_DRAWINGS;
}

const SPOTS = `<radialGradient id="shadow-spot"><stop offset="0" stop-color="#0d0805"/><stop offset=".5" stop-color="#0d0805" stop-opacity=".45"/><stop offset="1" stop-color="#0d0805" stop-opacity="0"/></radialGradient><radialGradient id="light-spot"><stop offset="0" stop-color="#fff"/><stop offset=".5" stop-color="#fff" stop-opacity=".45"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`;

const grown = ({ left, top, right, bottom }: Bounds, by: number): Region => ({
  x: left - by,
  y: top - by,
  width: right - left + 2 * by,
  height: bottom - top + 2 * by,
});

const fill = ({ x, y, width, height }: Region) =>
  `x="${x.toFixed(2)}" y="${y.toFixed(2)}" width="${width.toFixed(2)}" height="${height.toFixed(2)}"`;

/** Pixels per unit that soft light and shadow are made at: their blur leaves no finer detail. */
const LIGHT_PIXELS = { min: 0.45, max: 0.9, share: 0.4 } as const;
const SHADOW_PIXELS = 0.4;
/** Pixels of a side of the grain, which repeats. */
const GRAIN_SIDE = 512;

/** The light on a garment: soft and coarse from its height map, with the fine grain over it. */
function lightLayers(garment: Garment, parts: Parts, scale: number): string {
  const cloth = CLOTHS[garment.fabric];
  const { min, max, share } = LIGHT_PIXELS;
  const coarse = Math.min(scale, max, Math.max(min, scale * share));
  const { filter, grain, opacity } = lightFilter(cloth, {
    id: 'light',
    seed: garment.seed,
    scale: coarse,
    tone: lightness(asDyed(garment.colour)),
  });
  // Filters take what lies outside for empty: the false edge stays outside of the garment.
  const region = grown(parts.bounds, 30);
  const light = softLayer(
    region,
    coarse,
    `<defs>${SPOTS}${parts.clips}${filter}</defs><g filter="url(#light)"><rect ${fill(region)} fill="#686868"/>${parts.height}</g>`,
  );
  const side = GRAIN_SIDE / scale;
  const whole = { x: 0, y: 0, width: side, height: side };
  const tile = softLayer(
    whole,
    scale,
    `<defs>${grainFilter(cloth, 'weave')}</defs><rect ${fill(whole)} filter="url(#weave)"/>`,
    'kept',
  );
  const from = (garment.seed % GRAIN_SIDE) / scale;
  return `<defs><pattern id="grain" patternUnits="userSpaceOnUse" x="${from}" y="${from}" width="${side}" height="${side}">${tile}</pattern></defs>
<g clip-path="url(#body)" opacity="${opacity.toFixed(3)}" style="mix-blend-mode:hard-light">${light}<rect ${fill(region)} fill="url(#grain)" fill-opacity="${grain}"/></g>`;
}

/** Dark where it touches, wider and softer around, thrown a little to the right by the lamp. */
function contactShadow({ bounds, contacts }: Parts): string {
  const spots = contacts.map(([[ax, ay], [bx, by]]) => {
    const half = Math.hypot(bx - ax, by - ay) / 2;
    const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
    const oval = (dx: number, dy: number, rx: number, ry: number, opacity: number) =>
      `<ellipse cx="${dx}" cy="${dy}" rx="${rx.toFixed(1)}" ry="${ry}" fill="url(#shadow-spot)" fill-opacity="${opacity}"/>`;
    return `<g transform="translate(${((ax + bx) / 2).toFixed(1)} ${((ay + by) / 2).toFixed(1)}) rotate(${turn.toFixed(1)})">${oval(30, 10, half * 1.32, 46, 0.34)}${oval(10, 2, half * 1.14, 17, 0.85)}</g>`;
  });
  return softLayer(grown(bounds, 120), SHADOW_PIXELS, `<defs>${SPOTS}</defs>${spots.join('')}`);
}

function shadowLayer(parts: Parts, union: string): string {
  if (parts.contacts.length > 0) return contactShadow(parts);
  return softLayer(
    grown(parts.bounds, 80),
    SHADOW_PIXELS,
    `<defs><filter id="shadow" x="-.3" y="-.3" width="1.6" height="1.6" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="4.5" result="near"/><feGaussianBlur in="SourceAlpha" stdDeviation="16" result="far"/><feOffset in="far" dx="11" dy="19" result="far"/><feOffset in="near" dx="4" dy="7"/><feComposite in2="far" operator="arithmetic" k2=".38" k3=".3"/></filter></defs><g filter="url(#shadow)">${union}</g>`,
  );
}

/** The layers of a garment: shadow, colour, light and trims, without a ground. */
export function garmentLayers(garment: Garment, parts: Parts, scale: number): string {
  const union = parts.outlines.map((d) => `<path d="${d}"/>`).join('');
  return `<defs>${SPOTS}${parts.clips}${parts.patterns(scale)}<clipPath id="body">${union}</clipPath></defs>
${shadowLayer(parts, union)}
<g>${parts.colour}</g>
${lightLayers(garment, parts, scale)}
${parts.trims}`;
}

function closeView(
  { at: [x, y], width }: Parts['focus'],
  pixels: number,
  shape: PictureShape,
): Viewport {
  const height = width / PICTURE_RATIOS[shape];
  return { x: x - width / 2, y: y - height / 2, width, height, pixels };
}

/** One picture of a garment, `width` by 3/2 `width` pixels once rendered, or by 5/4 when `wide`. */
export function drawGarment(
  garment: DrawableGarment,
  type: SinglePictureType,
  width = WIDTH,
  shape: PictureShape = 'tall',
): Drawing {
  const { sketch, parts } = startSketch(garment, type === 'VH' ? 'back' : 'front');
  SILHOUETTE_DRAWINGS[garment.silhouette](sketch);
  const drawn = parts();
  const seen = type === 'DP' ? closeView(drawn.focus, width, shape) : wholeView(width, shape);
  const drawnAt = drawnWidth(width);
  const ground = paperGround(
    garment.colour,
    randomFrom(garment.seed, 4),
    drawn.contacts.length > 0 ? 'standing' : 'lying',
  );
  return closeDrawing(
    seen,
    drawnAt,
    `<defs>${ground.defs}</defs>${ground.body}${garmentLayers(garment, drawn, drawnAt / seen.width)}`,
  );
}

/** Middle of a garment in a composition, its size against a packshot, and its angle in degrees. */
export type Slot = readonly [x: number, y: number, size: number, turn: number];

/** Moves and shrinks a garment's own units to its slot; the turn is drawn, not transformed. */
function slotTransform([x, y, size]: Slot): string {
  return `translate(${x - CENTRE * size} ${y - (HEIGHT / 2) * size}) scale(${size})`;
}

/** A garment at its place in a composition; `key` keeps its filters and patterns its own. */
export function placeGarment(
  garment: Garment,
  draw: (sketch: Sketch) => void,
  slot: Slot,
  key: string,
  pixelsPerUnit: number,
): string {
  const [, , size, turn] = slot;
  const { sketch, parts } = startSketch(garment, 'front', turn);
  draw(sketch);
  const layers = garmentLayers(garment, parts(), pixelsPerUnit * size)
    .replace(/ id="([^"]+)"/g, ` id="${key}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${key}-$1)`)
    .replace(/ href="#([^"]+)"/g, ` href="#${key}-$1"`);
  return `<g transform="${slotTransform(slot)}">${layers}</g>`;
}

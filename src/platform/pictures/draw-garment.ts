import type { Garment } from '#src/domain/garments.ts';
import type { PictureShape } from '#src/domain/pictures.ts';
import { CLOTHS, lightFilter } from './cloth.ts';
import { asDyed, lightness } from './colour.ts';
import {
  closeDrawing,
  type Drawing,
  drawnWidth,
  RATIOS,
  type Viewport,
  wholeView,
} from './drawing.ts';
import { WIDTH } from './geometry.ts';
import { paperGround } from './ground.ts';
import { randomFrom } from './random.ts';
import { type DrawnSilhouette, SILHOUETTE_DRAWINGS } from './silhouettes.ts';
import { type Bounds, type Parts, startSketch } from './sketch.ts';

/** How one garment is looked at: packshot, detail, its back, packshot for the zoom. */
export const SINGLE_PICTURE_TYPES = ['AP', 'DP', 'VH', 'ZM'] as const;
export type SinglePictureType = (typeof SINGLE_PICTURE_TYPES)[number];

/** A garment whose silhouette can be drawn: one that cannot is a type error. */
export type DrawableGarment = Garment & { silhouette: DrawnSilhouette };

/** Whether a garment's silhouette has a drawing. */
export function isDrawable(garment: Garment): garment is DrawableGarment {
  return garment.silhouette in SILHOUETTE_DRAWINGS;
}

const SPOTS = `<radialGradient id="shadow-spot"><stop offset="0" stop-color="#0d0805"/><stop offset=".5" stop-color="#0d0805" stop-opacity=".45"/><stop offset="1" stop-color="#0d0805" stop-opacity="0"/></radialGradient><radialGradient id="light-spot"><stop offset="0" stop-color="#fff"/><stop offset=".5" stop-color="#fff" stop-opacity=".45"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`;

const grown = ({ left, top, right, bottom }: Bounds, by: number) =>
  `x="${left - by}" y="${top - by}" width="${right - left + 2 * by}" height="${bottom - top + 2 * by}"`;

/** The layers of a garment: shadow, colour, light and trims, without a ground. */
export function garmentLayers(garment: Garment, parts: Parts, scale: number): string {
  const light = lightFilter(CLOTHS[garment.fabric], {
    id: 'light',
    seed: garment.seed,
    scale,
    tone: lightness(asDyed(garment.colour)),
    region: grown(parts.bounds, 2),
  });
  const union = parts.outlines.map((d) => `<path d="${d}"/>`).join('');
  return `<defs>${SPOTS}${parts.defs}${light}
<filter id="shadow" filterUnits="userSpaceOnUse" ${grown(parts.bounds, 46)} color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="4.5" result="near"/><feGaussianBlur in="SourceAlpha" stdDeviation="16" result="far"/><feOffset in="far" dx="11" dy="19" result="far"/><feOffset in="near" dx="4" dy="7"/><feComposite in2="far" operator="arithmetic" k2=".38" k3=".3"/></filter>
<clipPath id="body">${union}</clipPath></defs>
<g filter="url(#shadow)">${union}</g>
<g>${parts.colour}</g>
<g filter="url(#light)" clip-path="url(#body)" style="mix-blend-mode:hard-light">${parts.height}</g>
${parts.trims}`;
}

function closeView(
  { at: [x, y], width }: Parts['focus'],
  pixels: number,
  shape: PictureShape,
): Viewport {
  const height = width / RATIOS[shape];
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
  const ground = paperGround(garment.colour, randomFrom(garment.seed, 4));
  return closeDrawing(
    seen,
    drawnAt,
    `<defs>${ground.defs}</defs>${ground.body}${garmentLayers(garment, drawn, drawnAt / seen.width)}`,
  );
}

import type { Garment } from '#src/domain/garments.ts';
import { garmentLayers } from './draw-garment.ts';
import { CENTRE, HEIGHT } from './geometry.ts';
import { type Sketch, startSketch } from './sketch.ts';

/** Middle of a garment in a composition, its size against a packshot, and its angle in degrees. */
export type Slot = readonly [x: number, y: number, size: number, turn: number];

/** A garment at its place in a composition; `key` keeps its filters and patterns its own. */
export function placeGarment(
  garment: Garment,
  draw: (sketch: Sketch) => void,
  [x, y, size, turn]: Slot,
  key: string,
  pixelsPerUnit: number,
): string {
  const { sketch, parts } = startSketch(garment, 'front', turn);
  draw(sketch);
  const layers = garmentLayers(garment, parts(), pixelsPerUnit * size)
    .replace(/ id="([^"]+)"/g, ` id="${key}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${key}-$1)`);
  return `<g transform="translate(${x - CENTRE * size} ${y - (HEIGHT / 2) * size}) scale(${size})">${layers}</g>`;
}

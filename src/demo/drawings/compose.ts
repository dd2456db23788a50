import type { Garment } from '#src/domain/catalogue/garments.ts';
import { garmentLayers } from './draw-garment.ts';
import { CENTRE, HEIGHT } from './geometry.ts';
import { type Sketch, startSketch } from './sketch.ts';

/** Middle of a garment in a composition, its size against a packshot, and its angle in degrees. */
export type Slot = readonly [x: number, y: number, size: number, turn: number];

/** Moves and shrinks a garment's own units to its slot; the turn is drawn, not transformed. */
export function slotTransform([x, y, size]: Slot): string {
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

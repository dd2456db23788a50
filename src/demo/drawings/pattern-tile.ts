import { softLayer } from './drawing.ts';

/** One repeat of a pattern, and the two colours it is dyed with; `kept` when many drawings share it. */
export type Tile = { width: number; height: number; body: string; kept?: 'kept' };

export type Dyes = { cloth: string; accent: string };

/** Sides of the picture that a pattern is filled with, in pixels: small ones are slow to repeat. */
const SIDE = { min: 192, max: 640 } as const;
/** Enough for the finest cloth of a whole picture; a thumbnail of a drawing needs no more. */
const MAX_TIMES = 40;

/**
 * How often a tile repeats along a side of the picture, and how many pixels that takes: whole ones
 * for each tile, or their edges would show as hairlines.
 */
function repeats(length: number, pixelsPerUnit: number) {
  const one = Math.max(1, Math.round(length * pixelsPerUnit));
  const times = Math.min(Math.max(1, Math.ceil(SIDE.min / one)), MAX_TIMES);
  return { times, units: length * times, pixels: one * times };
}

/**
 * The content of a pattern and its size, in units. A tile of lines is drawn again at each place by
 * the renderer, which takes seconds; several of them as one picture of whole pixels take none.
 */
export function asPicture(tile: Tile, pixelsPerUnit: number): Tile {
  const across = repeats(tile.width, pixelsPerUnit);
  const down = repeats(tile.height, pixelsPerUnit);
  if (Math.max(across.pixels, down.pixels) > SIDE.max) return tile;
  const along = (id: string, times: number, at: (place: number) => string) =>
    Array.from({ length: times }, (_, place) => `<use href="#${id}" ${at(place)}/>`).join('');
  const one = `<g id="one"><svg width="${tile.width}" height="${tile.height}">${tile.body}</svg></g>`;
  const row = `<g id="row">${along('one', across.times, (place) => `x="${place * tile.width}"`)}</g>`;
  const rows = along('row', down.times, (place) => `y="${place * tile.height}"`);
  const [width, height] = [across.pixels / pixelsPerUnit, down.pixels / pixelsPerUnit];
  const stretch = `scale(${width / across.units} ${height / down.units})`;
  const content = `<defs>${one}${row}</defs><g transform="${stretch}">${rows}</g>`;
  return {
    width,
    height,
    body: softLayer({ x: 0, y: 0, width, height }, pixelsPerUnit, content, tile.kept),
  };
}

import type { PictureShape } from '#src/domain/catalogue/pictures.ts';
import { PICTURE_RATIOS } from '#src/platform/pictures/picture-formats.ts';
import { CENTRE, HEIGHT } from './geometry.ts';

/** What a picture shows, in the drawing's units, and how wide it shall become in pixels. */
export type Viewport = { x: number; y: number; width: number; height: number; pixels: number };

/**
 * An SVG document of `drawn` pixels across plus `bleed` pixels on every edge,
 * for a picture of `width` by `height` pixels.
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

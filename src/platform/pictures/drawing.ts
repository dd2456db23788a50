/** What a picture shows, in the drawing's units, and how wide it becomes in pixels. */
export type Viewport = { x: number; y: number; width: number; height: number; pixels: number };

/** An SVG document with `bleed` pixels on every edge around a picture of `width` by `height` pixels. */
export type Drawing = { svg: string; width: number; height: number; bleed: number };

/**
 * Closes content into a document with bleed. Filters take what lies outside the canvas for empty,
 * which draws a false edge along the border; cutting the bleed away keeps it out of the picture.
 */
export function closeDrawing(viewport: Viewport, content: string): Drawing {
  const { x, y, pixels } = viewport;
  const unit = viewport.width / pixels;
  const height = Math.round(viewport.height / unit);
  const bleed = Math.ceil(pixels * 0.06);
  const wide = pixels + 2 * bleed;
  const tall = height + 2 * bleed;
  const viewBox = [x - bleed * unit, y - bleed * unit, wide * unit, tall * unit];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${tall}" viewBox="${viewBox.map((value) => value.toFixed(2)).join(' ')}">${content}</svg>`;
  return { svg, width: pixels, height, bleed };
}

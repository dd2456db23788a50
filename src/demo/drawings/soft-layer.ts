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
  return `<soft${kept ? ' kept' : ''} x="${at[0]}" y="${at[1]}" width="${at[2]}" height="${at[3]}" pixels="${across} ${down}">${content}</soft>`;
}

import type { Point } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';

export const GOLD = '#c8a45c';

export function ring(s: Sketch, at: Point, radius: number): void {
  s.trim(
    at,
    `<circle r="${radius}" fill="none" stroke="#140c07" stroke-opacity=".4" stroke-width="5" transform="translate(2 3)"/><circle r="${radius}" fill="none" stroke="#96763a" stroke-width="5.4"/><circle r="${radius}" fill="none" stroke="${GOLD}" stroke-width="3.6"/><path d="M${-radius * 0.8} ${-radius * 0.6}A${radius} ${radius} 0 0 1 ${radius * 0.2} ${-radius}" fill="none" stroke="#fff6da" stroke-width="1.4"/>`,
  );
}

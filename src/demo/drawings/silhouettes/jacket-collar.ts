import { across, CENTRE, onSide, type Point } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import type { Frame } from './frame.ts';
import { label } from './trims.ts';

export const METAL = '#c2a271';

/** Turned-down collar without a stand, for jackets. */
export function drawJacketCollar(
  s: Sketch,
  f: Frame,
  point: Point,
  paint: 'plain' | 'accent' = 'plain',
): void {
  const { neck, top } = f;
  s.band(across([neck - 2, top], [neck * 0.66, top - 12], [0, top - 16]), 30, {
    paint,
    tone: -0.22,
    lift: 0.2,
  });
  s.trim([CENTRE, top + 10], label());
  for (const side of [1, -1] as const) {
    const leaf: Point[] = [
      [6, top + 52, 1],
      [neck * 0.56, top + 28],
      [neck * 0.88, top - 8],
      [neck * 0.96, top - 24, 1],
      [neck + 20, top - 6],
      [neck + 34, top + 24, 1],
      [point[0], point[1], 1],
    ];
    s.piece(onSide(side, ...leaf), { paint, lift: 0.8, angle: side * 22, roll: 0.6 });
    s.stitch(onSide(side, [12, top + 55], [point[0] - 2, point[1] - 9, 1], [neck + 27, top + 23]));
  }
}

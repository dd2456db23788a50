import { across, symmetric } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';

export function drawWaistband(s: Sketch, half: number, y: number, height: number): void {
  s.piece(
    symmetric(
      [0, y - 4],
      [half * 0.6, y - 3],
      [half - 2, y - 8, 1],
      [half + 2, y + height - 6, 1],
      [half * 0.6, y + height + 3],
      [0, y + height + 4],
    ),
    { paint: 'plain', lift: 0.3, roll: 0.6 },
  );
  s.stitch(across([half - 2, y + height - 11], [half * 0.6, y + height - 3], [0, y + height - 1]));
}

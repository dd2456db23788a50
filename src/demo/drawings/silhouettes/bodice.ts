import { onSide, symmetric } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { bodyHalf, type Frame } from './frame.ts';

export function drawBodice(s: Sketch, f: Frame, dip: number, neckline: 'round' | 'vee'): void {
  const body = symmetric(
    ...bodyHalf(f, dip, neckline).slice(0, -4),
    [f.waist[0], f.waist[1], 1],
    [f.waist[0] * 0.5, f.waist[1] + 5],
    [0, f.waist[1] + 6],
  );
  s.piece(body, { lift: 0.25 });
  s.within(body, () => {
    const { between } = s.random;
    for (const side of [1, -1] as const) {
      s.fold(
        onSide(side, [f.armpit[0] - 2, f.armpit[1] + 20], [f.armpit[0] * 0.5, f.armpit[1] + 34]),
        { width: 14, depth: 0.4, bend: side * 5 },
      );
      s.seam(
        onSide(side, [f.waist[0] * 0.52, f.armpit[1] + 60], [f.waist[0] * 0.5, f.waist[1] + 4]),
        0.6,
      );
      s.fold(
        onSide(
          side,
          [f.waist[0], f.waist[1] - 12],
          [f.waist[0] * 0.4, f.waist[1] - between(30, 60)],
        ),
        { width: 11, depth: 0.36 },
      );
      s.fold(
        onSide(
          side,
          [f.shoulder[0] * 0.8, f.shoulder[1] + 10],
          [f.neck * 0.8, f.armpit[1] + between(-10, 30)],
        ),
        { width: 16, depth: 0.3 },
      );
    }
  });
}

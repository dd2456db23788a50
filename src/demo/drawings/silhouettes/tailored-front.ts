import { across, CENTRE, onSide, type Point, path, type Side, symmetric } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { bodyHalf, drawBodyFolds, type Frame } from './frame.ts';
import { label } from './trims.ts';

export type Front = {
  /** Where the lapels meet and the first button sits. */
  closing: number;
  /** How far the left front laps over the right. */
  overlap: number;
  lapel: number;
  gorge: number;
  /** Rounded front corners of a blazer, or square ones. */
  cutaway: number;
};

export function drawLining(s: Sketch, f: Frame, closing: number): void {
  s.piece(
    symmetric(
      [0, f.top - 8],
      [f.neck * 0.8, f.top - 10],
      [f.neck + 8, f.top + 4, 1],
      [60, (f.top + closing) / 2],
      [0, closing + 10],
    ),
    { paint: 'inside', lift: 0, roll: 0.2 },
  );
  s.glow([CENTRE, f.top + 70], 70, 90, -0.5);
  s.piece(
    symmetric(
      [0, f.top - 22],
      [f.neck * 0.6, f.top - 18],
      [f.neck, f.top - 4, 1],
      [f.neck * 0.6, f.top + 10],
      [0, f.top + 14],
    ),
    { tone: -0.15, lift: 0.3 },
  );
  s.trim([CENTRE, f.top + 34], label());
}

export function drawFront(s: Sketch, f: Frame, side: Side, front: Front): void {
  const [hx, hy] = f.hem;
  const lap = -front.overlap;
  const half = bodyHalf(f, 60).slice(2, -2);
  const outline: Point[] = [
    ...half.slice(0, -1),
    [hx, hy, 1],
    [hx * 0.5, hy + 8],
    front.cutaway ? [36, hy + 8] : [lap, hy + 10, 1],
    ...(front.cutaway ? (path([8, hy - 18], [lap, hy - front.cutaway]) satisfies Point[]) : []),
    [lap, front.closing, 1],
    [f.neck * 0.72, f.top + 54],
  ];
  const shape = onSide(side, ...outline);
  s.piece(shape, { lift: 0.5 });
  s.within(shape, () => {
    drawBodyFolds(s, f, 0.42);
    s.fold(
      onSide(side, [f.shoulder[0] * 0.6, f.armpit[1] - 10], [f.waist[0] * 0.62, f.waist[1] + 40]),
      { width: 16, depth: 0.26 },
    );
    s.seam(
      onSide(
        side,
        [f.armpit[0] * 0.62, f.armpit[1] + 30],
        [f.waist[0] * 0.58, f.waist[1]],
        [f.waist[0] * 0.62, f.waist[1] + 110],
      ),
      0.5,
    );
  });
}

export function drawLapel(s: Sketch, f: Frame, side: Side, front: Front): void {
  const lap = -front.overlap;
  const { gorge, lapel, closing } = front;
  const edge = f.neck + lapel;
  const lapelShape: Point[] = path(
    [lap, closing, 1],
    [f.neck * 0.52, f.top + (closing - f.top) * 0.42],
    [f.neck * 0.96, f.top + 10, 1],
    [f.neck + 18, gorge - 26, 1],
    [edge, gorge + 4, 1],
    [edge - 12, gorge + (closing - gorge) * 0.34],
    [edge * 0.52, gorge + (closing - gorge) * 0.72],
  );
  s.piece(onSide(side, ...lapelShape), { lift: 0.8, angle: side * 14, roll: 0.4 });
  s.stitch(
    onSide(
      side,
      [lap + 6, closing - 12],
      [edge * 0.5, gorge + (closing - gorge) * 0.69],
      [edge - 16, gorge + (closing - gorge) * 0.32],
      [edge - 6, gorge + 8],
    ),
    s.tones.trim,
  );
  const collar: Point[] = path(
    [f.neck * 0.9, f.top + 26, 1],
    [f.neck * 0.94, f.top - 2],
    [f.neck * 0.84, f.top - 15],
    [f.neck + 14, f.top - 8],
    [f.neck + lapel * 0.74, gorge - 34, 1],
    [f.neck + lapel * 0.56, gorge - 14, 1],
  );
  s.piece(onSide(side, ...collar), { lift: 0.6, angle: side * 30, roll: 0.4 });
}

export function drawFlapPocket(
  s: Sketch,
  side: Side,
  x: number,
  y: number,
  width: number,
  flap: number,
): void {
  const [near, far]: [number, number] = [x, x + width];
  s.piece(
    onSide(
      side,
      [near, y, 1],
      [far, y - 6, 1],
      [far + 1, y + flap - 10],
      [far - 5, y + flap - 4],
      [near + 5, y + flap + 2],
      [near, y + flap - 6],
    ),
    { lift: 0.45, roll: 0.4 },
  );
  s.seam(onSide(side, [near - 2, y - 1], [far + 2, y - 7]), 0.7);
}

export function drawTailoredBack(s: Sketch, f: Frame): void {
  const body = symmetric(...bodyHalf(f, 8));
  s.piece(body, { lift: 0.3 });
  s.within(body, () => {
    drawBodyFolds(s, f, 0.5);
    s.seam(path([CENTRE, f.top], [CENTRE, f.hem[1] + 14]), 1);
    const vent = f.hem[1] - (f.hem[1] - f.waist[1]) * 0.5;
    s.fold(path([CENTRE + 2, vent], [CENTRE + 4, f.hem[1] + 30]), { width: 16, depth: 0.8 });
    for (const side of [1, -1] as const)
      s.seam(
        onSide(
          side,
          [f.armpit[0] - 12, f.armpit[1] - 50],
          [f.waist[0] * 0.55, f.waist[1]],
          [f.hem[0] * 0.62, f.hem[1] + 10],
        ),
        0.8,
      );
  });
  s.band(across([f.neck + 12, f.top + 10], [f.neck * 0.7, f.top - 6], [0, f.top - 10]), 44, {
    lift: 0.6,
    roll: 0.5,
  });
}

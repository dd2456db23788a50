import { between as along, CENTRE, type Point, path, symmetric } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { drawWaistband } from './skirt-waistband.ts';

/** A pleated skirt: knife pleats pressed from the waistband to the hem. */
export function drawPleatedSkirt(s: Sketch): void {
  const { between, chance } = s.random;
  const waist = 108 + between(-6, 8);
  const top = 160;
  const hem = 736 + between(-70, 40);
  const flare = between(206, 246);
  const pleats = Math.round(between(11, 17));
  const hemAt = (share: number) => hem - 18 * share * share;
  const inside: Point[] = path(
    [0, top - 8],
    [waist * 0.7, top - 10],
    [waist, top - 4, 1],
    [waist * 0.6, top + 12],
    [0, top + 14],
  );
  s.piece(symmetric(...inside), { paint: 'inside', lift: 0, roll: 0.2 });
  const turn = chance(0.5) ? 1 : -1;
  for (let i = 0; i < pleats; i++) {
    const index = turn === 1 ? i : pleats - 1 - i;
    const from = (index / pleats) * 2 - 1;
    const to = ((index + 1) / pleats) * 2 - 1;
    const lap = 0.028 * turn;
    const a: Point = [CENTRE + (from - (turn === 1 ? 0.03 : 0)) * waist, top + 20];
    const b: Point = [CENTRE + (to + (turn === -1 ? 0.03 : 0)) * waist, top + 20];
    const swing = between(-3, 3);
    const foot = (share: number, drop: number): Point => [
      CENTRE + share * flare + swing,
      hemAt(share) + drop,
      1,
    ];
    const left = foot(from - (turn === 1 ? lap : 0), turn === 1 ? -3 : 5);
    const right = foot(to - (turn === -1 ? lap : 0), turn === 1 ? 5 : -3);
    s.piece(
      path(
        [a[0], a[1], 1],
        [b[0], b[1], 1],
        along(b, right, 0.45),
        right,
        left,
        along(a, left, 0.45),
      ),
      { lift: 0.5, roll: 0.5, angle: ((from + to) / 2) * -11 },
    );
    const edge = turn === 1 ? [b, right] : [a, left];
    s.fold(edge, { width: 9 * turn, depth: 0.45 });
    s.glow(
      along(
        along(a, b, turn === 1 ? 0.06 : 0.94),
        along(left, right, turn === 1 ? 0.06 : 0.94),
        0.62,
      ),
      9,
      230,
      -0.42,
      ((from + to) / 2) * -13,
    );
  }
  drawWaistband(s, waist, top, 34);
  s.focus([CENTRE + 30, 260], 280);
}

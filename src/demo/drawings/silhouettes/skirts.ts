import {
  across,
  between as along,
  CENTRE,
  onSide,
  type Point,
  path,
  symmetric,
} from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { drawSkirtFall } from './skirt-fall.ts';
import { button } from './trims.ts';

function drawWaistband(s: Sketch, half: number, y: number, height: number): void {
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

/** A mini skirt: A-line with front buttons, or five-pocket denim. */
export function drawMiniSkirt(s: Sketch): void {
  const { between, chance } = s.random;
  const waist = 136 + between(-6, 8);
  const flare = between(188, 222);
  const hem = 640 + between(-30, 40);
  s.piece(symmetric([0, 240], [waist * 0.7, 238], [waist, 246, 1], [waist * 0.6, 266], [0, 270]), {
    paint: 'inside',
    lift: 0,
    roll: 0.2,
  });
  drawSkirtFall(s, { top: 272, waist, hem, flare, folds: 5, gathered: false });
  const buttons = s.view === 'front' && chance(0.6);
  if (buttons) {
    s.piece(symmetric([0, 270], [17, 270, 1], [17, hem + 8, 1], [0, hem + 9]), { lift: 0.35 });
    for (const side of [1, -1] as const) s.stitch(onSide(side, [13, 290], [13, hem + 4]));
    for (let i = 0; i < 5; i++)
      s.trim([CENTRE, 264 + i * ((hem - 300) / 4)], button(8, s.tones.trim), i * 25);
  } else s.seam(path([CENTRE, 276], [CENTRE, hem + 10]), 0.8);
  for (const side of [1, -1] as const) {
    const entry = onSide(
      side,
      ...(s.view === 'back'
        ? path([46, 340], [112, 336], [112, 410, 1], [79, 426, 1], [46, 412, 1], [46, 340])
        : path([68, 286], [84, 330], [waist + 14, 352])),
    );
    s.seam(entry, 0.8);
    s.stitch(entry.map(([x, y]): Point => [x, y + 5]));
    s.seam(onSide(side, [waist * 0.62, 284], [waist * 0.6, 330]), s.view === 'back' ? 0.9 : 0);
  }
  drawWaistband(s, waist, 246, 36);
  s.focus([CENTRE + 40, 330], 280);
}

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

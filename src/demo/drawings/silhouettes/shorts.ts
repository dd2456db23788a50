import { CENTRE, onSide, type Point, path, symmetric } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { type Cut, drawBand, drawCord, drawElasticWaist, legShape } from './legs.ts';
import { button } from './trims.ts';

/** Shorts: tailored with a fly or relaxed with a cord. */
export function drawShorts(s: Sketch): void {
  const { between, chance } = s.random;
  const relaxed = chance(0.45);
  const foot = 600 + between(-50, 60);
  const c: Cut = {
    waist: 142,
    top: 216,
    hip: [182, 380],
    crotch: 472,
    knee: [9, 208, 530],
    foot: [15, 218 + between(-8, 12), foot],
  };
  const back = s.view === 'back';
  if (!relaxed && !back)
    s.piece(
      symmetric(
        [0, c.top - 24],
        [c.waist * 0.6, c.top - 24],
        [c.waist - 2, c.top - 12, 1],
        [c.waist * 0.5, c.top + 8],
        [0, c.top + 10],
      ),
      { paint: 'inside', lift: 0 },
    );
  for (const side of [-1, 1] as const) {
    const leg = legShape(c, side);
    s.piece(leg, { lift: 0.35, angle: side * -3 });
    s.within(leg, () => {
      for (let i = 0; i < 4; i++)
        s.fold(
          onSide(
            side,
            [6, c.crotch - 20 + i * 14],
            [c.hip[0] * between(0.4, 0.85), c.crotch - between(40, 90) + i * 30],
          ),
          { width: between(10, 15), depth: between(0.25, 0.45), bend: side * -6 },
        );
      for (let i = 0; i < 3; i++)
        s.fold(
          onSide(
            side,
            [40 + i * 58 + between(-14, 14), c.crotch + between(-70, 0)],
            [50 + i * 62 + between(-12, 12), foot + 6],
          ),
          { width: between(14, 24), depth: between(0.18, 0.34) },
        );
      const hem = onSide(
        side,
        [c.foot[0] - 4, foot - 22],
        [(c.foot[0] + c.foot[1]) / 2, foot - 18],
        [c.foot[1] + 4, foot - 28],
      );
      s.seam(hem, 0.4);
      s.stitch(hem);
    });
    if (back) {
      s.piece(onSide(side, [48, 330, 1], [130, 324, 1], [130, 336, 1], [48, 343, 1]), {
        lift: 0.3,
      });
      s.trim([CENTRE + side * 90, 354], button(4.6, s.tones.trim));
    } else {
      const entry = onSide(side, [c.waist * 0.66, c.top + 30], [c.hip[0] - 4, c.top + 146]);
      s.seam(entry, 1);
      s.fold(entry, { width: side * 10, depth: 0.5 });
      s.stitch(entry.map(([x, y]): Point => [x - side * 6, y + 2]));
    }
  }
  s.seam(path([CENTRE, c.top + 26], [CENTRE, c.crotch + 2]), 1);
  if (relaxed) {
    drawElasticWaist(s, c, 42);
    if (!back) drawCord(s, c.top + 18);
  } else {
    if (!back)
      s.stitch(
        path(
          [CENTRE + 38, c.top + 30],
          [CENTRE + 38, c.top + 120],
          [CENTRE + 26, c.top + 154],
          [CENTRE + 2, c.top + 174],
        ),
      );
    drawBand(s, c, 40);
    if (!back) s.trim([CENTRE + 14, c.top + 18], button(7, s.tones.trim));
    for (const side of [1, -1] as const)
      for (const x of [c.waist * 0.5, c.waist - 14])
        s.piece(
          onSide(
            side,
            [x - 5, c.top - 4, 1],
            [x + 5, c.top - 5, 1],
            [x + 5, c.top + 46, 1],
            [x - 5, c.top + 47, 1],
          ),
          { paint: 'plain', lift: 0.5 },
        );
  }
  s.focus([CENTRE + 60, c.top + 90], 280);
}

import { across, CENTRE, onSide } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { drawBodice } from './bodice.ts';
import { drawInside, type Frame } from './frame.ts';
import { drawCollar, drawPlacket } from './shirt-parts.ts';
import { drawSkirtFall } from './skirt-fall.ts';
import { drawSleeves } from './sleeves.ts';
import { buckle, button } from './trims.ts';

/** A shirt dress: shirt collar, full placket, belt, roll-tab sleeves. */
export function drawShirtDress(s: Sketch): void {
  const { between, chance } = s.random;
  const f: Frame = {
    neck: 52,
    top: 84,
    shoulder: [118, 124],
    armpit: [128, 266],
    waist: [112, 392 + between(-10, 10)],
    hem: [158, 780],
  };
  const hem = 822 + between(-50, 20);
  const back = s.view === 'back';
  drawInside(s, f, back ? 8 : 60, 14);
  const short = chance(0.5);
  if (short)
    drawSleeves(
      s,
      f,
      { wrist: [196, 318 + between(-10, 16)], cuff: 84, elbow: 92, bend: 3, puff: 10 },
      'turned',
    );
  else drawSleeves(s, f, { wrist: [210, 590], cuff: 56, elbow: 80, bend: 12 }, 'shirt');
  drawSkirtFall(s, {
    top: f.waist[1],
    waist: f.waist[0],
    hem,
    flare: between(160, 196),
    folds: 7,
    gathered: false,
  });
  drawBodice(s, f, back ? 4 : 62, 'round');
  if (back) {
    s.seam(across([f.shoulder[0] - 4, f.top + 54], [50, f.top + 64], [0, f.top + 66]), 0.9);
    s.band(across([f.neck + 12, f.top + 6], [f.neck * 0.66, f.top - 3], [0, f.top - 5]), 44, {
      lift: 0.6,
    });
  } else {
    if (chance(0.6))
      for (const side of [1, -1] as const) {
        s.piece(
          onSide(side, [36, 258, 1], [96, 256, 1], [96, 312, 1], [66, 324, 1], [36, 314, 1]),
          { lift: 0.3 },
        );
        s.piece(
          onSide(side, [33, 252, 1], [99, 250, 1], [99, 268, 1], [66, 280, 1], [33, 270, 1]),
          { lift: 0.4 },
        );
        s.trim([CENTRE + side * 66, 269], button(4, s.tones.trim));
      }
    drawPlacket(s, f.top + 54, hem + 6, 9, 28);
    drawCollar(s, f, between(38, 54), between(98, 112));
  }
  const y = f.waist[1];
  s.band(across([f.waist[0] + 6, y - 2], [60, y + 3], [0, y + 4]), 30, { lift: 0.5, roll: 0.5 });
  s.stitch(across([f.waist[0] + 4, y - 13], [60, y - 8], [0, y - 7]));
  s.stitch(across([f.waist[0] + 4, y + 9], [60, y + 14], [0, y + 15]));
  if (!back) s.trim([CENTRE, y + 4], buckle(40, 38, s.tones.dark));
  s.focus([CENTRE + 24, 200], 280);
}

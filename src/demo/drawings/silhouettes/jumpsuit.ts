import { across, CENTRE, symmetric } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { bodyHalf, drawBodyFolds, drawInside, type Frame } from './frame.ts';
import { type Cut, drawLooseLegs } from './legs.ts';
import { drawCollar, drawPlacket } from './shirt-parts.ts';
import { drawSleeves } from './sleeves.ts';
import { buckle } from './trims.ts';

/** A jumpsuit: collared bodice, belted waist, wide or tapered legs. */
export function drawJumpsuit(s: Sketch): void {
  const { between, chance } = s.random;
  const wide = chance(0.5);
  const f: Frame = {
    neck: 46,
    top: 66,
    shoulder: [102, 96],
    armpit: [108, 210],
    waist: [92, 346],
    hem: [94, 352],
  };
  const cut: Cut = wide
    ? {
        waist: 92,
        top: 340,
        hip: [128, 440],
        crotch: 500,
        knee: [22, 150, 660],
        foot: [22, 166 + between(-6, 12), 858],
      }
    : {
        waist: 92,
        top: 340,
        hip: [128, 440],
        crotch: 500,
        knee: [26, 122, 660],
        foot: [40, 112, 850],
      };
  const back = s.view === 'back';
  drawInside(s, f, back ? 8 : 56, 14);
  if (chance(0.5))
    drawSleeves(
      s,
      f,
      { wrist: [166, 244 + between(-8, 14)], cuff: 74, elbow: 82, bend: 2 },
      'turned',
    );
  else drawSleeves(s, f, { wrist: [190, 486], cuff: 48, elbow: 68, bend: 10 }, 'shirt');
  drawLooseLegs(s, cut);
  const body = symmetric(
    ...bodyHalf(f, back ? 4 : 58).slice(0, -4),
    [f.waist[0], 350, 1],
    [0, 354],
  );
  s.piece(body, { lift: 0.3 });
  s.within(body, () => drawBodyFolds(s, f, 0.9));
  if (!back) {
    drawPlacket(s, f.top + 50, 344, 4, 26);
    drawCollar(s, f, between(36, 48), between(86, 98));
  }
  s.band(across([98, 346], [50, 351], [0, 352]), 28, { lift: 0.6, roll: 0.6 });
  if (!back) s.trim([CENTRE, 352], buckle(36, 36, s.tones.dark));
  s.focus([CENTRE + 20, 190], 260);
}

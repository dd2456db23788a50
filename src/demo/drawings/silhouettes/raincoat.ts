import { across, CENTRE, onSide, path, symmetric } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { bodyHalf, drawBodyFolds, type Frame } from './frame.ts';
import { drawBackYoke } from './shirt-parts.ts';
import { drawSleeves } from './sleeves.ts';
import { label, stud } from './trims.ts';

/** A raincoat: big hood, press-stud placket, patch pockets with flaps. */
export function drawRaincoat(s: Sketch): void {
  const { between } = s.random;
  const f: Frame = {
    neck: 62,
    top: 152,
    shoulder: [134, 196],
    armpit: [146, 350],
    waist: [152, 520],
    hem: [176, 816 + between(-40, 10)],
  };
  const back = s.view === 'back';
  const { top } = f;
  const hood = symmetric(
    [0, top - 96],
    [60, top - 90],
    [100, top - 50],
    [110, top],
    [86, top + 46],
    [0, top + (back ? 150 : 96)],
  );
  const drawHood = () => {
    s.piece(hood, { lift: 0.8, roll: 1 });
    s.seam(path([CENTRE, top - 94], [CENTRE, top - 40]), 1);
  };
  if (!back) {
    drawHood();
    const opening = symmetric(
      [0, top - 68],
      [44, top - 64],
      [74, top - 30],
      [76, top + 10],
      [52, top + 56],
      [0, top + 90],
    );
    s.piece(opening, { paint: 'accent', tone: -0.2, lift: 0, roll: 1 });
    s.within(opening, () => s.glow([CENTRE, top + 40], 100, 90, -0.6));
    s.trim([CENTRE, top - 10], label());
  }
  drawSleeves(s, f, { wrist: [224, 668], cuff: 74, elbow: 92, bend: 12, puff: 10 }, 'turned');
  const body = symmetric(...bodyHalf(f, back ? 10 : 84));
  s.piece(body, { lift: 0.35 });
  s.within(body, () => {
    drawBodyFolds(s, f, 1);
    s.stitch(across([f.hem[0], f.hem[1] - 16], [80, f.hem[1] - 8], [0, f.hem[1] - 6]));
    if (back) drawBackYoke(s, f, 110);
  });
  if (back) {
    drawHood();
    return;
  }
  for (const side of [1, -1] as const) {
    s.piece(
      onSide(
        side,
        [-4, top + 108, 1],
        [34, top + 68],
        [64, top + 26],
        [72, top - 24],
        [60, top - 66, 1],
        [90, top - 64],
        [110, top - 14],
        [102, top + 36],
        [64, top + 92],
        [22, top + 122, 1],
      ),
      { lift: 0.6, roll: 1 },
    );
    s.piece(onSide(side, [52, 580, 1], [138, 574, 1], [141, 690, 1], [54, 696, 1]), { lift: 0.4 });
    s.piece(onSide(side, [48, 566, 1], [142, 560, 1], [142, 606, 1], [48, 613, 1]), { lift: 0.6 });
    s.trim([CENTRE + side * 95, 596], stud(6, '#b9b4aa'));
  }
  s.piece(symmetric([0, top + 96], [26, top + 94, 1], [27, f.hem[1] + 8, 1], [0, f.hem[1] + 9]), {
    lift: 0.5,
    roll: 0.5,
  });
  for (const side of [1, -1] as const) s.stitch(onSide(side, [21, top + 100], [22, f.hem[1] + 4]));
  for (let i = 0; i < 5; i++)
    s.trim([CENTRE, top + 128 + i * ((f.hem[1] - top - 170) / 4.4)], stud(7, '#b9b4aa'));
  s.focus([CENTRE + 10, top + 40], 290);
}

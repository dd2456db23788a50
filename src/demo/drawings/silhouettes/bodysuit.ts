import { across, CENTRE, offset, onSide, type Point, path, symmetric } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { bodyHalf, drawBodyFolds, drawInside, type Frame, neckLine } from './frame.ts';
import { drawSleeves } from './sleeves.ts';
import { label, stud } from './trims.ts';

/** A baby's bodysuit: envelope shoulders, bound legs, press studs. */
export function drawBodysuit(s: Sketch): void {
  const { between, chance } = s.random;
  const f: Frame = {
    neck: 74,
    top: 196,
    shoulder: [140, 232],
    armpit: [150, 386],
    waist: [152, 530],
    hem: [148, 600],
  };
  const back = s.view === 'back';
  const dip = back ? 24 : 62;
  drawInside(s, f, dip);
  if (!back) s.trim([CENTRE, f.top + 32], label());
  drawSleeves(
    s,
    f,
    chance(0.5)
      ? { wrist: [214, 384 + between(-10, 10)], cuff: 84, elbow: 98, bend: 2, puff: 12 }
      : { wrist: [246, 566], cuff: 66, elbow: 84, bend: 8, puff: 12 },
    'rib',
  );
  const legs: Point[] = path([150, 612, 1], [112, 648], [80, 706], [62, 766, 1]);
  const body = symmetric(...bodyHalf(f, dip).slice(0, -3), ...legs, [30, 776], [0, 778]);
  s.piece(body, { lift: 0.35 });
  s.within(body, () => {
    drawBodyFolds(s, f, 1);
    for (const side of [1, -1] as const)
      for (let i = 0; i < 3; i++)
        s.fold(onSide(side, [60 + i * 10, 752 - i * 40], [20 + i * 24, 640 - i * 20]), {
          width: 13,
          depth: 0.4,
        });
  });
  for (const side of [1, -1] as const)
    s.band(onSide(side, ...legs.map(([x, y]): Point => [x, y])), 16, { paint: 'rib', lift: 0.25 });
  for (const side of [1, -1] as const) {
    const lap = onSide(
      side,
      [f.neck, f.top - 2],
      [f.neck + 40, f.top + 34],
      [f.shoulder[0] - 10, f.top + 88],
    );
    s.seam(lap, 1);
    s.stitch(offset(lap, side * -7));
  }
  s.band(neckLine(f, dip), 18, { paint: 'rib', lift: 0.25 });
  s.band(across([62, 762], [30, 770], [0, 772]), 26, { paint: 'plain', lift: 0.3 });
  for (const x of [-38, 0, 38]) s.trim([CENTRE + x, 770], stud(7, '#d8d4cb'));
  s.focus([CENTRE + 20, 300], 290);
}

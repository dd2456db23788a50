import { across, CENTRE, offset, onSide, type Point, path, symmetric } from '../geometry.ts';
import { perView, type Sketch } from '../sketch.ts';
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

/** A one-piece swimsuit: scooped or V front, high-cut legs, bound edges. */
export function drawSwimsuit(s: Sketch): void {
  const { between, chance } = s.random;
  const back = s.view === 'back';
  const dip = perView(s, 250, between(70, 150));
  const cut = between(600, 650);
  const vee = chance(0.4) && !back;
  s.piece(symmetric([0, 330], [80, 270], [118, 300], [110, 380], [0, 400]), {
    paint: 'inside',
    lift: 0,
  });
  const neck: Point[] = vee
    ? path([0, 210 + dip * 1.3, 1], [44, 190 + dip * 0.7], [78, 120, 1])
    : path([0, 220 + dip], [50, 200 + dip * 0.7], [78, 120, 1]);
  const arm: Point[] = path([102, 120, 1], [104, 220], [116, 292], [136, 322, 1]);
  const leg: Point[] = path([146, cut, 1], [106, cut + 40], [60, cut + 110], [38, 790, 1]);
  const body = symmetric(
    ...neck,
    ...arm,
    [122, 410],
    [112, 470],
    [132, 560],
    ...leg,
    [18, 798],
    [0, 800],
  );
  s.piece(body, { lift: 0.5, roll: 1 });
  s.within(body, () => {
    for (const side of [1, -1] as const) {
      s.fold(onSide(side, [130, 330], [40, 372 + between(-10, 20)]), {
        width: 16,
        depth: 0.4,
        bend: side * 6,
      });
      for (let i = 0; i < 3; i++)
        s.fold(
          onSide(side, [114 + i * 3, 440 + i * 26], [30 + i * 14, 466 + i * 30 + between(-12, 12)]),
          { width: 13, depth: 0.36, bend: side * 5 },
        );
      s.fold(onSide(side, [42, 770], [96, cut - 20]), { width: 16, depth: 0.35 });
      s.glow([CENTRE + side * 58, 350], 50, 54, 0.16);
    }
  });
  for (const side of [1, -1] as const)
    s.band(onSide(side, ...leg), 9, { paint: 'plain', lift: 0.25 });
  for (const side of [1, -1] as const)
    s.band(onSide(side, ...arm), 9, { paint: 'plain', lift: 0.25 });
  s.band(across(...[...neck].reverse()), 9, { paint: 'plain', lift: 0.25 });
  if (chance(0.4) && !back)
    s.band(across([114, 468], [60, 474], [0, 476]), 26, { paint: 'accent', lift: 0.5 });
  s.focus([CENTRE + 30, 300], 280);
}

import { bodyHalf, drawBodyFolds, type Frame } from './frame.ts';
import { across, CENTRE, onSide, type Point, type Side, symmetric } from './geometry.ts';
import type { Sketch } from './sketch.ts';
import { drawSleeves } from './sleeves.ts';
import { button, label } from './trims.ts';

type Front = {
  /** Where the lapels meet and the first button sits. */
  closing: number;
  /** How far the left front laps over the right. */
  overlap: number;
  lapel: number;
  gorge: number;
  /** Rounded front corners of a blazer, or square ones. */
  cutaway: number;
};

function drawLining(s: Sketch, f: Frame, closing: number): void {
  s.piece(
    symmetric([
      [0, f.top - 8],
      [f.neck * 0.8, f.top - 10],
      [f.neck + 8, f.top + 4, 1],
      [60, (f.top + closing) / 2],
      [0, closing + 10],
    ]),
    { paint: 'inside', lift: 0, roll: 0.2 },
  );
  s.glow([CENTRE, f.top + 70], 70, 90, -0.5);
  s.piece(
    symmetric([
      [0, f.top - 22],
      [f.neck * 0.6, f.top - 18],
      [f.neck, f.top - 4, 1],
      [f.neck * 0.6, f.top + 10],
      [0, f.top + 14],
    ]),
    { tone: -0.15, lift: 0.3 },
  );
  s.trim([CENTRE, f.top + 34], label());
}

function drawFront(s: Sketch, f: Frame, side: Side, front: Front): void {
  const [hx, hy] = f.hem;
  const lap = -front.overlap;
  const half = bodyHalf(f, 60).slice(2, -2);
  const outline: Point[] = [
    ...half.slice(0, -1),
    [hx, hy, 1],
    [hx * 0.5, hy + 8],
    front.cutaway ? [36, hy + 8] : [lap, hy + 10, 1],
    ...(front.cutaway
      ? ([
          [8, hy - 18],
          [lap, hy - front.cutaway],
        ] satisfies Point[])
      : []),
    [lap, front.closing, 1],
    [f.neck * 0.72, f.top + 54],
  ];
  const shape = onSide(side, outline);
  s.piece(shape, { lift: 0.5 });
  s.within(shape, () => {
    drawBodyFolds(s, f, 0.42);
    s.fold(
      onSide(side, [
        [f.shoulder[0] * 0.6, f.armpit[1] - 10],
        [f.waist[0] * 0.62, f.waist[1] + 40],
      ]),
      { width: 16, depth: 0.26 },
    );
    s.seam(
      onSide(side, [
        [f.armpit[0] * 0.62, f.armpit[1] + 30],
        [f.waist[0] * 0.58, f.waist[1]],
        [f.waist[0] * 0.62, f.waist[1] + 110],
      ]),
      0.5,
    );
  });
}

function drawLapel(s: Sketch, f: Frame, side: Side, front: Front): void {
  const lap = -front.overlap;
  const { gorge, lapel, closing } = front;
  const edge = f.neck + lapel;
  const lapelShape: Point[] = [
    [lap, closing, 1],
    [f.neck * 0.52, f.top + (closing - f.top) * 0.42],
    [f.neck * 0.96, f.top + 10, 1],
    [f.neck + 18, gorge - 26, 1],
    [edge, gorge + 4, 1],
    [edge - 12, gorge + (closing - gorge) * 0.34],
    [edge * 0.52, gorge + (closing - gorge) * 0.72],
  ];
  s.piece(onSide(side, lapelShape), { lift: 0.8, angle: side * 14, roll: 0.4 });
  s.stitch(
    onSide(side, [
      [lap + 6, closing - 12],
      [edge * 0.5, gorge + (closing - gorge) * 0.69],
      [edge - 16, gorge + (closing - gorge) * 0.32],
      [edge - 6, gorge + 8],
    ]),
    s.tones.trim,
  );
  const collar: Point[] = [
    [f.neck * 0.9, f.top + 26, 1],
    [f.neck * 0.94, f.top - 2],
    [f.neck * 0.8, f.top - 24, 1],
    [f.neck + 14, f.top - 8],
    [f.neck + lapel * 0.74, gorge - 34, 1],
    [f.neck + lapel * 0.56, gorge - 14, 1],
  ];
  s.piece(onSide(side, collar), { lift: 0.6, angle: side * 30, roll: 0.4 });
}

function drawFlapPocket(
  s: Sketch,
  side: Side,
  x: number,
  y: number,
  width: number,
  flap: number,
): void {
  const [near, far]: [number, number] = [x, x + width];
  s.piece(
    onSide(side, [
      [near, y, 1],
      [far, y - 6, 1],
      [far + 1, y + flap - 10],
      [far - 5, y + flap - 4],
      [near + 5, y + flap + 2],
      [near, y + flap - 6],
    ]),
    { lift: 0.45, roll: 0.4 },
  );
  s.seam(
    onSide(side, [
      [near - 2, y - 1],
      [far + 2, y - 7],
    ]),
    0.7,
  );
}

function drawTailoredBack(s: Sketch, f: Frame): void {
  const body = symmetric(bodyHalf(f, 8));
  s.piece(body, { lift: 0.3 });
  s.within(body, () => {
    drawBodyFolds(s, f, 0.5);
    s.seam(
      [
        [CENTRE, f.top],
        [CENTRE, f.hem[1] + 14],
      ],
      1,
    );
    const vent = f.hem[1] - (f.hem[1] - f.waist[1]) * 0.5;
    s.fold(
      [
        [CENTRE + 2, vent],
        [CENTRE + 4, f.hem[1] + 30],
      ],
      { width: 16, depth: 0.8 },
    );
    for (const side of [1, -1] as const)
      s.seam(
        onSide(side, [
          [f.armpit[0] - 12, f.armpit[1] - 50],
          [f.waist[0] * 0.55, f.waist[1]],
          [f.hem[0] * 0.62, f.hem[1] + 10],
        ]),
        0.8,
      );
  });
  s.band(
    across([
      [f.neck + 12, f.top + 10],
      [f.neck * 0.7, f.top - 6],
      [0, f.top - 10],
    ]),
    44,
    { lift: 0.6, roll: 0.5 },
  );
}

/** A blazer: notched lapels, one to three buttons or double-breasted, flap and welt pockets. */
export function drawBlazer(s: Sketch): void {
  const { between, chance, pick } = s.random;
  const wide = between(-6, 10);
  const f: Frame = {
    neck: 56,
    top: 142,
    shoulder: [140 + wide, 178],
    armpit: [146 + wide, 340],
    waist: [130 + wide, 500],
    hem: [154 + wide, 742 + between(-16, 22)],
  };
  const double = chance(0.35);
  const front: Front = {
    closing: double ? 440 : pick([430, 462, 486]),
    overlap: double ? 56 : 14,
    lapel: between(34, 52),
    gorge: 246 + between(-8, 10),
    cutaway: double ? 0 : 84,
  };
  if (s.view === 'front') drawLining(s, f, front.closing);
  const arms = drawSleeves(
    s,
    f,
    {
      wrist: [218 + between(-6, 10), 724 + between(-10, 14)],
      cuff: 60,
      elbow: 82,
      bend: 13,
      puff: 12,
    },
    'plain',
  );
  for (const arm of arms)
    for (let i = 0; i < 3; i++)
      s.trim(
        [
          arm.wrist[0] - arm.along[0] * (14 + i * 13) + arm.out[0] * 17,
          arm.wrist[1] - arm.along[1] * (14 + i * 13) + arm.out[1] * 17,
        ],
        button(4.2, s.tones.trim),
      );
  if (s.view === 'back') {
    drawTailoredBack(s, f);
    return;
  }
  drawFront(s, f, -1, front);
  drawFront(s, f, 1, front);
  for (const side of [-1, 1] as const) drawFlapPocket(s, side, 56, 586, 84, 34);
  s.piece(
    onSide(1, [
      [68, 352, 1],
      [122, 340, 1],
      [125, 356, 1],
      [71, 368, 1],
    ]),
    { lift: 0.3, roll: 0.3 },
  );
  drawLapel(s, f, -1, front);
  drawLapel(s, f, 1, front);
  const trim = button(8.4, s.tones.trim);
  if (double)
    for (const side of [1, -1] as const)
      for (const y of [452, 528]) s.trim(onSide(side, [[40, y]])[0] ?? [0, 0], trim);
  else
    for (let i = 0; i < (front.closing > 470 ? 1 : 2); i++)
      s.trim([CENTRE + 1, front.closing + 12 + i * 78], trim);
  s.focus([CENTRE + 20, 300], 290);
}

/** A wool coat: long, wide lapels, single or double row of large buttons, welt pockets. */
export function drawCoat(s: Sketch): void {
  const { between, chance } = s.random;
  const wide = between(-4, 10);
  const hem = 826 + between(-30, 14);
  const f: Frame = {
    neck: 52,
    top: 96,
    shoulder: [128 + wide, 132],
    armpit: [136 + wide, 286],
    waist: [134 + wide, 470],
    hem: [164 + wide, hem],
  };
  const double = chance(0.5);
  const front: Front = {
    closing: between(344, 396),
    overlap: double ? 54 : 18,
    lapel: between(46, 62),
    gorge: 206,
    cutaway: 0,
  };
  if (s.view === 'front') drawLining(s, f, front.closing);
  drawSleeves(
    s,
    f,
    { wrist: [216, 640 + between(-10, 14)], cuff: 66, elbow: 84, bend: 12, puff: 12 },
    chance(0.5) ? 'turned' : 'plain',
  );
  if (s.view === 'back') {
    drawTailoredBack(s, f);
    s.band(
      [
        [CENTRE - 60, 470],
        [CENTRE + 60, 471],
      ],
      30,
      { lift: 0.5 },
    );
    for (const x of [-46, 46]) s.trim([CENTRE + x, 471], button(8, s.tones.trim));
    return;
  }
  drawFront(s, f, -1, front);
  drawFront(s, f, 1, front);
  for (const side of [-1, 1] as const)
    s.piece(
      onSide(side, [
        [84, 520, 1],
        [104, 514, 1],
        [122, 622, 1],
        [100, 628, 1],
      ]),
      { lift: 0.45, angle: side * -10 },
    );
  drawLapel(s, f, -1, front);
  drawLapel(s, f, 1, front);
  const trim = button(10.5, s.tones.trim);
  for (let i = 0; i < 3; i++) {
    const y = front.closing + 18 + i * 96;
    if (double) for (const side of [1, -1] as const) s.trim([CENTRE + side * 38, y], trim, i * 20);
    else s.trim([CENTRE + 1, y], trim, i * 20);
  }
  s.focus([CENTRE + 20, 250], 300);
}

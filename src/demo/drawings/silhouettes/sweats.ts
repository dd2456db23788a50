import { across, CENTRE, onSide, type Point, path, symmetric } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { bodyHalf, drawBodyFolds, drawInside, type Frame, neckLine } from './frame.ts';
import { drawSleeves } from './sleeves.ts';
import { label, puller, zip } from './trims.ts';

function sweatFrame(s: Sketch): Frame {
  const { between } = s.random;
  const wide = between(-6, 12);
  return {
    neck: 66,
    top: 196,
    shoulder: [142 + wide, 242],
    armpit: [152 + wide, 404],
    waist: [154 + wide, 560],
    hem: [150 + wide, 716 + between(-12, 20)],
  };
}

function drawRibHem(s: Sketch, f: Frame): void {
  const [x, y] = f.hem;
  s.piece(
    symmetric(
      [0, y - 4],
      [x * 0.6, y - 6],
      [x + 1, y - 12, 1],
      [x - 8, y + 30, 1],
      [x * 0.6, y + 39],
      [0, y + 42],
    ),
    { paint: 'rib', lift: 0.2 },
  );
}

function drawSweatBody(s: Sketch, f: Frame, dip: number): void {
  drawSleeves(
    s,
    f,
    { wrist: [236, 702 + s.random.between(-14, 14)], cuff: 64, elbow: 94, bend: 13, puff: 12 },
    'rib',
  );
  const body = symmetric(...bodyHalf(f, dip, 'round', 6));
  s.piece(body, { lift: 0.35 });
  s.within(body, () => drawBodyFolds(s, f, 1.1));
  drawRibHem(s, f);
}

/** A sweatshirt: crew neck with the sewn V below it, ribbed hem and cuffs. */
export function drawSweatshirt(s: Sketch): void {
  const f = sweatFrame(s);
  const up = 40;
  const frame: Frame = {
    ...f,
    top: f.top - up,
    shoulder: [f.shoulder[0], f.shoulder[1] - up],
    armpit: [f.armpit[0], f.armpit[1] - up],
  };
  const dip = s.view === 'back' ? 14 : 56;
  drawInside(s, frame, dip);
  if (s.view === 'front') s.trim([CENTRE, frame.top + 27], label());
  drawSweatBody(s, frame, dip);
  if (s.view === 'front') {
    const y = frame.top + dip + 12;
    const vee = across([27, y - 5, 1], [0, y + 40, 1]);
    s.piece(symmetric([0, y - 2], [27, y - 6, 1], [0, y + 40, 1]), {
      paint: 'rib',
      lift: 0.1,
      roll: 0.3,
    });
    s.stitch(vee);
  }
  s.band(neckLine(frame, dip), 24, { paint: 'rib', lift: 0.3 });
  s.focus([CENTRE + 30, 250], 260);
}

function drawHood(s: Sketch, f: Frame): void {
  const { top, neck } = f;
  if (s.view === 'back') {
    const hood = symmetric(
      [0, top - 70],
      [60, top - 64],
      [100, top - 20],
      [106, top + 40],
      [70, top + 128],
      [0, top + 168],
    );
    s.piece(hood, { lift: 0.9, roll: 1 });
    s.seam(path([CENTRE, top - 68], [CENTRE, top + 164]), 0.9);
    s.fold(path([CENTRE - 84, top + 40], [CENTRE + 84, top + 46]), {
      width: 30,
      depth: 0.4,
      bend: 24,
    });
    return;
  }
  s.piece(
    symmetric(
      [0, top - 92],
      [58, top - 86],
      [100, top - 46],
      [112, top + 2],
      [88, top + 44],
      [neck, top + 60],
      [0, top + 90],
    ),
    { lift: 0.8, roll: 1 },
  );
  const opening = symmetric(
    [0, top - 66],
    [44, top - 62],
    [76, top - 30],
    [80, top + 10],
    [58, top + 50],
    [0, top + 86],
  );
  s.piece(opening, { paint: 'inside', lift: 0, roll: 1 });
  s.within(opening, () => {
    s.glow([CENTRE, top + 36], 100, 90, -0.75);
    s.seam(path([CENTRE, top - 66], [CENTRE, top - 10]), 0.8);
  });
  s.trim([CENTRE, top - 8], label());
}

function drawHoodFront(s: Sketch, f: Frame): void {
  const { top } = f;
  for (const side of [-1, 1] as const) {
    const outline: Point[] = [
      [-4, top + 112, 1],
      [34, top + 66],
      [66, top + 24],
      [76, top - 24],
      [62, top - 62, 1],
      [90, top - 62],
      [112, top - 14],
      [104, top + 34],
      [66, top + 90],
      [24, top + 126, 1],
    ];
    s.piece(onSide(side, ...outline), { lift: 0.6, roll: 1, angle: side * 30 });
    s.stitch(
      onSide(side, [14, top + 104], [46, top + 70], [78, top + 22], [86, top - 20], [74, top - 58]),
    );
    s.fold(onSide(side, [96, top - 30], [60, top + 84]), {
      width: 16,
      depth: 0.4,
      bend: side * 10,
    });
  }
}

/** A hoodie: double hood, kangaroo pocket and cords, or a full zip with two pockets. */
export function drawHoodie(s: Sketch): void {
  const f = sweatFrame(s);
  const zipped = s.random.chance(0.35);
  if (s.view === 'front') drawHood(s, f);
  drawSweatBody(s, f, s.view === 'back' ? 10 : 92);
  if (s.view === 'back') {
    drawHood(s, f);
    return;
  }
  const foot = f.hem[1] - 12;
  const pocket: Point[] = zipped
    ? path(
        [10, foot - 130, 1],
        [62, foot - 132, 1],
        [112, foot - 46],
        [116, foot, 1],
        [10, foot + 4, 1],
      )
    : path([0, foot - 140], [66, foot - 142, 1], [112, foot - 52], [116, foot, 1], [0, foot + 5]);
  const entry: Point[] = path([60, foot - 136], [104, foot - 52], [108, foot - 6]);
  if (zipped) for (const side of [1, -1] as const) s.piece(onSide(side, ...pocket), { lift: 0.35 });
  else s.piece(symmetric(...pocket), { lift: 0.4 });
  for (const side of [1, -1] as const) s.stitch(onSide(side, ...entry));
  drawHoodFront(s, f);
  if (zipped) {
    s.trim([CENTRE, f.top + 110], zip(f.hem[1] + 38 - f.top - 110, '#c9c4ba', s.tones.dark, 24));
    s.trim([CENTRE, f.top + 128], puller('#c9c4ba'));
  }
  for (const side of [1, -1] as const) {
    const sway = s.random.between(-6, 12);
    const cord = onSide(side, [30, f.top + 92], [36, f.top + 150], [34 + sway, f.top + 226]);
    s.line(
      cord.map(([x, y]): Point => [x + 2, y + 4]),
      '#1a100a',
      6.5,
      'stroke-opacity=".25"',
    );
    s.line(cord, s.tones.dark, 6.6);
    s.line(cord, s.tones.trim, 5);
    const end = cord[2];
    if (end)
      s.trim(
        end,
        '<rect x="-3.4" y="-2" width="6.8" height="15" rx="2" fill="#b9b2a6"/><path d="M-1.4 0v11" stroke="#fff" stroke-opacity=".7"/>',
      );
  }
  s.focus([CENTRE + 10, f.top + 60], 290);
}

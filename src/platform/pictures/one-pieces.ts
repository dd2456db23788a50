import { bodyHalf, drawBodyFolds, drawInside, type Frame, neckLine } from './frame.ts';
import { across, CENTRE, offset, onSide, type Point, symmetric } from './geometry.ts';
import { drawCollar, drawPlacket } from './shirts.ts';
import type { Sketch } from './sketch.ts';
import { drawSleeves } from './sleeves.ts';
import { buckle, button, label, stud } from './trims.ts';
import { type Cut, drawLegFolds, legShape } from './trousers.ts';

function drawLegs(s: Sketch, c: Cut): void {
  for (const side of [-1, 1] as const) {
    const leg = legShape(c, side);
    s.piece(leg, { lift: 0.3, angle: side * -2 });
    s.within(leg, () => {
      drawLegFolds(s, c, side, 0.85);
      s.stitch(
        onSide(side, [
          [c.foot[0] - 2, c.foot[2] - 15],
          [c.foot[1] + 2, c.foot[2] - 18],
        ]),
        s.tones.trim,
      );
      const entry = onSide(side, [
        [c.waist * 0.72, c.top + 16],
        [c.hip[0] - 4, c.top + 108],
      ]);
      if (s.view === 'front') {
        s.seam(entry, 0.9);
        s.fold(entry, { width: side * 9, depth: 0.5 });
      }
    });
  }
  s.seam(
    [
      [CENTRE, c.top],
      [CENTRE, c.crotch + 3],
    ],
    0.9,
  );
}

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
  drawInside(s, f, back ? 8 : 56);
  if (chance(0.5))
    drawSleeves(
      s,
      f,
      { wrist: [166, 244 + between(-8, 14)], cuff: 74, elbow: 82, bend: 2 },
      'turned',
    );
  else drawSleeves(s, f, { wrist: [190, 486], cuff: 48, elbow: 68, bend: 10 }, 'shirt');
  drawLegs(s, cut);
  const body = symmetric([
    ...bodyHalf(f, back ? 4 : 58).slice(0, -4),
    [f.waist[0], 350, 1],
    [0, 354],
  ]);
  s.piece(body, { lift: 0.3 });
  s.within(body, () => drawBodyFolds(s, f, 0.9));
  if (!back) {
    drawPlacket(s, f.top + 50, 344, 4, 26);
    drawCollar(s, f, between(36, 48), between(86, 98));
  }
  s.band(
    across([
      [98, 346],
      [50, 351],
      [0, 352],
    ]),
    28,
    { lift: 0.6, roll: 0.6 },
  );
  if (!back) s.trim([CENTRE, 352], buckle(36, 36, s.tones.dark));
  s.focus([CENTRE + 20, 190], 260);
}

/** Pyjamas: a piped camp-collar shirt laid over loose trousers. */
export function drawPyjama(s: Sketch): void {
  const { between, chance } = s.random;
  const piping = s.garment.accent;
  drawLegs(s, {
    waist: 104,
    top: 430,
    hip: [132, 520],
    crotch: 586,
    knee: [22, 136, 700],
    foot: [26, 140, 858],
  });
  const f: Frame = {
    neck: 48,
    top: 74,
    shoulder: [120, 108],
    armpit: [130, 240],
    waist: [128, 360],
    hem: [136, 486 + between(-10, 16)],
  };
  const back = s.view === 'back';
  const dip = back ? 6 : 122;
  drawInside(s, f, back ? 8 : 100);
  if (!back) s.trim([CENTRE, f.top + 26], label());
  const arms = chance(0.5)
    ? drawSleeves(s, f, { wrist: [186, 282], cuff: 82, elbow: 92, bend: 2 }, 'plain')
    : drawSleeves(s, f, { wrist: [206, 498], cuff: 60, elbow: 74, bend: 10 }, 'plain');
  for (const {
    wrist: [wx, wy],
    along: [ax, ay],
    out: [ox, oy],
    width,
  } of arms)
    s.line(
      [
        [wx - ax * 18 + ox * width * 0.49, wy - ay * 18 + oy * width * 0.49],
        [wx - ax * 18 - ox * width * 0.49, wy - ay * 18 - oy * width * 0.49],
      ],
      piping,
      2.6,
    );
  const body = symmetric(bodyHalf(f, dip, back ? 'round' : 'vee'));
  s.piece(body, { lift: 0.6 });
  s.within(body, () => drawBodyFolds(s, f, 0.9));
  if (back) {
    s.band(
      across([
        [f.neck + 12, f.top + 6],
        [f.neck * 0.66, f.top - 3],
        [0, f.top - 5],
      ]),
      40,
      { lift: 0.6 },
    );
    return;
  }
  const front: Point[] = [
    [CENTRE + 4, f.top + dip],
    [CENTRE + 5, f.hem[1] + 8],
  ];
  s.seam(front, 0.9);
  s.line(offset(front, -8), piping, 2.6);
  for (let i = 0; i < 4; i++)
    s.trim([CENTRE - 10, f.top + dip + 26 + i * 68], button(5.6, '#f1e9dc'));
  s.piece(
    onSide(1, [
      [40, 226, 1],
      [98, 223, 1],
      [98, 286, 1],
      [40, 290, 1],
    ]),
    { lift: 0.3 },
  );
  s.line(
    onSide(1, [
      [41, 238],
      [97, 235],
    ]),
    piping,
    2.6,
  );
  for (const side of [-1, 1] as const) {
    const leaf: Point[] = [
      [0, f.top + dip + 4, 1],
      [f.neck * 0.6, f.top + dip * 0.44],
      [f.neck * 0.84, f.top - 4],
      [f.neck * 0.8, f.top - 22, 1],
      [f.neck + 22, f.top + 8],
      [f.neck + 30, f.top + 50, 1],
      [f.neck + 8, f.top + 62, 1],
      [f.neck + 26, f.top + 92, 1],
    ];
    s.piece(onSide(side, leaf), { lift: 0.8, angle: side * 18, roll: 0.5 });
    s.line(
      onSide(side, [
        [5, f.top + dip - 4],
        [f.neck + 18, f.top + 88, 1],
        [f.neck + 2, f.top + 62, 1],
        [f.neck + 23, f.top + 48, 1],
        [f.neck + 16, f.top + 10],
      ]),
      piping,
      2.4,
    );
  }
  s.focus([CENTRE + 30, 190], 270);
}

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
  const legs: Point[] = [
    [150, 612, 1],
    [112, 648],
    [80, 706],
    [62, 766, 1],
  ];
  const body = symmetric([...bodyHalf(f, dip).slice(0, -3), ...legs, [30, 776], [0, 778]]);
  s.piece(body, { lift: 0.35 });
  s.within(body, () => {
    drawBodyFolds(s, f, 1);
    for (const side of [1, -1] as const)
      for (let i = 0; i < 3; i++)
        s.fold(
          onSide(side, [
            [60 + i * 10, 752 - i * 40],
            [20 + i * 24, 640 - i * 20],
          ]),
          { width: 13, depth: 0.4 },
        );
  });
  for (const side of [1, -1] as const)
    s.band(
      onSide(
        side,
        legs.map(([x, y]): Point => [x, y]),
      ),
      16,
      { paint: 'rib', lift: 0.25 },
    );
  for (const side of [1, -1] as const) {
    const lap = onSide(side, [
      [f.neck, f.top - 2],
      [f.neck + 40, f.top + 34],
      [f.shoulder[0] - 10, f.top + 88],
    ]);
    s.seam(lap, 1);
    s.stitch(offset(lap, side * -7));
  }
  s.band(neckLine(f, dip), 18, { paint: 'rib', lift: 0.25 });
  s.band(
    across([
      [62, 762],
      [30, 770],
      [0, 772],
    ]),
    26,
    { paint: 'plain', lift: 0.3 },
  );
  for (const x of [-38, 0, 38]) s.trim([CENTRE + x, 770], stud(7, '#d8d4cb'));
  s.focus([CENTRE + 20, 300], 290);
}

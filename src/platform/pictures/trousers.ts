import {
  across,
  between as along,
  CENTRE,
  offset,
  onSide,
  type Point,
  type Side,
  symmetric,
} from './geometry.ts';
import type { Sketch } from './sketch.ts';
import { button, stud } from './trims.ts';

/** The measures of trousers lying flat; x is a distance from the centre line. */
export type Cut = {
  waist: number;
  top: number;
  hip: Point;
  crotch: number;
  knee: readonly [inner: number, outer: number, y: number];
  foot: readonly [inner: number, outer: number, y: number];
};

/** One leg from the waist to the hem. */
export function legShape(c: Cut, side: Side): Point[] {
  const [kneeIn, kneeOut, kneeY] = c.knee;
  const [footIn, footOut, footY] = c.foot;
  return onSide(side, [
    [-4, c.top + 6, 1],
    [c.waist, c.top - 2, 1],
    [c.hip[0] - 6, (c.top + c.hip[1]) / 2],
    c.hip,
    [kneeOut, kneeY],
    [footOut, footY - 4, 1],
    [(footIn + footOut) / 2, footY + 4],
    [footIn, footY, 1],
    [kneeIn, kneeY],
    [Math.min(9, kneeIn * 0.5), c.crotch + 26],
    [-4, c.crotch, 1],
  ]);
}

/** Whiskers at the hip, knee creases and a soft break above the hem. */
export function drawLegFolds(s: Sketch, c: Cut, side: Side, amount = 1): void {
  const { between, chance } = s.random;
  const [kneeIn, kneeOut, kneeY] = c.knee;
  const [footIn, footOut, footY] = c.foot;
  for (let i = 0; i < 4; i++)
    s.fold(
      onSide(side, [
        [4 + i * 2, c.crotch - 18 + i * 13],
        [c.hip[0] * between(0.5, 0.88), c.crotch - between(34, 78) + i * 24],
      ]),
      { width: between(9, 14), depth: between(0.25, 0.5) * amount, bend: side * -5 },
    );
  for (let i = 0; i < 4; i++) {
    const y = kneeY + i * 22 - 40 + between(-8, 8);
    const inward = chance(0.5);
    s.fold(
      onSide(side, [
        [inward ? kneeIn + 2 : kneeOut - 2, y],
        [kneeIn + (kneeOut - kneeIn) * between(0.35, 0.7), y + between(-8, 22)],
      ]),
      { width: between(8, 13), depth: between(0.2, 0.4) * amount, bend: between(-5, 5) },
    );
  }
  for (let i = 0; i < 3; i++)
    s.fold(
      onSide(side, [
        [i % 2 ? footIn + 3 : footOut - 3, footY - 36 - i * 26],
        [(footIn + footOut) / 2 + between(-8, 8), footY - 30 - i * 26 + between(-12, 16)],
      ]),
      { width: between(8, 13), depth: between(0.22, 0.42) * amount, bend: 4 },
    );
  s.fold(
    onSide(side, [
      [(c.hip[0] + 10) / 2, c.crotch + 50],
      [(kneeIn + kneeOut) / 2 + between(-12, 12), kneeY - 20],
    ]),
    { width: 24, depth: 0.2 * amount },
  );
}

function drawLoops(s: Sketch, places: readonly number[], top: number, height: number): void {
  for (const side of [1, -1] as const)
    for (const x of places) {
      const y = top - 4;
      s.piece(
        onSide(side, [
          [x - 5, y, 1],
          [x + 5, y - 1, 1],
          [x + 5, y + height + 8, 1],
          [x - 5, y + height + 9, 1],
        ]),
        { paint: 'plain', lift: 0.5, roll: 0.4 },
      );
    }
}

export function drawBand(s: Sketch, c: Cut, height: number): Point[] {
  const { waist, top } = c;
  s.piece(
    symmetric([
      [0, top - 2],
      [waist * 0.6, top - 4],
      [waist - 1, top - 12, 1],
      [waist + 2, top + height - 12, 1],
      [waist * 0.6, top + height - 3],
      [0, top + height],
    ]),
    { paint: 'plain', lift: 0.3, roll: 0.6 },
  );
  const low: Point[] = [
    [waist, top + height - 16],
    [waist * 0.6, top + height - 7],
    [0, top + height - 4],
  ];
  return low;
}

function drawInsideWaist(s: Sketch, c: Cut): void {
  s.piece(
    symmetric([
      [0, c.top - 22],
      [c.waist * 0.6, c.top - 22],
      [c.waist - 2, c.top - 12, 1],
      [c.waist * 0.5, c.top + 8],
      [0, c.top + 10],
    ]),
    { paint: 'inside', lift: 0, roll: 0.2 },
  );
  s.trim(
    [CENTRE, c.top - 10],
    '<rect x="-22" y="-7" width="44" height="13" rx="1" fill="#e9dfcf"/><path d="M-13 -.5h26" stroke="#5a4632" stroke-width="2.2" stroke-dasharray="4 1.6"/>',
  );
}

function drawJeans(s: Sketch, c: Cut): void {
  const thread = s.garment.fabric === 'denim' ? '#c98f4e' : s.tones.thread;
  const back = s.view === 'back';
  if (!back) drawInsideWaist(s, c);
  for (const side of [-1, 1] as const) {
    const leg = legShape(c, side);
    s.piece(leg, { lift: 0.3, angle: side * -2 });
    s.within(leg, () => {
      const knee = (c.knee[0] + c.knee[1]) / 2;
      // Washed denim pales where the leg rubs.
      if (s.garment.fabric === 'denim') {
        s.glow([CENTRE + side * (c.hip[0] * 0.56), c.crotch + 110], 44, 190, 0.22, side * -4);
        s.glow([CENTRE + side * knee, c.knee[2] + 70], 34, 130, 0.12, side * -3);
      }
      drawLegFolds(s, c, side);
      const hem = onSide(side, [
        [c.foot[0] - 2, c.foot[2] - 16],
        [(c.foot[0] + c.foot[1]) / 2, c.foot[2] - 12],
        [c.foot[1] + 2, c.foot[2] - 20],
      ]);
      s.seam(hem, 0.6);
      s.stitch(hem, thread);
      const inseam = onSide(side, [
        [10, c.crotch + 20],
        [c.knee[0] + 7, c.knee[2]],
        [c.foot[0] + 7, c.foot[2] - 14],
      ]);
      s.stitch(inseam, thread);
    });
    if (back) {
      const y = c.top + 84;
      const pocket = onSide(side, [
        [34, y, 1],
        [108, y - 6, 1],
        [106, y + 74, 1],
        [72, y + 94, 1],
        [40, y + 80, 1],
      ]);
      s.seam(
        onSide(side, [
          [c.hip[0], c.top + 46],
          [50, c.top + 70],
          [0, c.top + 84],
        ]),
        0.9,
      );
      s.stitch(
        onSide(side, [
          [c.hip[0], c.top + 51],
          [50, c.top + 75],
          [0, c.top + 89],
        ]),
        thread,
      );
      s.piece(pocket, { lift: 0.4 });
      s.stitch(
        [
          ...pocket.map(([x, py]): Point => along([x, py], [CENTRE + side * 72, y + 40], 0.09)),
          along(pocket[0] ?? [0, 0], [CENTRE + side * 72, y + 40], 0.09),
        ].map(([x, py]): Point => [x, py, 1]),
        thread,
      );
      s.stitch(
        onSide(side, [
          [42, y + 34],
          [72, y + 50, 1],
          [104, y + 28],
        ]),
        thread,
      );
    } else {
      const entry: Point[] = [
        [c.waist * 0.5, c.top + 30],
        [c.waist * 0.54, c.top + 62],
        [c.waist * 0.78, c.top + 92],
        [c.hip[0] - 2, c.top + 96],
      ];
      s.piece(
        onSide(side, [...entry.map(([x, y]): Point => [x, y]), [c.waist + 6, c.top + 30, 1]]),
        { tone: -0.12, lift: 0, roll: 0.2 },
      );
      s.seam(onSide(side, entry), 1);
      for (const gap of [5, 11]) s.stitch(offset(onSide(side, entry), side * gap), thread);
      s.trim(onSide(side, [[c.waist * 0.52, c.top + 40]])[0] ?? [0, 0], stud(3.4, '#b87a4a'));
      s.trim(onSide(side, [[c.hip[0] - 8, c.top + 99]])[0] ?? [0, 0], stud(3.4, '#b87a4a'));
    }
  }
  const rise: Point[] = [
    [CENTRE, c.top + 24],
    [CENTRE + 1, c.crotch - 30],
    [CENTRE, c.crotch + 4],
  ];
  s.seam(rise, 1);
  s.stitch(offset(rise, -5), thread);
  if (!back) {
    const fly: Point[] = [
      [CENTRE + 36, c.top + 28],
      [CENTRE + 36, c.top + 112],
      [CENTRE + 24, c.top + 146],
      [CENTRE + 2, c.top + 166],
    ];
    s.stitch(fly, thread);
    s.stitch(offset(fly, 6), thread);
  }
  const low = drawBand(s, c, 36);
  s.stitch(across(low), thread);
  s.stitch(across(low.map(([x, y]): Point => [x - 1, y - 25])), thread);
  drawLoops(s, back ? [8, 84] : [c.waist * 0.46, c.waist - 12], c.top, 36);
  if (back)
    s.piece(
      [
        [CENTRE + 66, c.top - 6, 1],
        [CENTRE + 116, c.top - 12, 1],
        [CENTRE + 118, c.top + 20, 1],
        [CENTRE + 67, c.top + 26, 1],
      ],
      { paint: '#a8703f', lift: 0.4 },
    );
  else s.trim([CENTRE + 2, c.top + 16], stud(8, '#c08a55'));
  s.focus([CENTRE + 60, c.top + 90], 260);
}

/** Straight five-pocket jeans with topstitching, rivets and a washed thigh. */
export function drawJeansStraight(s: Sketch): void {
  const { between } = s.random;
  const narrow = between(-6, 10);
  drawJeans(s, {
    waist: 124,
    top: 82,
    hip: [154, 236],
    crotch: 306,
    knee: [36, 152 + narrow, 560],
    foot: [50, 158 + narrow, 838],
  });
}

/** Wide-leg jeans, high in the waist. */
export function drawJeansWide(s: Sketch): void {
  const { between } = s.random;
  const wide = between(-8, 18);
  drawJeans(s, {
    waist: 116,
    top: 72,
    hip: [160, 240],
    crotch: 312,
    knee: [32, 192 + wide * 0.6, 560],
    foot: [34, 214 + wide, 838],
  });
}

/** Chinos: pressed crease, slant pockets, clean waistband. */
export function drawChinos(s: Sketch): void {
  const { between, chance } = s.random;
  const slim = between(-10, 8);
  const c: Cut = {
    waist: 122,
    top: 82,
    hip: [150, 238],
    crotch: 308,
    knee: [38, 146 + slim, 560],
    foot: [58, 146 + slim, 838],
  };
  const back = s.view === 'back';
  const turnUp = chance(0.3);
  if (!back) drawInsideWaist(s, c);
  for (const side of [-1, 1] as const) {
    const leg = legShape(c, side);
    s.piece(leg, { lift: 0.3, angle: side * -2 });
    s.within(leg, () => {
      drawLegFolds(s, c, side, 0.8);
      s.fold(
        onSide(side, [
          [c.waist * 0.56, c.top + 60],
          [(c.foot[0] + c.foot[1]) / 2, c.foot[2] + 4],
        ]),
        { width: 7, depth: 0.55, bend: side * -9 },
      );
      if (!turnUp)
        s.stitch(
          onSide(side, [
            [c.foot[0] - 2, c.foot[2] - 20],
            [c.foot[1] + 2, c.foot[2] - 24],
          ]),
          s.tones.trim,
        );
    });
    if (turnUp)
      s.piece(
        onSide(side, [
          [c.foot[0] - 3, c.foot[2] - 34, 1],
          [c.foot[1] + 3, c.foot[2] - 38, 1],
          [c.foot[1] + 3, c.foot[2] + 2, 1],
          [c.foot[0] - 3, c.foot[2] + 6, 1],
        ]),
        { lift: 0.4 },
      );
    if (back) {
      const welt = onSide(side, [
        [44, c.top + 116, 1],
        [112, c.top + 110, 1],
        [112, c.top + 122, 1],
        [44, c.top + 128, 1],
      ]);
      s.piece(welt, { lift: 0.3, roll: 0.4 });
      s.trim([CENTRE + side * 78, c.top + 138], button(4.6, s.tones.trim));
      s.seam(
        onSide(side, [
          [62, c.top + 34],
          [66, c.top + 92],
        ]),
        0.8,
      );
    } else {
      const entry = onSide(side, [
        [c.waist * 0.62, c.top + 30],
        [c.hip[0] - 6, c.top + 140],
      ]);
      s.fold(entry, { width: side * 9, depth: 0.5 });
      s.seam(entry, 1);
      s.stitch(offset(entry, side * 6));
      if (chance(0.5))
        s.fold(
          onSide(side, [
            [c.waist * 0.5, c.top + 28],
            [c.waist * 0.53, c.top + 130],
          ]),
          { width: 13, depth: 0.7 },
        );
    }
  }
  const rise: Point[] = [
    [CENTRE, c.top + 24],
    [CENTRE + 1, c.crotch - 30],
    [CENTRE, c.crotch + 4],
  ];
  s.seam(rise, 1);
  if (!back)
    s.stitch([
      [CENTRE + 34, c.top + 28],
      [CENTRE + 34, c.top + 112],
      [CENTRE + 23, c.top + 144],
      [CENTRE + 2, c.top + 162],
    ]);
  drawBand(s, c, 38);
  drawLoops(s, [c.waist * 0.5, c.waist - 14], c.top, 38);
  if (!back) {
    s.seam(
      [
        [CENTRE + 24, c.top - 2],
        [CENTRE + 24, c.top + 35],
      ],
      0.7,
    );
    s.trim([CENTRE + 12, c.top + 17], button(6.6, s.tones.trim));
  }
  s.focus([CENTRE + 60, c.top + 96], 260);
}

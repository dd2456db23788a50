import { across, between as along, CENTRE, onSide, type Point, symmetric } from './geometry.ts';
import type { Sketch } from './sketch.ts';
import { button } from './trims.ts';
import { type Cut, drawBand, drawLegFolds, legShape } from './trousers.ts';

function drawElasticWaist(s: Sketch, c: Cut, height: number): void {
  const half = c.waist;
  s.piece(
    symmetric([
      [0, c.top - 8],
      [half * 0.6, c.top - 9],
      [half, c.top - 14, 1],
      [half + 2, c.top + height - 12, 1],
      [half * 0.6, c.top + height - 4],
      [0, c.top + height],
    ]),
    { paint: 'plain', lift: 0.3, roll: 0.9 },
  );
  for (let i = 0; i < 22; i++) {
    const x = CENTRE + ((i + 0.5) / 11 - 1) * (half - 4);
    s.fold(
      [
        [x, c.top - 8],
        [x + s.random.between(-2, 2), c.top + height - 5],
      ],
      { width: s.random.between(5, 9), depth: 0.6 },
    );
    s.fold(
      [
        [x, c.top + height - 6],
        [x * 1.01, c.top + height + s.random.between(18, 60)],
      ],
      { width: 7, depth: 0.4 },
    );
  }
}

function drawCord(s: Sketch, y: number): void {
  for (const side of [1, -1] as const) {
    const sway = s.random.between(-5, 8);
    const line = onSide(side, [
      [9, y],
      [15, y + 34],
      [13 + sway, y + 74],
      [18 + sway, y + 112],
    ]);
    s.line(
      line.map(([x, py]): Point => [x + 2, py + 4]),
      '#140c07',
      6,
      'stroke-opacity=".28"',
    );
    s.line(line, s.tones.dark, 6.4);
    s.line(line, s.garment.accent, 4.6);
  }
}

/** Joggers: elastic waist with cord, slant pockets, ribbed ankles. */
export function drawJoggers(s: Sketch): void {
  const { between } = s.random;
  const c: Cut = {
    waist: 120,
    top: 96,
    hip: [158, 250],
    crotch: 330,
    knee: [40, 148 + between(-6, 8), 570],
    foot: [70, 134, 806],
  };
  for (const side of [-1, 1] as const) {
    const leg = legShape(c, side);
    s.piece(leg, { lift: 0.3 });
    s.within(leg, () => {
      drawLegFolds(s, c, side, 1.1);
      if (s.view === 'front') {
        const entry = onSide(side, [
          [c.waist * 0.7, c.top + 30],
          [c.hip[0] - 4, c.top + 130],
        ]);
        s.seam(entry, 1);
        s.fold(entry, { width: side * 9, depth: 0.5 });
      } else
        s.seam(
          onSide(side, [
            [c.waist, c.top + 60],
            [0, c.top + 84],
          ]),
          0.8,
        );
    });
    s.band(
      onSide(side, [
        [68, 824],
        [101, 828],
        [132, 822],
      ]),
      44,
      { paint: 'rib', lift: 0.3 },
    );
  }
  s.seam(
    [
      [CENTRE, c.top + 30],
      [CENTRE, c.crotch + 2],
    ],
    1,
  );
  drawElasticWaist(s, c, 42);
  if (s.view === 'front') drawCord(s, c.top + 18);
  s.focus([CENTRE + 40, c.top + 100], 270);
}

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
      symmetric([
        [0, c.top - 24],
        [c.waist * 0.6, c.top - 24],
        [c.waist - 2, c.top - 12, 1],
        [c.waist * 0.5, c.top + 8],
        [0, c.top + 10],
      ]),
      { paint: 'inside', lift: 0 },
    );
  for (const side of [-1, 1] as const) {
    const leg = legShape(c, side);
    s.piece(leg, { lift: 0.35, angle: side * -3 });
    s.within(leg, () => {
      for (let i = 0; i < 4; i++)
        s.fold(
          onSide(side, [
            [6, c.crotch - 20 + i * 14],
            [c.hip[0] * between(0.4, 0.85), c.crotch - between(40, 90) + i * 30],
          ]),
          { width: between(10, 15), depth: between(0.25, 0.45), bend: side * -6 },
        );
      for (let i = 0; i < 3; i++)
        s.fold(
          onSide(side, [
            [40 + i * 58 + between(-14, 14), c.crotch + between(-70, 0)],
            [50 + i * 62 + between(-12, 12), foot + 6],
          ]),
          { width: between(14, 24), depth: between(0.18, 0.34) },
        );
      const hem = onSide(side, [
        [c.foot[0] - 4, foot - 22],
        [(c.foot[0] + c.foot[1]) / 2, foot - 18],
        [c.foot[1] + 4, foot - 28],
      ]);
      s.seam(hem, 0.4);
      s.stitch(hem);
    });
    if (back) {
      s.piece(
        onSide(side, [
          [48, 330, 1],
          [130, 324, 1],
          [130, 336, 1],
          [48, 343, 1],
        ]),
        { lift: 0.3 },
      );
      s.trim([CENTRE + side * 90, 354], button(4.6, s.tones.trim));
    } else {
      const entry = onSide(side, [
        [c.waist * 0.66, c.top + 30],
        [c.hip[0] - 4, c.top + 146],
      ]);
      s.seam(entry, 1);
      s.fold(entry, { width: side * 10, depth: 0.5 });
      s.stitch(entry.map(([x, y]): Point => [x - side * 6, y + 2]));
    }
  }
  s.seam(
    [
      [CENTRE, c.top + 26],
      [CENTRE, c.crotch + 2],
    ],
    1,
  );
  if (relaxed) {
    drawElasticWaist(s, c, 42);
    if (!back) drawCord(s, c.top + 18);
  } else {
    if (!back)
      s.stitch([
        [CENTRE + 38, c.top + 30],
        [CENTRE + 38, c.top + 120],
        [CENTRE + 26, c.top + 154],
        [CENTRE + 2, c.top + 174],
      ]);
    drawBand(s, c, 40);
    if (!back) s.trim([CENTRE + 14, c.top + 18], button(7, s.tones.trim));
    for (const side of [1, -1] as const)
      for (const x of [c.waist * 0.5, c.waist - 14])
        s.piece(
          onSide(side, [
            [x - 5, c.top - 4, 1],
            [x + 5, c.top - 5, 1],
            [x + 5, c.top + 46, 1],
            [x - 5, c.top + 47, 1],
          ]),
          { paint: 'plain', lift: 0.5 },
        );
  }
  s.focus([CENTRE + 60, c.top + 90], 280);
}

/** Leggings: narrow, plain, with a wide flat waistband. */
export function drawLeggings(s: Sketch): void {
  const { between, chance } = s.random;
  const cropped = chance(0.3) ? 90 : 0;
  const c: Cut = {
    waist: 104,
    top: 92,
    hip: [138, 250],
    crotch: 318,
    knee: [38, 106, 580 - cropped * 0.5],
    foot: [58, 98 + between(-2, 6), 836 - cropped],
  };
  for (const side of [-1, 1] as const) {
    const leg = legShape(c, side);
    s.piece(leg, { lift: 0.3 });
    s.within(leg, () => {
      drawLegFolds(s, c, side, 0.7);
      s.seam(
        onSide(side, [
          along(c.hip, [c.waist, c.top], 0.5),
          [c.knee[1] - 10, c.knee[2]],
          [c.foot[1] - 8, c.foot[2]],
        ]),
        0.5,
      );
      s.stitch(
        onSide(side, [
          [c.foot[0] - 2, c.foot[2] - 14],
          [c.foot[1] + 2, c.foot[2] - 16],
        ]),
        s.tones.trim,
      );
    });
  }
  s.seam(
    [
      [CENTRE, c.top + 50],
      [CENTRE, c.crotch + 2],
    ],
    0.8,
  );
  s.piece(
    symmetric([
      [0, c.top - 6],
      [c.waist * 0.6, c.top - 8],
      [c.waist, c.top - 14, 1],
      [c.waist + 10, c.top + 50, 1],
      [c.waist * 0.6, c.top + 62],
      [0, c.top + 66],
    ]),
    { lift: 0.25, roll: 0.8 },
  );
  s.stitch(
    across([
      [c.waist + 8, c.top + 45],
      [c.waist * 0.6, c.top + 57],
      [0, c.top + 61],
    ]),
    s.tones.trim,
  );
  s.focus([CENTRE + 20, c.top + 110], 250);
}

import { CENTRE, onSide, type Point, path, type Side, symmetric } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';

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
  return onSide(
    side,
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
  );
}

/** Whiskers at the hip, knee creases and a soft break above the hem. */
export function drawLegFolds(s: Sketch, c: Cut, side: Side, amount = 1): void {
  const { between, chance } = s.random;
  const [kneeIn, kneeOut, kneeY] = c.knee;
  const [footIn, footOut, footY] = c.foot;
  for (let i = 0; i < 4; i++)
    s.fold(
      onSide(
        side,
        [4 + i * 2, c.crotch - 18 + i * 13],
        [c.hip[0] * between(0.5, 0.88), c.crotch - between(34, 78) + i * 24],
      ),
      { width: between(9, 14), depth: between(0.25, 0.5) * amount, bend: side * -5 },
    );
  for (let i = 0; i < 4; i++) {
    const y = kneeY + i * 22 - 40 + between(-8, 8);
    const inward = chance(0.5);
    s.fold(
      onSide(
        side,
        [inward ? kneeIn + 2 : kneeOut - 2, y],
        [kneeIn + (kneeOut - kneeIn) * between(0.35, 0.7), y + between(-8, 22)],
      ),
      { width: between(8, 13), depth: between(0.2, 0.4) * amount, bend: between(-5, 5) },
    );
  }
  for (let i = 0; i < 3; i++)
    s.fold(
      onSide(
        side,
        [i % 2 ? footIn + 3 : footOut - 3, footY - 36 - i * 26],
        [(footIn + footOut) / 2 + between(-8, 8), footY - 30 - i * 26 + between(-12, 16)],
      ),
      { width: between(8, 13), depth: between(0.22, 0.42) * amount, bend: 4 },
    );
  s.fold(
    onSide(
      side,
      [(c.hip[0] + 10) / 2, c.crotch + 50],
      [(kneeIn + kneeOut) / 2 + between(-12, 12), kneeY - 20],
    ),
    { width: 24, depth: 0.2 * amount },
  );
}

export function drawLoops(s: Sketch, places: readonly number[], top: number, height: number): void {
  for (const side of [1, -1] as const)
    for (const x of places) {
      const y = top - 4;
      s.piece(
        onSide(
          side,
          [x - 5, y, 1],
          [x + 5, y - 1, 1],
          [x + 5, y + height + 8, 1],
          [x - 5, y + height + 9, 1],
        ),
        { paint: 'plain', lift: 0.5, roll: 0.4 },
      );
    }
}

export function drawBand(s: Sketch, c: Cut, height: number): Point[] {
  const { waist, top } = c;
  s.piece(
    symmetric(
      [0, top - 2],
      [waist * 0.6, top - 4],
      [waist - 1, top - 12, 1],
      [waist + 2, top + height - 12, 1],
      [waist * 0.6, top + height - 3],
      [0, top + height],
    ),
    { paint: 'plain', lift: 0.3, roll: 0.6 },
  );
  const low: Point[] = path(
    [waist, top + height - 16],
    [waist * 0.6, top + height - 7],
    [0, top + height - 4],
  );
  return low;
}

export function drawInsideWaist(s: Sketch, c: Cut): void {
  s.piece(
    symmetric(
      [0, c.top - 22],
      [c.waist * 0.6, c.top - 22],
      [c.waist - 2, c.top - 12, 1],
      [c.waist * 0.5, c.top + 8],
      [0, c.top + 10],
    ),
    { paint: 'inside', lift: 0, roll: 0.2 },
  );
  s.trim(
    [CENTRE, c.top - 10],
    '<rect x="-22" y="-7" width="44" height="13" rx="1" fill="#e9dfcf"/><path d="M-13 -.5h26" stroke="#5a4632" stroke-width="2.2" stroke-dasharray="4 1.6"/>',
  );
}

export function drawLooseLegs(s: Sketch, c: Cut): void {
  for (const side of [-1, 1] as const) {
    const leg = legShape(c, side);
    s.piece(leg, { lift: 0.3, angle: side * -2 });
    s.within(leg, () => {
      drawLegFolds(s, c, side, 0.85);
      s.stitch(
        onSide(side, [c.foot[0] - 2, c.foot[2] - 15], [c.foot[1] + 2, c.foot[2] - 18]),
        s.tones.trim,
      );
      const entry = onSide(side, [c.waist * 0.72, c.top + 16], [c.hip[0] - 4, c.top + 108]);
      if (s.view === 'front') {
        s.seam(entry, 0.9);
        s.fold(entry, { width: side * 9, depth: 0.5 });
      }
    });
  }
  s.seam(path([CENTRE, c.top], [CENTRE, c.crotch + 3]), 0.9);
}

export function drawElasticWaist(s: Sketch, c: Cut, height: number): void {
  const half = c.waist;
  s.piece(
    symmetric(
      [0, c.top - 8],
      [half * 0.6, c.top - 9],
      [half, c.top - 14, 1],
      [half + 2, c.top + height - 12, 1],
      [half * 0.6, c.top + height - 4],
      [0, c.top + height],
    ),
    { paint: 'plain', lift: 0.3, roll: 0.9 },
  );
  for (let i = 0; i < 22; i++) {
    const x = CENTRE + ((i + 0.5) / 11 - 1) * (half - 4);
    s.fold(path([x, c.top - 8], [x + s.random.between(-2, 2), c.top + height - 5]), {
      width: s.random.between(5, 9),
      depth: 0.6,
    });
    s.fold(path([x, c.top + height - 6], [x * 1.01, c.top + height + s.random.between(18, 60)]), {
      width: 7,
      depth: 0.4,
    });
  }
}

export function drawCord(s: Sketch, y: number): void {
  for (const side of [1, -1] as const) {
    const sway = s.random.between(-5, 8);
    const line = onSide(side, [9, y], [15, y + 34], [13 + sway, y + 74], [18 + sway, y + 112]);
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

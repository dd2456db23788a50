import { between, CENTRE, type Point, path, type Side, symmetric } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';

/** The measures of an upper body; every x is a distance from the centre line. */
export type Frame = {
  neck: number;
  /** Height of the highest shoulder point beside the neck. */
  top: number;
  shoulder: Point;
  armpit: Point;
  waist: Point;
  hem: Point;
};

/** Half the outline of a front from its neckline, `dip` below the shoulder, to the hem's middle. */
export function bodyHalf(
  f: Frame,
  dip: number,
  neckline: 'round' | 'vee' | 'flat' = 'round',
  hemDrop = 10,
): Point[] {
  const [hx, hy] = f.hem;
  const slope: Point = [(f.neck + f.shoulder[0]) / 2, f.top + (f.shoulder[1] - f.top) * 0.4];
  const neck: Point[] =
    neckline === 'vee'
      ? path([0, f.top + dip, 1], [f.neck * 0.55, f.top + dip * 0.44])
      : neckline === 'round'
        ? path([0, f.top + dip], [f.neck * 0.6, f.top - 4 + dip * 0.78])
        : path([0, f.top + dip]);
  return [
    ...neck,
    [f.neck, f.top, 1],
    slope,
    [f.shoulder[0], f.shoulder[1], 1],
    [f.shoulder[0] - 8, (f.shoulder[1] + f.armpit[1]) / 2],
    [f.armpit[0], f.armpit[1], 1],
    [f.waist[0], f.waist[1]],
    [f.waist[0] + (hx - f.waist[0]) * 0.78, hy - (hy - f.waist[1]) * 0.3],
    [hx, hy, 1],
    [hx * 0.5, hy + hemDrop * 0.85],
    [0, hy + hemDrop],
  ];
}

/** The back of the neck that shows through the front neckline; `rise` closes it up to a collar. */
export function drawInside(s: Sketch, f: Frame, depth: number, rise = 0): void {
  s.piece(
    symmetric(
      [0, f.top + 14 - rise],
      [f.neck * 0.7, f.top + 9 - rise],
      [f.neck + 2, f.top - rise * 0.3, 1],
      [f.neck * 0.9, f.top + depth * 0.6],
      [0, f.top + depth + 8],
    ),
    { paint: 'inside', lift: 0, roll: 0.2 },
  );
  s.glow([CENTRE, f.top + depth * 0.75], f.neck, depth * 0.6, -0.4);
}

/** The line of a round neckline from shoulder to shoulder, for a band or a seam. */
export function neckLine(f: Frame, dip: number): Point[] {
  const half: Point[] = path(
    [f.neck, f.top + 1, 1],
    [f.neck - 3, f.top + Math.min(13, dip * 0.3)],
    [f.neck * 0.84, f.top + dip * 0.5],
    [f.neck * 0.5, f.top - 2 + dip * 0.86],
    [0, f.top + dip],
  );
  return [
    ...half.map(([x, y, c]): Point => [CENTRE - x, y, c]),
    ...half
      .slice(0, 3)
      .reverse()
      .map(([x, y, c]): Point => [CENTRE + x, y, c]),
  ];
}

/** Drag lines from the armpits and soft undulation above the hem; `amount` 1 is a worn-in tee. */
export function drawBodyFolds(s: Sketch, f: Frame, amount = 1): void {
  const { between: some, chance } = s.random;
  const [ax, ay] = f.armpit;
  const [hx, hy] = f.hem;
  const tall = hy - ay;
  for (const side of [1, -1] as const) {
    const at = (x: number, y: number): Point => [CENTRE + side * x, y];
    s.fold([at(ax - 2, ay + 6), at(ax * some(0.35, 0.6), ay + tall * some(0.12, 0.3))], {
      width: 15,
      depth: 0.4 * amount,
      bend: 9 * side,
    });
    if (chance(0.75))
      s.fold([at(ax - 3, ay + 14), at(ax * some(0.5, 0.75), ay + tall * some(0.35, 0.55))], {
        width: 13,
        depth: 0.32 * amount,
        bend: 13 * side,
      });
    if (chance(0.6))
      s.fold(
        [
          at(hx - 4, ay + tall * some(0.5, 0.75)),
          at(hx * some(0.2, 0.5), ay + tall * some(0.45, 0.85)),
        ],
        { width: 15, depth: 0.22 * amount, bend: 7 * side },
      );
    if (chance(0.8))
      s.fold(
        [at(hx * some(0.15, 0.6), ay + tall * some(0.45, 0.65)), at(hx * some(0.2, 0.7), hy + 4)],
        { width: some(16, 30), depth: 0.26 * amount, bend: some(-8, 8) },
      );
  }
}

export type SleeveShape = {
  outline: Point[];
  /** Middle of the sleeve's end, unit vectors along the arm and outwards across it, its width. */
  wrist: Point;
  along: Point;
  out: Point;
  width: number;
  angle: number;
  elbow: Point;
};

export type SleeveMeasure = {
  wrist: Point;
  cuff: number;
  elbow?: number;
  bend?: number;
  puff?: number;
};

/** A set-in sleeve from shoulder and armpit to the wrist, on one side. */
export function sleeveShape(f: Frame, side: Side, m: SleeveMeasure): SleeveShape {
  const root = between(f.shoulder, f.armpit, 0.5);
  const length = Math.hypot(m.wrist[0] - root[0], m.wrist[1] - root[1]);
  const along: Point = [(m.wrist[0] - root[0]) / length, (m.wrist[1] - root[1]) / length];
  const out: Point = [along[1], -along[0]];
  const from = (at: Point, across: number, down = 0): Point => [
    at[0] + out[0] * across + along[0] * down,
    at[1] + out[1] * across + along[1] * down,
  ];
  const corner = ([x, y]: Point): Point => [x, y, 1];
  const bend = m.bend ?? 8;
  const half = (m.elbow ?? m.cuff * 1.35) / 2;
  const elbow = from(between(root, m.wrist, 0.52), bend);
  const outer = from(elbow, half);
  const cap = between(f.shoulder, outer, 0.3);
  const puff = m.puff ?? 7;
  const half2 = m.cuff / 2;
  const outline: Point[] = path(
    [f.shoulder[0] - 24, f.shoulder[1] - 4, 1],
    [f.shoulder[0] + puff * 0.3, f.shoulder[1] + 2],
    [cap[0] + puff, cap[1] - puff * 0.5],
    outer,
    corner(from(m.wrist, half2)),
    from(m.wrist, 0, 3),
    corner(from(m.wrist, -half2)),
    from(elbow, -half),
    [f.armpit[0] - 10, f.armpit[1] + 2, 1],
    [f.shoulder[0] - 44, (f.shoulder[1] + f.armpit[1]) / 2, 1],
  );
  const put = ([x, y, c]: Point): Point => [CENTRE + side * x, y, c];
  return {
    outline: outline.map(put),
    wrist: put(m.wrist),
    along: [side * along[0], along[1]],
    out: [side * out[0], out[1]],
    width: m.cuff,
    angle: (-side * Math.atan2(along[0], along[1]) * 180) / Math.PI,
    elbow: put(elbow),
  };
}

/** A point measured from a sleeve's wrist: up the arm and outwards across it. */
export function onSleeve(shape: SleeveShape, up: number, outwards: number): Point {
  return [
    shape.wrist[0] - shape.along[0] * up + shape.out[0] * outwards,
    shape.wrist[1] - shape.along[1] * up + shape.out[1] * outwards,
  ];
}

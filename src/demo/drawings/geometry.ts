/** A point of an outline in picture units (0..600 by 0..900); a third member `1` makes a corner. */
export type Point = readonly [x: number, y: number, corner?: 1];

export const WIDTH = 600;
export const HEIGHT = 900;
export const CENTRE = WIDTH / 2;

const round = (value: number) => Math.round(value * 10) / 10;

function towards(from: Point, to: Point): Point {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
}

function tangent(before: Point | undefined, at: Point, after: Point | undefined, ahead: Point) {
  return at[2] || !before || !after ? ahead : towards(before, after);
}

/** SVG path data of a smooth line through the points, breaking only at corners. */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (index: number) => (closed ? points[(index + count) % count] : points[index]);
  const first = points[0];
  if (!first) return '';
  let d = `M${round(first[0])} ${round(first[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const from = at(i);
    const to = at(i + 1);
    if (!from || !to) continue;
    const reach = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.36;
    const ahead = towards(from, to);
    const out = tangent(at(i - 1), from, to, ahead);
    const into = tangent(from, to, at(i + 2), ahead);
    d += `C${round(from[0] + out[0] * reach)} ${round(from[1] + out[1] * reach)} ${round(to[0] - into[0] * reach)} ${round(to[1] - into[1] * reach)} ${round(to[0])} ${round(to[1])}`;
  }
  return closed ? `${d}Z` : d;
}

export type Side = 1 | -1;

/** The points of a line or an outline, in order. */
export const path = (...points: Point[]): Point[] => points;

/** Points given by their distance from the centre line, put on one side of it. */
export function onSide(side: Side, ...points: readonly Point[]): Point[] {
  return points.map(([x, y, corner]) => [CENTRE + side * x, y, corner] as const);
}

/** A closed outline from one half: points by distance from the centre line, top to bottom. */
export function symmetric(...half: readonly Point[]): Point[] {
  const other = onSide(-1, ...half).reverse();
  if (half.at(-1)?.[0] === 0) other.shift();
  if (half[0]?.[0] === 0) other.pop();
  return [...onSide(1, ...half), ...other];
}

/** An open line from one half, running from the left over the centre to the right. */
export function across(...half: readonly Point[]): Point[] {
  const left = onSide(-1, ...half);
  const right = onSide(1, ...half).reverse();
  if (half.at(-1)?.[0] === 0) right.shift();
  return [...left, ...right];
}

export function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** The points moved sideways (to the right of the walking direction) by a distance or by one each. */
export function offset(
  points: readonly Point[],
  distance: number | ((share: number) => number),
): Point[] {
  return points.map((point, i) => {
    const [dx, dy] = towards(points[i - 1] ?? point, points[i + 1] ?? point);
    const by = typeof distance === 'number' ? distance : distance(i / (points.length - 1 || 1));
    return [point[0] - dy * by, point[1] + dx * by, point[2]] as const;
  });
}

/** A strip of even or varying width along a line, as a closed outline. */
export function ribbon(
  points: readonly Point[],
  width: number | ((share: number) => number),
): Point[] {
  const half = (side: 1 | -1) => (share: number) =>
    (side * (typeof width === 'number' ? width : width(share))) / 2;
  const right = offset(points, half(1));
  const left = offset(points, half(-1)).reverse();
  const sharpEnds = (side: Point[]) =>
    side.map(([x, y, corner], i): Point => [x, y, i === 0 || i === side.length - 1 ? 1 : corner]);
  return [...sharpEnds(right), ...sharpEnds(left)];
}

/** An ellipse as a closed outline. */
export function ellipse(cx: number, cy: number, rx: number, ry: number): Point[] {
  return Array.from({ length: 12 }, (_, i) => {
    const turn = (i / 12) * Math.PI * 2;
    return [cx + Math.cos(turn) * rx, cy + Math.sin(turn) * ry] as const;
  });
}

/** The outline in a fixed turning sense: overlapping pieces of opposite sense would cut holes in their union. */
export function sameWinding(outline: readonly Point[]): readonly Point[] {
  let area = 0;
  let [px, py] = outline.at(-1) ?? [0, 0];
  for (const [x, y] of outline) {
    area += (x - px) * (y + py);
    [px, py] = [x, y];
  }
  return area < 0 ? outline.toReversed() : outline;
}

export type Put = (points: readonly Point[]) => Point[];

/** Moves, scales and turns a shoe drawn from the side, toe to the left. */
export function putting(x: number, y: number, scale: number, degrees: number): Put {
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  return (points) =>
    points.map(
      ([px, py, corner]) => [x + px * cos - py * sin, y + px * sin + py * cos, corner] as const,
    );
}

import { CENTRE, type Point, path, symmetric } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';

const MIDDLE = 450;

const square = (half: number, corner: number): Point[] =>
  symmetric(
    [0, MIDDLE - half],
    [half - corner, MIDDLE - half],
    [half, MIDDLE - half + corner],
    [half, MIDDLE + half - corner],
    [half - corner, MIDDLE + half],
    [0, MIDDLE + half],
  );

/** A closed box seen from above, with a ribbon: for jewellery, and for what no word describes. */
export function drawBox(s: Sketch): void {
  const { between } = s.random;
  const half = 168 + between(-6, 6);
  s.piece(square(half, 12), { lift: 1, roll: 0.2, tone: -0.12 });
  s.piece(square(half - 7, 12), { lift: 0.5, roll: 0.35 });
  s.within(square(half - 7, 12), () => s.glow([CENTRE - 70, MIDDLE - 90], 190, 170, 0.14));
  const ribbon = { paint: 'accent', lift: 0.35, roll: 0.5 } as const;
  const [left, right] = [CENTRE - half + 7, CENTRE + half - 7];
  s.band(path([left, MIDDLE], [right, MIDDLE]), 26, ribbon);
  s.band(path([CENTRE, MIDDLE - half + 7], [CENTRE, MIDDLE + half - 7]), 26, ribbon);
  for (const side of [-1, 1]) {
    const at = (x: number, y: number): Point => [CENTRE + side * x, MIDDLE + y];
    s.band([at(4, 4), at(40, 44), at(66 + between(-8, 8), 92)], 20, { ...ribbon, lift: 0.5 });
    s.piece([at(0, -12), at(46, -46), at(96, -34), at(92, 14), at(44, 20), at(0, 12)], {
      ...ribbon,
      lift: 0.7,
      roll: 0.9,
    });
    s.fold([at(14, 0), at(74, -14)], { width: 9, depth: 0.5 });
  }
  s.piece(
    path(
      [CENTRE - 17, MIDDLE - 16],
      [CENTRE + 17, MIDDLE - 16],
      [CENTRE + 17, MIDDLE + 16],
      [CENTRE - 17, MIDDLE + 16],
    ),
    { ...ribbon, lift: 0.8, roll: 1 },
  );
  s.focus([CENTRE, MIDDLE], 260);
}

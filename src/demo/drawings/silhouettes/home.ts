import { across, CENTRE, onSide, type Point, path, symmetric } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';

/** A square cushion: piped edge, plump middle, pinched corners. */
export function drawCushion(s: Sketch): void {
  const { between, chance } = s.random;
  const half: Point[] = path(
    [0, 228],
    [150, 220],
    [226, 198, 1],
    [232, 214, 1],
    [214, 300],
    [208, 450],
    [214, 600],
    [232, 690, 1],
    [222, 706, 1],
    [150, 684],
    [0, 676],
  );
  s.piece(symmetric(...half.map(([x, y, c]): Point => [x * 1.025, 450 + (y - 450) * 1.02, c])), {
    paint: chance(0.5) ? 'accent' : 'plain',
    lift: 1,
    roll: 1,
  });
  const body = symmetric(...half);
  s.piece(body, { lift: 0.3, roll: 1 });
  s.within(body, () => {
    s.glow([CENTRE - 40, 400], 190, 190, 0.16);
    s.glow([CENTRE + 120, 620], 150, 120, -0.2);
    for (const side of [1, -1] as const)
      for (const [y, turn] of [
        [210, 1],
        [694, -1],
      ] as const)
        for (let i = 0; i < 4; i++)
          s.fold(
            onSide(
              side,
              [222 - i * 7, y + turn * i * 9],
              [150 - i * between(4, 26), y + turn * (50 + i * between(10, 30))],
            ),
            { width: 14, depth: 0.28, bend: side * turn * (i % 2 ? 6 : -6) },
          );
    s.fold(path([CENTRE - 120, 330], [CENTRE + 40, 300 + between(-20, 20)]), {
      width: 24,
      depth: 0.2,
      bend: 12,
    });
    s.fold(path([CENTRE + 30, 560], [CENTRE + 150, 520 + between(-20, 20)]), {
      width: 24,
      depth: 0.22,
      bend: -12,
    });
  });
  s.focus([CENTRE + 130, 320], 300);
}

/** A towel folded in three: soft edges, woven border, hanging loop. */
export function drawTowel(s: Sketch): void {
  const { between } = s.random;
  const wide = 190 + between(-8, 10);
  for (const [i, drop] of [16, 8, 0].entries()) {
    const outline = symmetric(
      [0, 184 + drop],
      [wide - 6, 184 + drop, 1],
      [wide - i * 2, 220],
      [wide - i * 2, 690 + drop],
      [wide - 14, 712 + drop, 1],
      [0, 718 + drop],
    );
    s.piece(outline, { lift: 0.8, roll: 1, tone: i < 2 ? -0.06 : 0 });
  }
  const inside = symmetric([0, 184], [wide, 184, 1], [wide, 712, 1], [0, 718]);
  s.within(inside, () => {
    const y = 590 + between(-20, 20);
    s.band(across([wide + 10, y], [90, y + 4], [0, y + 5]), 54, {
      paint: 'accent',
      lift: 0.1,
      roll: 0.4,
    });
    for (const gap of [-38, 38])
      s.band(across([wide + 10, y + gap], [90, y + gap + 4], [0, y + gap + 5]), 7, {
        paint: 'accent',
        lift: 0.1,
        roll: 0.3,
      });
    for (let i = 0; i < 6; i++) {
      const x = between(-160, 160);
      s.fold(
        path(
          [CENTRE + x, 200 + between(0, 160)],
          [CENTRE + x + between(-30, 30), 480 + between(0, 120)],
        ),
        { width: 30, depth: 0.28, bend: between(-10, 10) },
      );
    }
    s.fold(path([CENTRE - wide, 330], [CENTRE + wide, 336]), { width: 26, depth: 0.22 });
  });
  s.band(
    path(
      [CENTRE - 14, 192],
      [CENTRE - 16, 150],
      [CENTRE, 134],
      [CENTRE + 16, 150],
      [CENTRE + 14, 192],
    ),
    9,
    { paint: 'accent', lift: 0.6 },
  );
  s.focus([CENTRE + 70, 560], 300);
}

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

import { across, CENTRE, onSide, type Point, path, symmetric } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';

/** A bra and brief set: seamed cups, straps with sliders, lace-edged brief. */
export function drawLingerieSet(s: Sketch): void {
  const { between } = s.random;
  const back = s.view === 'back';
  const under = 420;
  for (const side of [1, -1] as const)
    s.band(onSide(side, [64, 112], [36, 180], [60, 280], [128, 380]), 10, {
      paint: 'plain',
      tone: -0.2,
      lift: 0.1,
    });
  for (const side of [1, -1] as const)
    s.band(onSide(side, [92, 300], [112, 210], [96, 130], [64, 112]), 11, {
      paint: 'plain',
      lift: 0.4,
    });
  const wing: Point[] = path(
    [0, under - 26],
    [110, under - 60],
    [196, under - 40],
    [238, under - 26, 1],
    [238, under + 16, 1],
    [120, under + 26],
    [0, under + 22],
  );
  s.piece(symmetric(...wing), { lift: 0.4, roll: 0.8 });
  if (back)
    for (const x of [-6, 6])
      s.line(path([CENTRE + x, under - 20], [CENTRE + x, under + 16]), s.tones.dark, 3);
  else {
    for (const side of [1, -1] as const) {
      const cup = onSide(
        side,
        [8, under - 20, 1],
        [24, under - 74],
        [84, under - 132, 1],
        [104, under - 134, 1],
        [150, under - 80],
        [166, under - 24],
        [130, under + 18],
        [76, under + 28],
        [28, under + 10],
      );
      s.piece(cup, { lift: 0.6, roll: 1 });
      s.within(cup, () => {
        s.glow([CENTRE + side * 76, under - 56], 60, 56, 0.2);
        s.glow([CENTRE + side * 96, under + 16], 70, 30, -0.24);
      });
      s.seam(onSide(side, [20, under - 40], [84, under - 46], [156, under - 34]), 0.7);
      s.band(onSide(side, [10, under - 22], [28, under - 78], [88, under - 134]), 10, {
        paint: 'accent',
        lift: 0.2,
      });
      s.trim(
        onSide(side, [104, 232])[0] ?? [0, 0],
        '<rect x="-9" y="-5" width="18" height="10" rx="2" fill="none" stroke="#b9a06a" stroke-width="3"/>',
      );
    }
    s.trim(
      [CENTRE, under - 22],
      '<path d="M0 0C-6 -10 -17 -10 -15 0C-17 10 -6 8 0 0C6 -10 17 -10 15 0C17 10 6 8 0 0Z" fill="#f3e6da" stroke="#5a4636" stroke-opacity=".5"/>',
    );
  }
  const waist = 560;
  const leg: Point[] = path(
    [176, waist + 34, 1],
    [128, waist + 66],
    [74, waist + 132],
    [40, waist + 200, 1],
  );
  s.piece(
    symmetric(
      [0, waist - 4],
      [100, waist - 8],
      [172, waist - 16, 1],
      [176, waist + 4, 1],
      [0, waist + 30],
    ),
    { paint: 'inside', lift: 0 },
  );
  const brief = symmetric(
    [0, waist + 14],
    [100, waist + 6],
    [174, waist - 12, 1],
    ...leg,
    [20, waist + 208],
    [0, waist + 210],
  );
  s.piece(brief, { lift: 0.5, roll: 1 });
  s.within(brief, () => {
    for (const side of [1, -1] as const)
      s.fold(onSide(side, [44, waist + 186], [110, waist + between(30, 60)]), {
        width: 18,
        depth: 0.35,
      });
  });
  for (const side of [1, -1] as const)
    s.band(onSide(side, ...leg), 10, { paint: 'accent', lift: 0.2 });
  s.band(across([174, waist - 6], [100, waist + 12], [0, waist + 20]), 18, {
    paint: 'accent',
    lift: 0.3,
  });
  s.focus([CENTRE + 40, under - 40], 280);
}

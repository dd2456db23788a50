import { between as along, CENTRE, onSide, type Point, path, symmetric } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { bodyHalf, type Frame, onSleeve } from './frame.ts';
import { drawSleeves } from './sleeves.ts';
import { puller, zip } from './trims.ts';

/** A puffer: quilted channels, stand collar, two-way zip. */
export function drawPuffer(s: Sketch): void {
  const { between } = s.random;
  const wide = between(-6, 10);
  const f: Frame = {
    neck: 66,
    top: 178,
    shoulder: [150 + wide, 222],
    armpit: [160 + wide, 396],
    waist: [170 + wide, 540],
    hem: [162 + wide, 720 + between(-20, 40)],
  };
  const step = between(44, 60);
  const quilt = (from: Point, to: Point) => {
    // Down swells between two seams: its light falls above each, its shade below.
    const [mx, my] = along(from, to, 0.5);
    const wide = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.62;
    const tilt = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
    s.glow([mx, my - 5], wide, step * 0.3, -0.3, tilt);
    s.glow([mx, my + step * 0.42], wide, step * 0.3, 0.3, tilt);
    s.seam([from, to], 0.8);
    s.fold([from, to], { width: 30, depth: 0.82 });
    s.fold([to, from], { width: 34, depth: 0.5 });
    const count = 7;
    for (let i = 0; i < count; i++) {
      const at = along(from, to, (i + between(0.1, 0.9)) / count);
      const reach = between(12, 22);
      s.fold([at, [at[0] + between(-6, 6), at[1] + reach]], { width: 9, depth: 0.24 });
      s.fold([at, [at[0] + between(-6, 6), at[1] - reach]], { width: 9, depth: 0.2 });
    }
  };
  s.piece(
    symmetric(
      [0, f.top - 26],
      [f.neck * 0.8, f.top - 28],
      [f.neck, f.top, 1],
      [40, f.top + 30],
      [0, f.top + 36],
    ),
    { paint: 'inside', lift: 0 },
  );
  const arms = drawSleeves(
    s,
    f,
    { wrist: [238, 690], cuff: 66, elbow: 108, bend: 14, puff: 18 },
    'rib',
  );
  for (const arm of arms)
    s.within(arm.outline, () => {
      for (let up = 36; up < 460; up += step)
        quilt(onSleeve(arm, up, 70), onSleeve(arm, up - 6, -70));
    });
  const body = symmetric(...bodyHalf(f, s.view === 'back' ? 8 : 26, 'round', 6));
  s.piece(body, { lift: 0.6, roll: 1 });
  s.within(body, () => {
    for (let y = f.top + 62; y < f.hem[1]; y += step)
      for (const side of [1, -1] as const) quilt([CENTRE, y + 3], [CENTRE + side * 184, y - 6]);
  });
  const collar: Point[] =
    s.view === 'back'
      ? path(
          [0, f.top - 48],
          [50, f.top - 46],
          [64, f.top - 34, 1],
          [f.neck + 6, f.top + 8, 1],
          [0, f.top + 22],
        )
      : path(
          [0, f.top - 22],
          [30, f.top - 30],
          [56, f.top - 44, 1],
          [66, f.top - 30],
          [f.neck + 6, f.top + 6, 1],
          [36, f.top + 28],
          [0, f.top + 34],
        );
  s.piece(symmetric(...collar), { lift: 0.6, roll: 1 });
  s.fold(path([CENTRE - 66, f.top - 8], [CENTRE + 66, f.top - 8]), {
    width: 18,
    depth: 0.6,
    bend: 9,
  });
  if (s.view === 'back') return;
  s.trim([CENTRE, f.top - 20], zip(f.hem[1] - f.top + 22, '#b7b2a8', s.tones.dark, 8));
  for (const side of [1, -1] as const) {
    const entry = onSide(side, [96, f.hem[1] - 150], [120, f.hem[1] - 60]);
    s.seam(entry, 1);
    s.trim(entry[0] ?? [0, 0], puller('#b7b2a8'), side * -14);
  }
  s.focus([CENTRE + 40, f.top + 70], 290);
}

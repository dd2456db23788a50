import type { Point } from './geometry.ts';
import { path } from './geometry.ts';
import type { Sketch } from './sketch.ts';

/** A length of cloth that hangs from the top in a swag, for the background of a composition. */
export function drawDrape(s: Sketch): void {
  const { between } = s.random;
  const foot = 650 + between(-40, 60);
  const outline: Point[] = path(
    [20, -60, 1],
    [560, -60, 1],
    [520, 90],
    [452, 230],
    [418, 390],
    [452, 560],
    [470, foot, 1],
    [420, foot + 26],
    [360, foot - 8],
    [300, foot + 30],
    [236, foot - 4],
    [170, foot + 22, 1],
    [214, 520],
    [196, 380],
    [140, 220],
    [70, 80],
  );
  s.piece(outline, { lift: 1, roll: 0.8 });
  s.within(outline, () => {
    for (let i = 0; i < 8; i++) {
      const share = (i + 0.5) / 8;
      const waist = 206 + share * 218;
      const line: Point[] = path(
        [40 + share * 500, -60],
        [90 + share * 400 + between(-10, 10), 90],
        [waist, 300],
        [waist + between(-8, 8), 430],
        [190 + share * 270, foot + 40],
      );
      s.groove(line, between(16, 34), between(0.22, 0.5));
    }
    for (let i = 0; i < 4; i++)
      s.fold(path([60 + i * 60, 60 + i * 20], [410 - i * 30, 300 + i * 26]), {
        width: 30,
        depth: 0.3,
        bend: 30,
      });
  });
}

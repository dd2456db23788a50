import { across, CENTRE, type Point, path, symmetric } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';

type Skirt = {
  top: number;
  waist: number;
  hem: number;
  flare: number;
  folds: number;
  gathered: boolean;
};

/** A skirt part that falls in soft folds from the waist seam. */
export function drawSkirtFall(s: Sketch, k: Skirt): void {
  const { between } = s.random;
  const wave = (x: number) => k.hem + 10 * Math.cos((x / k.flare) * 1.2) + between(-4, 4);
  const foot: Point[] = [1, 0.72, 0.46, 0.22, 0].map(
    (share, i): Point =>
      i === 0 ? [k.flare, k.hem - 12, 1] : [k.flare * share, wave(k.flare * share)],
  );
  const outline = symmetric(
    [0, k.top],
    [k.waist, k.top - 2, 1],
    [k.waist + (k.flare - k.waist) * 0.34, k.top + (k.hem - k.top) * 0.24],
    [k.waist + (k.flare - k.waist) * 0.74, k.top + (k.hem - k.top) * 0.66],
    ...foot,
  );
  s.piece(outline, { lift: 0.15 });
  s.within(outline, () => {
    for (let i = 0; i < k.folds; i++) {
      const share = ((i + 0.5) / k.folds) * 2 - 1 + between(-0.06, 0.06);
      const start = k.gathered
        ? k.top + between(-2, 8)
        : k.top + (k.hem - k.top) * between(0.08, 0.42);
      s.fold(
        path(
          [CENTRE + share * k.waist * 1.05, start],
          [CENTRE + share * k.flare * 1.02, k.hem + 16],
        ),
        { width: between(16, 36), depth: between(0.3, 0.6), bend: share * -9 + between(-5, 5) },
      );
    }
    if (k.gathered)
      for (let i = 0; i < 15; i++) {
        const x = ((i + 0.5) / 7.5 - 1) * k.waist;
        s.fold(path([CENTRE + x, k.top - 4], [CENTRE + x * 1.16, k.top + between(30, 84)]), {
          width: between(6, 10),
          depth: between(0.26, 0.44),
        });
      }
    const line = across(...foot.map(([x, y]): Point => [x + 1, y - 11]));
    s.stitch(line, s.tones.trim);
  });
}

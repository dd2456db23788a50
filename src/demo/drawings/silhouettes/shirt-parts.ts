import { across, CENTRE, onSide, type Point, path, symmetric } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import type { Frame } from './frame.ts';
import { button, label } from './trims.ts';

/** A shirt collar on its stand, turned down, its points `spread` from the centre. */
export function drawCollar(s: Sketch, f: Frame, spread: number, point: number): void {
  const { neck, top } = f;
  s.band(across([neck - 2, top + 2], [neck * 0.66, top - 9], [0, top - 13]), 30, {
    paint: 'inside',
    lift: 0.2,
  });
  s.trim([CENTRE, top + 13], label());
  for (const side of [1, -1] as const) {
    const stand: Point[] = [
      [0, top + 64, 1],
      [neck * 0.5, top + 44],
      [neck * 0.9, top + 4],
      [neck * 0.94, top - 12, 1],
      [neck * 0.56, top + 24],
      [0, top + 44, 1],
    ];
    s.piece(onSide(side, ...stand), { lift: 0.1 });
    const leaf: Point[] = path(
      [2, top + 52, 1],
      [neck * 0.5, top + 32],
      [neck * 0.86, top - 4],
      [neck * 0.95, top - 22, 1],
      [neck + 12, top - 8],
      [neck + 22, top + 16, 1],
      [spread, top + point, 1],
    );
    s.piece(onSide(side, ...leaf), { lift: 0.75, angle: side * 24, roll: 0.5 });
    s.stitch(onSide(side, [7, top + 56], [spread - 1, top + point - 9, 1], [neck + 16, top + 15]));
  }
}

/** The button stand from the collar to `end`. */
export function drawPlacket(
  s: Sketch,
  from: number,
  end: number,
  buttons: number,
  width = 32,
): void {
  const half = width / 2;
  s.piece(symmetric([0, from], [half, from, 1], [half, end, 1], [0, end + 1]), {
    lift: 0.3,
    roll: 0.35,
  });
  for (const side of [1, -1] as const)
    s.stitch(onSide(side, [half - 4, from + 4], [half - 4, end - 2]));
  const step = (end - from - 50) / (buttons - 0.4);
  for (let i = 0; i < buttons; i++)
    s.trim([CENTRE, from + 26 + i * step], button(5.2, s.tones.trim), i * 31);
}

/** A patch pocket on the wearer's left with a pointed foot. */
export function drawChestPocket(s: Sketch, x: number, y: number, width = 74): void {
  const outline: Point[] = path(
    [x, y, 1],
    [x + width, y - 2, 1],
    [x + width, y + 70, 1],
    [x + width / 2, y + 88, 1],
    [x, y + 72, 1],
  );
  s.piece(outline, { lift: 0.3, roll: 0.3 });
  s.stitch(path([x + 4, y + 14], [x + width - 4, y + 12]));
  s.stitch(
    path(
      [x + 4, y + 4, 1],
      [x + 4, y + 70, 1],
      [x + width / 2, y + 84, 1],
      [x + width - 4, y + 68, 1],
      [x + width - 4, y + 2, 1],
    ),
  );
}

/** The stitching of a yoke across the shoulders on a back. */
export function drawBackYoke(s: Sketch, f: Frame, depth: number): void {
  const line = across(
    [f.shoulder[0] - 4, f.top + depth - 12],
    [f.shoulder[0] * 0.5, f.top + depth],
    [0, f.top + depth + 4],
  );
  s.seam(line, 0.9);
  s.stitch(line.map(([x, y]): Point => [x, y + 5]));
}

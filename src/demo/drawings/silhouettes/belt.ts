import { offset, type Point, path, ribbon } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { buckle } from './trims.ts';

/** A belt laid in a loop: stitched strap, buckle, keeper and holes. */
export function drawBelt(s: Sketch): void {
  const { between, pick } = s.random;
  const metal = pick(['#c8a45c', '#c4c0b8', '#8f8a82']);
  const width = between(46, 60);
  const line: Point[] = path(
    [196, 208],
    [150, 320],
    [132, 500],
    [178, 690],
    [300, 768],
    [424, 690],
    [470, 500],
    [452, 330],
    [396, 214],
  );
  s.piece(ribbon(line, width), { lift: 0.9, roll: 0.25, paint: 'plain' });
  s.stitch(offset(line, width / 2 - 6));
  s.stitch(offset(line, -width / 2 + 6));
  const tip: Point[] = path([396, 214], [354, 182], [300, 166], [214, 176], [118, 210]);
  s.piece(
    ribbon(tip, (share) => (share > 0.99 ? width * 0.5 : width)),
    { lift: 1, roll: 0.8, paint: 'plain' },
  );
  s.stitch(offset(tip, width / 2 - 6).slice(0, 5));
  s.stitch(offset(tip, -width / 2 + 6).slice(0, 5));
  for (const [x, y] of [
    [330, 173],
    [302, 167],
    [274, 167],
    [158, 194],
    [138, 201],
  ] as const)
    s.trim(
      [x, y],
      '<ellipse rx="4.6" ry="4" fill="#0d0805" fill-opacity=".85"/><ellipse rx="5.6" ry="5" fill="none" stroke="#fff" stroke-opacity=".18"/>',
    );
  s.band(path([250, 172 - width / 2 - 3], [250, 170 + width / 2 + 3]), 18, { lift: 0.7, roll: 1 });
  s.trim([204, 180], buckle(50, width + 30, metal), -8);
  s.focus([240, 210], 280);
}

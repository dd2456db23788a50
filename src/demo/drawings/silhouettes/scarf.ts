import {
  across,
  CENTRE,
  offset,
  onSide,
  type Point,
  path,
  ribbon,
  type Side,
} from '../geometry.ts';
import type { Sketch } from '../sketch.ts';

function drawFringe(s: Sketch, from: Point, to: Point, count: number): void {
  for (let i = 0; i < count; i++) {
    const share = (i + 0.5) / count;
    const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    const sway = s.random.between(-6, 6);
    s.piece(
      ribbon(
        path([x, y - 8], [x + sway * 0.3, y + 22], [x + sway, y + s.random.between(42, 54)]),
        (at) => 8 - at * 4.5,
      ),
      { lift: 0.3, roll: 0.8 },
    );
  }
}

/** One half of a scarf, from the nape over the shoulder down to its end. */
function drawScarfHalf(s: Sketch, side: Side, foot: number, wide: number): void {
  const { between } = s.random;
  const line = onSide(
    side,
    [-6, 124],
    [70, 136],
    [118, 200],
    [104, 300],
    [34, 410],
    [-16, 540],
    [-34, foot],
  );
  const width = (share: number) => 84 + (wide - 84) * Math.max(0, share - 0.36) * 1.56;
  const end = line.at(-1) ?? [0, 0];
  drawFringe(
    s,
    [end[0] - wide * 0.47, end[1] + side * 3],
    [end[0] + wide * 0.47, end[1] - side * 3],
    14,
  );
  const shape = ribbon(line, width);
  s.piece(shape, { lift: 1, roll: 0.7, angle: side * 6 });
  s.within(shape, () => {
    for (const share of [-0.36, -0.2, -0.02, 0.16, 0.33]) {
      const drift = between(-0.04, 0.04);
      const row = offset(line, (along) => (share + drift) * width(along));
      s.groove(row, between(7, 13), between(0.3, 0.62));
    }
    s.glow(line[3] ?? [0, 0], 50, 70, -0.16);
  });
}

/** A scarf laid as if worn: round the nape, its fringed ends crossing in front. */
export function drawScarf(s: Sketch): void {
  const { between } = s.random;
  const wide = between(124, 156);
  const nape = across([104, 196], [84, 150], [46, 124], [0, 118]);
  s.piece(ribbon(nape, 72), { tone: -0.22, lift: 0.6, roll: 0.7 });
  for (const shift of [-20, -3, 14]) s.groove(offset(nape, shift), 9, 0.45);
  drawScarfHalf(s, -1, 704 + between(-40, 30), wide);
  drawScarfHalf(s, 1, 752 + between(-20, 30), wide);
  s.focus([CENTRE + 10, 380], 300);
}

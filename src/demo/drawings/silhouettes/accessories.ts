import {
  across,
  CENTRE,
  ellipse,
  offset,
  onSide,
  type Point,
  path,
  ribbon,
  type Side,
  symmetric,
} from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { buckle } from './trims.ts';

/** A belt closed to a ring, resting on its edge: buckle in front, holes, tip in its keeper. */
export function drawBelt(s: Sketch): void {
  const { between, pick } = s.random;
  const metal = pick(['#c8a45c', '#c4c0b8', '#8f8a82']);
  const width = between(62, 78);
  const middle = 430;
  const [rx, ry] = [228, 118 + between(-8, 8)];
  /** A part of the ring, by the angle from its left end over the front; `down` its strap. */
  const arc = (from: number, to: number, down: number, grow = 0): Point[] =>
    Array.from({ length: 13 }, (_, i) => {
      const turn = from + ((to - from) * i) / 12;
      return [
        CENTRE - (rx + grow) * Math.cos(turn),
        middle + (ry + grow * 0.5) * Math.sin(turn) + down,
      ];
    });
  const strap = (from: number, to: number, grow = 0): Point[] => {
    const high = arc(from, to, 0, grow);
    const low = arc(from, to, width, grow).reverse();
    const sharp = (points: Point[]) =>
      points.map(([x, y], i): Point => (i === 0 || i === 12 ? [x, y, 1] : [x, y]));
    return [...sharp(high), ...sharp(low)];
  };
  s.piece(strap(Math.PI, 2 * Math.PI), { paint: 'plain', tone: -0.34, lift: 0, roll: 0.3 });
  s.glow([CENTRE, middle - ry + width * 0.7], rx * 0.9, 60, -0.3);
  s.piece(strap(0, Math.PI), { paint: 'plain', lift: 0.5, roll: 0.4 });
  s.stitch(arc(0.05, Math.PI - 0.05, 9));
  s.stitch(arc(0.05, Math.PI - 0.05, width - 9));
  // The tip lies over the strap, past the buckle.
  const end = 0.72;
  const over = strap(end, Math.PI * 0.56, 5);
  const tip = arc(end - 0.12, end, width / 2, 5)[0] ?? [0, 0];
  s.piece([...over, [tip[0], tip[1]]], { paint: 'plain', lift: 0.9, roll: 0.4 });
  s.stitch(arc(end + 0.03, Math.PI * 0.55, 9, 5));
  s.stitch(arc(end + 0.03, Math.PI * 0.55, width - 9, 5));
  for (let i = 0; i < 5; i++) {
    const [at] = arc(0.86 + i * 0.13, 3, width / 2, 5);
    if (at)
      s.trim(
        at,
        '<ellipse rx="4.4" ry="5" fill="#0d0805" fill-opacity=".85"/><ellipse rx="5.8" ry="6.4" fill="none" stroke="#fff" stroke-opacity=".2"/>',
      );
  }
  const [keeper] = arc(1.44, 3, -4, 8);
  if (keeper)
    s.piece(
      path(
        [keeper[0] - 10, keeper[1] - 2, 1],
        [keeper[0] + 11, keeper[1] - 1, 1],
        [keeper[0] + 11, keeper[1] + width + 9, 1],
        [keeper[0] - 10, keeper[1] + width + 8, 1],
      ),
      { paint: 'plain', lift: 0.8, roll: 0.8 },
    );
  const [at] = arc(Math.PI * 0.575, 3, width / 2, 6);
  if (at) s.trim(at, buckle(62, width + 30, metal), -2);
  for (const [from, to] of [
    [0.1, 1.1],
    [0.8, 2.34],
    [2.04, 3.04],
  ] as const) {
    const line = arc(from, to, width);
    const [first, last] = [line[0], line.at(-1)];
    if (first && last) s.stand([first[0], first[1] - 4], [last[0], last[1] - 4]);
  }
  s.focus([CENTRE + 20, middle + ry + width * 0.4], 290);
}

/** A knitted beanie: ribbed dome gathered at the crown, turned-up cuff, sometimes a pompom. */
export function drawBeanie(s: Sketch): void {
  const { between, chance } = s.random;
  const wide = 186 + between(-8, 10);
  const top = 262 + between(-16, 16);
  const pompom = chance(0.4);
  if (pompom) {
    const ball = ellipse(CENTRE, top - 34, 74, 70);
    s.piece(ball, { paint: chance(0.5) ? 'accent' : 'plain', lift: 0.6, roll: 1 });
    for (let i = 0; i < 90; i++) {
      const turn = between(0, 6.28);
      const reach = between(10, 72);
      const [x, y] = [CENTRE + Math.cos(turn) * reach, top - 34 + Math.sin(turn) * reach];
      s.fold(path([x, y], [x + Math.cos(turn) * 18, y + Math.sin(turn) * 18]), {
        width: 7,
        depth: 0.7,
      });
    }
  }
  const dome = symmetric(
    [0, top],
    [70, top + 12],
    [134, top + 66],
    [wide - 12, top + 160],
    [wide, 560, 1],
    [0, 580],
  );
  s.piece(dome, { lift: 0.6, roll: 1 });
  s.within(dome, () => {
    for (let i = -7; i <= 7; i++) {
      const x = (i / 7) * wide;
      s.fold(path([CENTRE + x * 0.1, top + 4], [CENTRE + x, 566]), {
        width: 15,
        depth: 0.75,
        bend: -i * 5,
      });
    }
    s.glow([CENTRE, top + 16], 60, 24, -0.4);
  });
  const cuff = symmetric(
    [0, 520],
    [110, 514],
    [wide + 6, 494, 1],
    [wide + 12, 560],
    [wide + 4, 652, 1],
    [110, 674],
    [0, 680],
  );
  s.piece(cuff, { paint: 'rib', lift: 1, roll: 1 });
  s.within(cuff, () => {
    for (let i = -6; i <= 6; i++)
      s.fold(path([CENTRE + (i / 6) * wide, 506], [CENTRE + (i / 6) * wide, 676]), {
        width: 14,
        depth: 0.5,
      });
  });
  if (chance(0.5))
    s.trim(
      [CENTRE + 84, 606],
      '<rect x="-32" y="-16" width="64" height="32" rx="1" fill="#efe6d6"/><path d="M-20 0h40" stroke="#2b2420" stroke-width="4" stroke-dasharray="6 2.4"/>',
      -3,
    );
  s.focus([CENTRE + 40, 560], 280);
}

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

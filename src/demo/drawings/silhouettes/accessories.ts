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

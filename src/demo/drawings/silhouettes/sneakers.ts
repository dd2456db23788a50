import { between as along, type Point, type Put, path, putting } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { stud } from './trims.ts';

function drawLaces(
  s: Sketch,
  put: Put,
  rows: number,
  low: Point,
  high: Point,
  span: number,
  colour: string,
): void {
  for (let i = 0; i < rows; i++) {
    const at = along(low, high, i / (rows - 1));
    const lace = put(
      path(
        [at[0] + 6, at[1] + 20],
        [at[0] + span * 0.45, at[1] + 2],
        [at[0] + span, at[1] + 30 + i * 2],
      ),
    );
    s.line(
      lace.map(([x, y]): Point => [x + 1.5, y + 3.5]),
      '#140c07',
      9,
      'stroke-opacity=".3"',
    );
    s.line(lace, s.tones.dark, 9, 'stroke-opacity=".5"');
    s.line(lace, colour, 7.4);
    s.line(lace, '#000', 1, 'stroke-opacity=".14" stroke-dasharray="2 2.4"');
  }
}

function drawSneaker(
  s: Sketch,
  put: Put,
  style: { stripe: boolean; cap: boolean; sole: string; foxing: number },
): void {
  const upper: Point[] = path(
    [6, 214, 1],
    [4, 182],
    [26, 154],
    [78, 130],
    [148, 102],
    [214, 58],
    [262, 20],
    [286, 4, 1],
    [318, 38],
    [372, 56],
    [424, 40],
    [458, 10, 1],
    [478, 20],
    [474, 78],
    [480, 134],
    [492, 190],
    [492, 214, 1],
  );
  s.piece(
    put(
      path([196, 66, 1], [236, 14], [262, -34], [290, -42, 1], [312, 0], [330, 44], [300, 74, 1]),
    ),
    { lift: 0.3, tone: 0.08 },
  );
  s.piece(
    put(path([282, 6, 1], [340, 2], [404, -2], [458, 8, 1], [430, 40], [372, 58], [318, 44])),
    { paint: 'inside', lift: 0 },
  );
  s.piece(put(upper), { lift: 0.6, roll: 1 });
  s.within(put(upper), () => {
    for (let i = 0; i < 4; i++)
      s.fold(put(path([112 + i * 18, 112 - i * 8], [104 + i * 24, 176 - i * 5])), {
        width: 10,
        depth: 0.4,
        bend: 4,
      });
    s.fold(put(path([430, 60], [470, 150])), { width: 18, depth: 0.3 });
  });
  if (style.cap) {
    s.piece(put(path([6, 214, 1], [4, 182], [26, 154], [76, 131, 1], [100, 150], [108, 214, 1])), {
      lift: 0.3,
      tone: 0.04,
    });
    s.stitch(put(path([78, 124], [106, 152], [114, 210])));
  }
  s.piece(
    put(
      path(
        [424, 40, 1],
        [458, 10, 1],
        [478, 20],
        [474, 78],
        [480, 134],
        [490, 168, 1],
        [440, 150],
        [418, 90],
      ),
    ),
    { paint: 'accent', lift: 0.4, roll: 0.8 },
  );
  s.stitch(put(path([422, 40], [412, 92], [436, 156], [488, 176])));
  const stay: Point[] = path(
    [150, 98, 1],
    [214, 58],
    [262, 20],
    [286, 4, 1],
    [310, 36, 1],
    [262, 92],
    [218, 140],
    [176, 158],
    [148, 134],
  );
  s.piece(put(stay), { lift: 0.4 });
  s.stitch(put(path([156, 134], [178, 150], [216, 132], [258, 86], [300, 38])));
  if (style.stripe)
    for (let i = 0; i < 2; i++)
      s.piece(
        put(
          path(
            [262 + i * 44, 110, 1],
            [286 + i * 44, 86, 1],
            [322 + i * 40, 212, 1],
            [296 + i * 40, 212, 1],
          ),
        ),
        { paint: 'accent', lift: 0.2, roll: 0.4 },
      );
  else s.stitch(put(path([200, 206], [300, 170], [400, 176], [486, 190])));
  for (let i = 0; i < 5; i++) {
    const [at] = put([along([196, 112], [284, 32], i / 4)]);
    if (at) s.trim(at, stud(4.6, '#b9b4aa'));
  }
  drawLaces(s, put, 5, [162, 84], [262, 2], 40, '#f3efe6');
  const base = style.foxing;
  s.piece(
    put(
      path(
        [-2, 196, 1],
        [60, 204],
        [180, 206],
        [340, 204],
        [498, 190, 1],
        [506, 222],
        [500, 204 + base, 1],
        [330, 212 + base],
        [150, 214 + base],
        [30, 208 + base],
        [-4, 226],
      ),
    ),
    { paint: '#efe9dd', lift: 0.5, roll: 0.9 },
  );
  s.seam(put(path([0, 214], [150, 224], [340, 222], [504, 208])), 0.6);
  s.piece(
    put(
      path(
        [18, 202 + base, 1],
        [150, 209 + base],
        [330, 207 + base],
        [502, 199 + base, 1],
        [498, 214 + base, 1],
        [330, 221 + base],
        [150, 223 + base],
        [36, 216 + base],
      ),
    ),
    { paint: style.sole as `#${string}`, lift: 0.3 },
  );
}

/** A pair of sneakers from the side: toe cap, eyelets, laces, heel tab, rubber sole. */
export function drawSneakers(s: Sketch): void {
  const { between, chance, pick } = s.random;
  const style = {
    stripe: chance(0.5),
    cap: chance(0.6),
    sole: pick(['#c59a6a', '#e4ddcf', '#8c6b4a']),
    foxing: between(22, 34),
  };
  const tilt = between(-5, -1);
  const scale = 0.95;
  drawSneaker(s, putting(82, 246, scale, tilt), style);
  drawSneaker(s, putting(48, 538, scale, tilt + between(2, 5)), style);
  s.focus([220, 610], 300);
}

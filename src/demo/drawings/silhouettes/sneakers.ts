import { between as along, type Point, type Put, path, putting, ribbon } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';

type Style = { saddle: boolean; cap: boolean; sole: `#${string}`; height: number };

/** The slope that the laces go up, and away from it into the shoe. */
const LACED: readonly [Point, Point] = [
  [132, 120],
  [262, 20],
];
const inward = ([x, y]: Point, by: number): Point => [x + 0.61 * by, y + 0.79 * by];

function drawLaces(s: Sketch, put: Put): void {
  const white = '#f6f2ea';
  const lace = (line: readonly Point[], width: number) => {
    const laid = put(line);
    s.line(
      laid.map(([x, y]): Point => [x + 1.5, y + 3]),
      '#140c07',
      width,
      'stroke-opacity=".35"',
    );
    s.line(laid, '#8d8578', width);
    s.line(laid, white, width - 1.8);
  };
  for (let i = 0; i < 6; i++) {
    const edge = along(...LACED, i / 5);
    const [eyelet] = put([inward(edge, 30)]);
    if (eyelet)
      s.trim(
        eyelet,
        '<circle r="4.4" fill="#2b241e" fill-opacity=".75"/><circle r="5.4" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="1.4"/>',
      );
    lace([inward(edge, 30), inward(edge, 8), inward([edge[0] - 5, edge[1] - 2], -7)], 9.4);
  }
  // The bow hangs over the side.
  lace(
    [
      [262, 34],
      [300, 40],
      [318, 66],
      [296, 78],
      [264, 48],
    ],
    7.4,
  );
  lace(
    [
      [260, 36],
      [228, 52],
      [216, 82],
      [236, 92],
      [262, 48],
    ],
    7.4,
  );
  lace(
    [
      [262, 40],
      [282, 70],
      [286, 104],
    ],
    6.4,
  );
}

function drawSneaker(s: Sketch, put: Put, style: Style): void {
  const sole = 216;
  const foot = sole + style.height;
  // Tongue, the far side of the collar, and the dark between them.
  s.piece(
    put(
      path(
        [206, 70, 1],
        [246, 4],
        [272, -38],
        [296, -58],
        [322, -50, 1],
        [318, -8],
        [322, 40],
        [290, 66, 1],
      ),
    ),
    { lift: 0.3, tone: -0.08, roll: 0.8 },
  );
  s.piece(
    put(path([290, 22, 1], [340, -8], [410, -18], [474, -6, 1], [470, 20], [380, 62], [316, 52])),
    {
      paint: 'inside',
      lift: 0,
    },
  );
  const upper: Point[] = path(
    [4, sole + 6, 1],
    [-2, 190],
    [14, 162],
    [52, 144],
    [98, 134],
    [136, 116],
    [198, 70],
    [262, 18, 1],
    [296, 22],
    [332, 50],
    [384, 56],
    [436, 36],
    [466, -4],
    [484, -10],
    [496, 10],
    [492, 70],
    [498, 130],
    [508, 180],
    [508, sole + 6, 1],
  );
  s.piece(put(upper), { lift: 0.6, roll: 1 });
  s.within(put(upper), () => {
    s.glow(put(path([70, 168]))[0] ?? [0, 0], 62, 26, 0.3, -16);
    s.glow(put(path([330, 120]))[0] ?? [0, 0], 90, 34, 0.18, -10);
    for (let i = 0; i < 3; i++)
      s.fold(put(path([118 + i * 22, 128 - i * 14], [132 + i * 26, 168 - i * 8])), {
        width: 9,
        depth: 0.32,
        bend: 4,
      });
  });
  // The padded collar.
  s.piece(
    put(
      path(
        [300, 26, 1],
        [334, 50],
        [384, 56],
        [436, 36],
        [466, -4],
        [484, -10, 1],
        [490, 22],
        [452, 66],
        [388, 86],
        [326, 76],
        [292, 48, 1],
      ),
    ),
    { lift: 0.3, roll: 1, tone: -0.05 },
  );
  if (style.cap) {
    s.piece(
      put(
        path(
          [2, sole + 6, 1],
          [-2, 190],
          [14, 162],
          [52, 144],
          [92, 136, 1],
          [112, 160],
          [116, sole + 6, 1],
        ),
      ),
      { lift: 0.3, tone: -0.03 },
    );
    s.stitch(put(path([96, 140], [117, 164], [122, 212])));
  } else
    for (let row = 0; row < 3; row++)
      for (let i = 0; i < 4; i++) {
        const [at] = put([[52 + i * 15 + row * 5, 164 + row * 13 - i * 6]]);
        if (at) s.trim(at, '<circle r="2.5" fill="#120b06" fill-opacity=".5"/>');
      }
  const heel: Point[] = path(
    [446, 70, 1],
    [474, 44],
    [492, 40, 1],
    [494, 90],
    [500, 140],
    [508, 184],
    [508, sole + 4, 1],
    [420, sole + 4, 1],
    [424, 150],
  );
  s.piece(put(heel), { paint: 'accent', lift: 0.4, roll: 0.8 });
  s.stitch(put(path([440, 78], [418, 152], [413, 212])));
  const stay: Point[] = [
    ...[0, 0.5, 1].map((share) => along(...LACED, share)),
    inward([272, 26], 26),
    inward([214, 74], 48),
    inward([150, 118], 48),
    [122, 140],
  ];
  s.piece(put(stay), { lift: 0.4, roll: 0.5 });
  s.stitch(put([inward([266, 22], 32), inward([212, 70], 43), inward([146, 116], 44), [128, 140]]));
  // Nothing on the side may look like the registered mark of a maker of sport shoes: one broad
  // saddle in the shoe's own colour, or a seam.
  if (style.saddle) {
    s.piece(
      put(
        path(
          [236, 96],
          [300, 84],
          [364, 96],
          [392, 150],
          [398, sole + 2, 1],
          [214, sole + 2, 1],
          [212, 150],
        ),
      ),
      { lift: 0.3, roll: 0.5 },
    );
    s.stitch(put(path([246, 106], [224, 152], [224, sole - 4])));
    s.stitch(put(path([356, 106], [380, 152], [386, sole - 4])));
  } else s.stitch(put(path([190, 208], [262, 168], [340, 150], [420, 156])));
  // A pull tab at the heel, and the sole, which is one slab with a line around it.
  s.piece(put(ribbon(path([486, 4], [500, -16], [494, -30], [480, -22], [480, 0]), 9)), {
    paint: 'accent',
    lift: 0.4,
  });
  drawLaces(s, put);
  const slab: Point[] = path(
    [0, sole - 8, 1],
    [60, sole],
    [180, sole + 3],
    [340, sole + 1],
    [512, sole - 10, 1],
    [520, sole + 12],
    [510, foot - 4, 1],
    [330, foot],
    [130, foot],
    [40, foot - 3],
    [-4, foot - 16, 1],
    [-8, sole + 12],
  );
  s.piece(put(slab), { paint: '#f2ede3', lift: 0.5, roll: 0.7 });
  s.seam(put(path([-4, sole + 8], [150, sole + 15], [340, sole + 13], [514, sole + 2])), 0.5);
  s.stitch(
    put(path([2, sole + 14], [150, sole + 21], [340, sole + 19], [512, sole + 8])),
    '#cfc6b6',
  );
  s.piece(
    put(
      path(
        [-4, foot - 16, 1],
        [40, foot - 6],
        [130, foot - 3],
        [330, foot - 3],
        [511, foot - 8, 1],
        [506, foot + 6, 1],
        [330, foot + 9],
        [130, foot + 9],
        [40, foot + 5],
      ),
    ),
    { paint: style.sole, lift: 0.2, roll: 0.4 },
  );
  const [toe, back] = put([
    [20, foot + 4],
    [506, foot + 6],
  ]);
  if (toe && back) s.stand(toe, back);
}

/** A pair of sneakers from the side, one before the other: laces, heel counter, rubber sole. */
export function drawSneakers(s: Sketch): void {
  const { between, chance, pick } = s.random;
  const style: Style = {
    saddle: chance(0.5),
    cap: chance(0.6),
    sole: pick(['#c59a6a', '#e4ddcf', '#8c6b4a']),
    height: between(34, 44),
  };
  drawSneaker(s, putting(122, 306, 0.84, between(-1, 1)), style);
  drawSneaker(s, putting(34, 430, 0.98, between(-1, 1)), style);
  s.focus([220, 560], 320);
}

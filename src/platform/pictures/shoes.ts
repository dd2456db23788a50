import { between as along, type Point, ribbon } from './geometry.ts';
import type { Sketch } from './sketch.ts';
import { stud } from './trims.ts';

type Put = (points: readonly Point[]) => Point[];

/** Moves, scales and turns a shoe drawn from the side, toe to the left. */
function putting(x: number, y: number, scale: number, degrees: number): Put {
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  return (points) =>
    points.map(
      ([px, py, corner]) => [x + px * cos - py * sin, y + px * sin + py * cos, corner] as const,
    );
}

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
    const lace = put([
      [at[0] + 6, at[1] + 20],
      [at[0] + span * 0.45, at[1] + 2],
      [at[0] + span, at[1] + 30 + i * 2],
    ]);
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
  const upper: Point[] = [
    [8, 214, 1],
    [2, 176],
    [24, 140],
    [84, 116],
    [150, 96],
    [214, 58],
    [262, 20],
    [286, 4, 1],
    [318, 34],
    [372, 48],
    [424, 30],
    [462, -4, 1],
    [482, 10],
    [478, 70],
    [484, 130],
    [494, 190],
    [492, 214, 1],
  ];
  s.piece(
    put([
      [196, 66, 1],
      [236, 14],
      [262, -34],
      [290, -42, 1],
      [312, 0],
      [330, 44],
      [300, 74, 1],
    ]),
    { lift: 0.3, tone: 0.08 },
  );
  s.piece(
    put([
      [282, 6, 1],
      [340, -4],
      [404, -14],
      [462, -6, 1],
      [430, 40],
      [372, 58],
      [318, 44],
    ]),
    { paint: 'inside', lift: 0 },
  );
  s.piece(put(upper), { lift: 0.6, roll: 1 });
  s.within(put(upper), () => {
    for (let i = 0; i < 4; i++)
      s.fold(
        put([
          [112 + i * 18, 112 - i * 8],
          [104 + i * 24, 176 - i * 5],
        ]),
        { width: 10, depth: 0.4, bend: 4 },
      );
    s.fold(
      put([
        [430, 60],
        [470, 150],
      ]),
      { width: 18, depth: 0.3 },
    );
  });
  if (style.cap) {
    s.piece(
      put([
        [8, 214, 1],
        [2, 176],
        [24, 140],
        [72, 119, 1],
        [100, 150],
        [108, 214, 1],
      ]),
      { lift: 0.3, tone: 0.04 },
    );
    s.stitch(
      put([
        [78, 124],
        [106, 152],
        [114, 210],
      ]),
    );
  }
  s.piece(
    put([
      [426, 30, 1],
      [462, -4, 1],
      [482, 10],
      [478, 70],
      [484, 130],
      [490, 168, 1],
      [440, 150],
      [418, 90],
    ]),
    { paint: 'accent', lift: 0.4, roll: 0.8 },
  );
  s.stitch(
    put([
      [422, 40],
      [412, 92],
      [436, 156],
      [488, 176],
    ]),
  );
  const stay: Point[] = [
    [150, 98, 1],
    [214, 58],
    [262, 20],
    [286, 4, 1],
    [310, 36, 1],
    [262, 92],
    [218, 140],
    [176, 158],
    [148, 134],
  ];
  s.piece(put(stay), { lift: 0.4 });
  s.stitch(
    put([
      [156, 134],
      [178, 150],
      [216, 132],
      [258, 86],
      [300, 38],
    ]),
  );
  if (style.stripe)
    for (let i = 0; i < 2; i++)
      s.piece(
        put([
          [262 + i * 44, 110, 1],
          [286 + i * 44, 86, 1],
          [322 + i * 40, 212, 1],
          [296 + i * 40, 212, 1],
        ]),
        { paint: 'accent', lift: 0.2, roll: 0.4 },
      );
  else
    s.stitch(
      put([
        [200, 206],
        [300, 170],
        [400, 176],
        [486, 190],
      ]),
    );
  for (let i = 0; i < 5; i++) {
    const [at] = put([along([196, 112], [284, 32], i / 4)]);
    if (at) s.trim(at, stud(4.6, '#b9b4aa'));
  }
  drawLaces(s, put, 5, [162, 84], [262, 2], 40, '#f3efe6');
  const base = style.foxing;
  s.piece(
    put([
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
    ]),
    { paint: '#efe9dd', lift: 0.5, roll: 0.9 },
  );
  s.seam(
    put([
      [0, 214],
      [150, 224],
      [340, 222],
      [504, 208],
    ]),
    0.6,
  );
  s.piece(
    put([
      [18, 202 + base, 1],
      [150, 209 + base],
      [330, 207 + base],
      [502, 199 + base, 1],
      [498, 214 + base, 1],
      [330, 221 + base],
      [150, 223 + base],
      [36, 216 + base],
    ]),
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
  const scale = 0.98;
  drawSneaker(s, putting(66, 236, scale, tilt), style);
  drawSneaker(s, putting(40, 538, scale, tilt + between(2, 5)), style);
  s.focus([220, 610], 300);
}

function drawBoot(s: Sketch, put: Put, chelsea: boolean, heel: number, sole: string): void {
  s.piece(
    put([
      [200, -4, 1],
      [290, -14],
      [392, -2, 1],
      [380, 26],
      [290, 34],
      [212, 26],
    ]),
    { paint: 'inside', lift: 0 },
  );
  const upper: Point[] = [
    [6, 330, 1],
    [-2, 296],
    [20, 262],
    [84, 236],
    [150, 206],
    [192, 160],
    [204, 90],
    [196, 0, 1],
    [290, 14],
    [394, 2, 1],
    [398, 100],
    [396, 180],
    [412, 250],
    [420, 330, 1],
  ];
  s.piece(put(upper), { lift: 0.6, roll: 1 });
  s.within(put(upper), () => {
    for (let i = 0; i < 4; i++)
      s.fold(
        put([
          [168 + i * 9, 214 - i * 26],
          [280 + i * 14, 246 - i * 34],
        ]),
        { width: 14, depth: 0.42, bend: 8 },
      );
    for (let i = 0; i < 3; i++)
      s.fold(
        put([
          [96 + i * 20, 232 - i * 6],
          [104 + i * 26, 290],
        ]),
        { width: 10, depth: 0.34 },
      );
    s.fold(
      put([
        [384, 40],
        [396, 280],
      ]),
      { width: 22, depth: 0.3 },
    );
    s.glow(put([[70, 262]])[0] ?? [0, 0], 60, 22, 0.28, -22);
  });
  if (chelsea) {
    const gusset: Point[] = [
      [252, 12, 1],
      [342, 12, 1],
      [334, 100],
      [300, 190, 1],
      [264, 100],
    ];
    s.piece(put(gusset), { paint: 'rib', lift: 0.1, roll: 0.4 });
    s.stitch(
      put([
        [246, 14],
        [258, 104],
        [300, 200, 1],
        [340, 104],
        [348, 14],
      ]),
    );
    s.band(
      put([
        [392, 10],
        [404, -16],
        [398, -40],
        [386, -20],
        [388, 8],
      ]),
      10,
      { lift: 0.4 },
    );
  } else {
    s.line(
      put([
        [330, 14],
        [334, 180],
        [346, 300],
      ]),
      s.tones.dark,
      7,
      'stroke-opacity=".7"',
    );
    s.line(
      put([
        [330, 14],
        [334, 180],
        [346, 300],
      ]),
      '#c9b489',
      3,
      'stroke-dasharray="2 2"',
    );
    s.stitch(
      put([
        [204, 22],
        [290, 34],
        [394, 22],
      ]),
    );
    s.seam(
      put([
        [18, 300],
        [120, 262],
        [230, 268],
        [420, 290],
      ]),
      0.6,
    );
  }
  s.piece(
    put([
      [-2, 318, 1],
      [120, 326],
      [260, 330],
      [420, 322, 1],
      [426, 340, 1],
      [250, 346],
      [100, 344],
      [6, 340],
    ]),
    { paint: sole as `#${string}`, lift: 0.4 },
  );
  s.piece(
    put([
      [314, 338, 1],
      [424, 334, 1],
      [418, 338 + heel, 1],
      [330, 340 + heel, 1],
    ]),
    { paint: sole as `#${string}`, lift: 0.5, roll: 0.8 },
  );
}

/** Ankle boots: Chelsea with elastic gussets, or zipped with a higher heel. */
export function drawAnkleBoots(s: Sketch): void {
  const { between, chance, pick } = s.random;
  const chelsea = chance(0.5);
  const heel = chelsea ? between(26, 36) : between(44, 66);
  const sole = pick(['#2a211b', '#5b4330', '#1d1a18']);
  drawBoot(s, putting(128, 112, 0.93, between(-3, 1)), chelsea, heel, sole);
  drawBoot(s, putting(72, 458, 0.97, between(-1, 3)), chelsea, heel, sole);
  s.focus([300, 560], 320);
}

/** Sandals seen from above: moulded footbeds with buckled or slim straps. */
export function drawSandals(s: Sketch): void {
  const { between, chance, pick } = s.random;
  const wide = chance(0.55);
  const bed = pick(['#b58f66', '#c8a67d', '#8a6544']) as `#${string}`;
  const spread = between(136, 146);
  for (const side of [-1, 1] as const) {
    const put = putting(300 + side * spread, 450, 1, side * between(3, 7));
    const flip = (points: readonly Point[]): Point[] =>
      put(points.map(([x, y, c]) => [x * side, y, c] as const));
    const foot: Point[] = [
      [-30, -290],
      [24, -306],
      [74, -270],
      [96, -190],
      [92, -100],
      [66, 20],
      [70, 140],
      [76, 230],
      [46, 296],
      [0, 312],
      [-46, 298],
      [-76, 232],
      [-74, 120],
      [-92, -20],
      [-98, -140],
      [-74, -240],
    ];
    s.piece(flip(foot.map(([x, y]): Point => [x * 1.07, y * 1.025])), {
      paint: '#3b2f27',
      lift: 0.8,
      roll: 0.8,
    });
    s.piece(flip(foot), { paint: bed, lift: 0.1, roll: 1 });
    s.stitch(flip([...foot.map(([x, y]): Point => [x * 0.9, y * 0.96]), [-27, -278]]), '#efe2cc');
    const [ball, heel] = flip([
      [4, -170],
      [0, 210],
    ]) as [Point, Point];
    s.glow(ball, 70, 80, -0.22);
    s.glow(heel, 56, 66, -0.24);
    const strap = (y: number, width: number, slope: number) => {
      const line: Point[] = [
        [-104, y + slope],
        [-50, y - 14 + slope * 0.5],
        [50, y - 20],
        [106, y - slope * 0.4],
      ];
      s.piece(flip(ribbon(line, width)), { lift: 1, roll: 0.9, angle: 90 });
      s.stitch(flip(line.map(([px, py]): Point => [px * 0.97, py - width / 2 + 6])));
      s.stitch(flip(line.map(([px, py]): Point => [px * 0.97, py + width / 2 - 6])));
      if (!wide) return;
      const [at] = flip([[66, y - 16]]);
      if (at)
        s.trim(
          at,
          '<rect x="-15" y="-19" width="30" height="38" rx="5" fill="none" stroke="#1a120c" stroke-opacity=".35" stroke-width="6" transform="translate(1.5 3)"/><rect x="-15" y="-19" width="30" height="38" rx="5" fill="none" stroke="#b89a63" stroke-width="5.4"/><rect x="-15" y="-19" width="30" height="38" rx="5" fill="none" stroke="#f3e2b4" stroke-opacity=".8" stroke-width="1.4"/><path d="M-15 0H16" stroke="#a2844f" stroke-width="4"/>',
        );
    };
    if (wide) {
      strap(-150, 62, 8);
      strap(-40, 58, 4);
    } else {
      strap(-190, 26, 16);
      strap(-110, 24, -10);
      s.piece(
        flip(
          ribbon(
            [
              [-92, 110],
              [-66, 190],
              [0, 236],
              [66, 190],
              [92, 110],
            ],
            22,
          ),
        ),
        { lift: 0.9, roll: 0.9 },
      );
      strap(96, 22, 2);
    }
  }
  s.focus([300, 350], 300);
}

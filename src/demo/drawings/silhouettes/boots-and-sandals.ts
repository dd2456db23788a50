import { type Point, type Put, path, putting, ribbon } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';

function drawBoot(s: Sketch, put: Put, chelsea: boolean, heel: number, sole: string): void {
  s.piece(put(path([200, -4, 1], [290, -14], [392, -2, 1], [380, 26], [290, 34], [212, 26])), {
    paint: 'inside',
    lift: 0,
  });
  const upper: Point[] = path(
    [6, 330, 1],
    [-2, 296],
    [16, 250],
    [80, 222],
    [148, 196],
    [192, 160],
    [204, 90],
    [196, 0, 1],
    [290, 14],
    [394, 2, 1],
    [398, 100],
    [396, 180],
    [412, 250],
    [420, 330, 1],
  );
  s.piece(put(upper), { lift: 0.6, roll: 1 });
  s.within(put(upper), () => {
    for (let i = 0; i < 4; i++)
      s.fold(put(path([168 + i * 9, 214 - i * 26], [280 + i * 14, 246 - i * 34])), {
        width: 14,
        depth: 0.42,
        bend: 8,
      });
    for (let i = 0; i < 3; i++)
      s.fold(put(path([96 + i * 20, 232 - i * 6], [104 + i * 26, 290])), {
        width: 10,
        depth: 0.34,
      });
    s.fold(put(path([384, 40], [396, 280])), { width: 22, depth: 0.3 });
    s.glow(put(path([70, 262]))[0] ?? [0, 0], 60, 22, 0.28, -22);
  });
  if (chelsea) {
    const gusset: Point[] = path([252, 12, 1], [342, 12, 1], [334, 100], [300, 190, 1], [264, 100]);
    s.piece(put(gusset), { paint: 'rib', lift: 0.1, roll: 0.4 });
    s.stitch(put(path([246, 14], [258, 104], [300, 200, 1], [340, 104], [348, 14])));
    s.band(put(path([392, 10], [404, -16], [398, -40], [386, -20], [388, 8])), 10, { lift: 0.4 });
  } else {
    s.line(put(path([330, 14], [334, 180], [346, 300])), s.tones.dark, 7, 'stroke-opacity=".7"');
    s.line(put(path([330, 14], [334, 180], [346, 300])), '#c9b489', 3, 'stroke-dasharray="2 2"');
    s.stitch(put(path([204, 22], [290, 34], [394, 22])));
    s.seam(put(path([18, 300], [120, 262], [230, 268], [420, 290])), 0.6);
  }
  s.piece(
    put(
      path(
        [-4, 312, 1],
        [120, 318],
        [260, 318],
        [424, 312, 1],
        [428, 340, 1],
        [250, 344],
        [100, 347],
        [2, 338],
      ),
    ),
    { paint: sole as `#${string}`, lift: 0.4 },
  );
  s.piece(put(path([312, 334, 1], [428, 330, 1], [422, 338 + heel, 1], [322, 340 + heel, 1])), {
    paint: sole as `#${string}`,
    lift: 0.3,
    roll: 0.5,
  });
  for (let y = 350; y < 334 + heel; y += 9) s.stitch(put(path([320, y], [424, y - 3])), '#8a6a4c');
  for (const line of [
    [
      [6, 342],
      [236, 348],
    ],
    [
      [322, 341 + heel],
      [424, 339 + heel],
    ],
  ] as const) {
    const [from, to] = put(line);
    if (from && to) s.stand(from, to);
  }
}

/** Ankle boots: Chelsea with elastic gussets, or zipped with a higher heel. */
export function drawAnkleBoots(s: Sketch): void {
  const { between, chance, pick } = s.random;
  const chelsea = chance(0.5);
  const heel = chelsea ? between(24, 32) : between(40, 54);
  const sole = pick(['#2a211b', '#5b4330', '#1d1a18']);
  // So that toe and heel stand on one line.
  const pitch = (-Math.atan2(heel - 6, 330) * 180) / Math.PI;
  drawBoot(s, putting(176, 232, 0.86, pitch), chelsea, heel, sole);
  drawBoot(s, putting(62, 330, 1, pitch), chelsea, heel, sole);
  s.focus([290, 500], 340);
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
    const [ball, heel] = flip(path([4, -170], [0, 210])) as [Point, Point];
    s.glow(ball, 70, 80, -0.22);
    s.glow(heel, 56, 66, -0.24);
    const strap = (y: number, width: number, slope: number) => {
      const line: Point[] = path(
        [-104, y + slope],
        [-50, y - 14 + slope * 0.5],
        [50, y - 20],
        [106, y - slope * 0.4],
      );
      s.piece(flip(ribbon(line, width)), { lift: 1, roll: 0.9, angle: 90 });
      s.stitch(flip(line.map(([px, py]): Point => [px * 0.97, py - width / 2 + 6])));
      s.stitch(flip(line.map(([px, py]): Point => [px * 0.97, py + width / 2 - 6])));
      if (!wide) return;
      const [at] = flip(path([66, y - 16]));
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
      s.piece(flip(ribbon(path([-92, 110], [-66, 190], [0, 236], [66, 190], [92, 110]), 22)), {
        lift: 0.9,
        roll: 0.9,
      });
      strap(96, 22, 2);
    }
  }
  s.focus([300, 350], 300);
}

import { type Point, path, ribbon } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { putting } from './shoe-side.ts';

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

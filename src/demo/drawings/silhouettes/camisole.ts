import { across, CENTRE, onSide, type Point, path, symmetric } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';

/** A camisole: thin adjustable straps, soft neckline with a fine edge. */
export function drawCamisole(s: Sketch): void {
  const { between, chance } = s.random;
  const dip = between(0, 44);
  const hem = 724 + between(-20, 40);
  const wide = between(-8, 10);
  const strap = (side: 1 | -1) =>
    s.band(onSide(side, [84, 120], [98, 200], [104, 300]), 7, { lift: 0.4 });
  s.band(across([84, 120], [70, 180], [40, 230], [0, 246]), 7, { lift: 0.2, paint: 'inside' });
  s.piece(symmetric([0, 300], [80, 292], [132 + wide, 330], [126, 380], [0, 400]), {
    paint: 'inside',
    lift: 0,
    roll: 0.2,
  });
  const top: Point[] = path(
    [0, 304 + dip],
    [52, 294 + dip * 0.4],
    [104, 288, 1],
    [126 + wide, 338],
    [150 + wide, 386, 1],
  );
  const body = symmetric(
    ...top,
    [138 + wide, 500],
    [158 + wide, 640],
    [170 + wide, hem, 1],
    [90, hem + 12],
    [0, hem + 15],
  );
  s.piece(body, { lift: 0.4 });
  s.within(body, () => {
    for (let i = 0; i < 7; i++) {
      const x = between(-120, 120);
      s.fold(path([CENTRE + x * 0.7, between(360, 460)], [CENTRE + x * 1.15, hem + 8]), {
        width: between(18, 34),
        depth: between(0.2, 0.4),
        bend: between(-8, 8),
      });
    }
    const line = across([186, hem - 8], [90, hem], [0, hem + 4]);
    s.seam(line, 0.4);
  });
  s.band(across(...top.slice(0, 3).reverse()), 8, {
    lift: 0.15,
    paint: chance(0.4) ? 'accent' : 'plain',
  });
  strap(1);
  strap(-1);
  s.focus([CENTRE + 60, 320], 260);
}

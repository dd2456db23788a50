import { CENTRE, onSide, path } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { drawCord, drawElasticWaist } from './elastic-waist.ts';
import { type Cut, drawLegFolds, legShape } from './legs.ts';

/** Joggers: elastic waist with cord, slant pockets, ribbed ankles. */
export function drawJoggers(s: Sketch): void {
  const { between } = s.random;
  const c: Cut = {
    waist: 120,
    top: 96,
    hip: [158, 250],
    crotch: 330,
    knee: [40, 148 + between(-6, 8), 570],
    foot: [70, 134, 806],
  };
  for (const side of [-1, 1] as const) {
    const leg = legShape(c, side);
    s.piece(leg, { lift: 0.3 });
    s.within(leg, () => {
      drawLegFolds(s, c, side, 1.1);
      if (s.view === 'front') {
        const entry = onSide(side, [c.waist * 0.7, c.top + 30], [c.hip[0] - 4, c.top + 130]);
        s.seam(entry, 1);
        s.fold(entry, { width: side * 9, depth: 0.5 });
      } else s.seam(onSide(side, [c.waist, c.top + 60], [0, c.top + 84]), 0.8);
    });
    s.band(onSide(side, [68, 824], [101, 828], [132, 822]), 44, { paint: 'rib', lift: 0.3 });
  }
  s.seam(path([CENTRE, c.top + 30], [CENTRE, c.crotch + 2]), 1);
  drawElasticWaist(s, c, 42);
  if (s.view === 'front') drawCord(s, c.top + 18);
  s.focus([CENTRE + 40, c.top + 100], 270);
}

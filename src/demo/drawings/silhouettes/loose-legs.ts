import { CENTRE, onSide, path } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { type Cut, drawLegFolds, legShape } from './legs.ts';

export function drawLooseLegs(s: Sketch, c: Cut): void {
  for (const side of [-1, 1] as const) {
    const leg = legShape(c, side);
    s.piece(leg, { lift: 0.3, angle: side * -2 });
    s.within(leg, () => {
      drawLegFolds(s, c, side, 0.85);
      s.stitch(
        onSide(side, [c.foot[0] - 2, c.foot[2] - 15], [c.foot[1] + 2, c.foot[2] - 18]),
        s.tones.trim,
      );
      const entry = onSide(side, [c.waist * 0.72, c.top + 16], [c.hip[0] - 4, c.top + 108]);
      if (s.view === 'front') {
        s.seam(entry, 0.9);
        s.fold(entry, { width: side * 9, depth: 0.5 });
      }
    });
  }
  s.seam(path([CENTRE, c.top], [CENTRE, c.crotch + 3]), 0.9);
}

import { across, between as along, CENTRE, onSide, path, symmetric } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { type Cut, drawLegFolds, legShape } from './legs.ts';

/** Leggings: narrow, plain, with a wide flat waistband. */
export function drawLeggings(s: Sketch): void {
  const { between, chance } = s.random;
  const cropped = chance(0.3) ? 90 : 0;
  const c: Cut = {
    waist: 104,
    top: 92,
    hip: [138, 250],
    crotch: 318,
    knee: [38, 106, 580 - cropped * 0.5],
    foot: [58, 98 + between(-2, 6), 836 - cropped],
  };
  for (const side of [-1, 1] as const) {
    const leg = legShape(c, side);
    s.piece(leg, { lift: 0.3 });
    s.within(leg, () => {
      drawLegFolds(s, c, side, 0.7);
      s.seam(
        onSide(
          side,
          along(c.hip, [c.waist, c.top], 0.5),
          [c.knee[1] - 10, c.knee[2]],
          [c.foot[1] - 8, c.foot[2]],
        ),
        0.5,
      );
      s.stitch(
        onSide(side, [c.foot[0] - 2, c.foot[2] - 14], [c.foot[1] + 2, c.foot[2] - 16]),
        s.tones.trim,
      );
    });
  }
  s.seam(path([CENTRE, c.top + 50], [CENTRE, c.crotch + 2]), 0.8);
  s.piece(
    symmetric(
      [0, c.top - 6],
      [c.waist * 0.6, c.top - 8],
      [c.waist, c.top - 14, 1],
      [c.waist + 10, c.top + 50, 1],
      [c.waist * 0.6, c.top + 62],
      [0, c.top + 66],
    ),
    { lift: 0.25, roll: 0.8 },
  );
  s.stitch(
    across([c.waist + 8, c.top + 45], [c.waist * 0.6, c.top + 57], [0, c.top + 61]),
    s.tones.trim,
  );
  s.focus([CENTRE + 20, c.top + 110], 250);
}

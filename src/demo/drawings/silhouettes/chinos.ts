import { CENTRE, offset, onSide, type Point, path } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { type Cut, drawBand, drawInsideWaist, drawLegFolds, drawLoops, legShape } from './legs.ts';
import { button } from './trims.ts';

/** Chinos: pressed crease, slant pockets, clean waistband. */
export function drawChinos(s: Sketch): void {
  const { between, chance } = s.random;
  const slim = between(-10, 8);
  const c: Cut = {
    waist: 122,
    top: 82,
    hip: [150, 238],
    crotch: 308,
    knee: [38, 146 + slim, 560],
    foot: [58, 146 + slim, 838],
  };
  const back = s.view === 'back';
  const turnUp = chance(0.3);
  if (!back) drawInsideWaist(s, c);
  for (const side of [-1, 1] as const) {
    const leg = legShape(c, side);
    s.piece(leg, { lift: 0.3, angle: side * -2 });
    s.within(leg, () => {
      drawLegFolds(s, c, side, 0.5);
      s.fold(
        onSide(side, [c.waist * 0.56, c.top + 60], [(c.foot[0] + c.foot[1]) / 2, c.foot[2] + 4]),
        { width: 7, depth: 0.55, bend: side * -9 },
      );
      if (!turnUp)
        s.stitch(
          onSide(side, [c.foot[0] - 2, c.foot[2] - 20], [c.foot[1] + 2, c.foot[2] - 24]),
          s.tones.trim,
        );
    });
    if (turnUp)
      s.piece(
        onSide(
          side,
          [c.foot[0] - 3, c.foot[2] - 34, 1],
          [c.foot[1] + 3, c.foot[2] - 38, 1],
          [c.foot[1] + 3, c.foot[2] + 2, 1],
          [c.foot[0] - 3, c.foot[2] + 6, 1],
        ),
        { lift: 0.4 },
      );
    if (back) {
      const welt = onSide(
        side,
        [44, c.top + 116, 1],
        [112, c.top + 110, 1],
        [112, c.top + 122, 1],
        [44, c.top + 128, 1],
      );
      s.piece(welt, { lift: 0.3, roll: 0.4 });
      s.trim([CENTRE + side * 78, c.top + 138], button(4.6, s.tones.trim));
      s.seam(onSide(side, [62, c.top + 34], [66, c.top + 92]), 0.8);
    } else {
      const entry = onSide(side, [c.waist * 0.62, c.top + 30], [c.hip[0] - 6, c.top + 140]);
      s.fold(entry, { width: side * 9, depth: 0.5 });
      s.seam(entry, 1);
      s.stitch(offset(entry, side * 6));
      if (chance(0.5))
        s.fold(onSide(side, [c.waist * 0.5, c.top + 28], [c.waist * 0.53, c.top + 130]), {
          width: 13,
          depth: 0.7,
        });
    }
  }
  const rise: Point[] = path(
    [CENTRE, c.top + 24],
    [CENTRE + 1, c.crotch - 30],
    [CENTRE, c.crotch + 4],
  );
  s.seam(rise, 1);
  if (!back)
    s.stitch(
      path(
        [CENTRE + 34, c.top + 28],
        [CENTRE + 34, c.top + 112],
        [CENTRE + 23, c.top + 144],
        [CENTRE + 2, c.top + 162],
      ),
    );
  drawBand(s, c, 38);
  drawLoops(s, [c.waist * 0.5, c.waist - 14], c.top, 38);
  if (!back) {
    s.seam(path([CENTRE + 24, c.top - 2], [CENTRE + 24, c.top + 35]), 0.7);
    s.trim([CENTRE + 12, c.top + 17], button(6.6, s.tones.trim));
  }
  s.focus([CENTRE + 60, c.top + 96], 260);
}

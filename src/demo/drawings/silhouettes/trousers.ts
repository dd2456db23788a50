import {
  across,
  between as along,
  CENTRE,
  offset,
  onSide,
  type Point,
  path,
  symmetric,
} from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import {
  type Cut,
  drawBand,
  drawCord,
  drawElasticWaist,
  drawInsideWaist,
  drawLegFolds,
  drawLoops,
  legShape,
} from './legs.ts';
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

/** Wide trousers: a high band, pleats that run into a pressed fall, legs that swing at the hem. */
export function drawWideTrousers(s: Sketch): void {
  const { between } = s.random;
  const wide = between(-8, 14);
  const c: Cut = {
    waist: 106,
    top: 66,
    hip: [158, 250],
    crotch: 318,
    knee: [18, 204 + wide * 0.6, 560],
    foot: [14, 236 + wide, 846],
  };
  const back = s.view === 'back';
  if (!back) drawInsideWaist(s, c);
  for (const side of [-1, 1] as const) {
    const leg = legShape(c, side);
    s.piece(leg, { lift: 0.3, angle: side * -3 });
    s.within(leg, () => {
      const middle = (c.foot[0] + c.foot[1]) / 2;
      // The fall of the cloth: long soft folds from the pleats to the hem.
      for (const [from, to, width, depth] of [
        [c.waist * 0.52, middle, 10, 0.6],
        [c.waist * 0.3, middle - 58 + between(-8, 8), 24, 0.3],
        [c.waist * 0.84, middle + 62 + between(-8, 8), 26, 0.32],
        [c.waist, c.foot[1] - 16, 20, 0.24],
      ] as const)
        s.fold(onSide(side, [from, c.top + 44], [to, c.foot[2] + 6]), {
          width,
          depth,
          bend: side * -10,
        });
      s.fold(onSide(side, [6, c.crotch - 6], [90, c.crotch + 96]), {
        width: 16,
        depth: 0.3,
        bend: side * -8,
      });
      s.stitch(
        onSide(side, [c.foot[0] - 2, c.foot[2] - 22], [c.foot[1] + 2, c.foot[2] - 27]),
        s.tones.trim,
      );
    });
    if (back) {
      s.seam(onSide(side, [58, c.top + 32], [62, c.top + 96]), 0.8);
      s.piece(
        onSide(
          side,
          [40, c.top + 118, 1],
          [108, c.top + 112, 1],
          [108, c.top + 123, 1],
          [40, c.top + 129, 1],
        ),
        { lift: 0.3, roll: 0.4 },
      );
    } else {
      for (const x of [0.4, 0.56])
        s.fold(onSide(side, [c.waist * x, c.top + 30], [c.waist * x + 8, c.top + 150]), {
          width: 12,
          depth: 0.75,
        });
      const entry = onSide(side, [c.waist * 0.8, c.top + 32], [c.hip[0] - 6, c.top + 150]);
      s.seam(entry, 1);
      s.stitch(offset(entry, side * 6));
    }
  }
  const rise: Point[] = path(
    [CENTRE, c.top + 24],
    [CENTRE + 1, c.crotch - 30],
    [CENTRE, c.crotch + 4],
  );
  s.seam(rise, 1);
  if (!back) s.stitch(offset(rise, -18).slice(0, 2));
  drawBand(s, c, 44);
  drawLoops(s, [c.waist * 0.46, c.waist - 12], c.top, 44);
  if (!back) s.trim([CENTRE + 12, c.top + 20], button(6.6, s.tones.trim));
  s.focus([CENTRE + 50, c.top + 110], 270);
}

import { across, between as along, CENTRE, offset, onSide, type Point, path } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { type Cut, drawBand, drawInsideWaist, drawLegFolds, drawLoops, legShape } from './legs.ts';
import { stud } from './trims.ts';

function drawJeans(s: Sketch, c: Cut): void {
  const thread = s.garment.fabric === 'denim' ? '#c98f4e' : s.tones.thread;
  const back = s.view === 'back';
  if (!back) drawInsideWaist(s, c);
  for (const side of [-1, 1] as const) {
    const leg = legShape(c, side);
    s.piece(leg, { lift: 0.3, angle: side * -2 });
    s.within(leg, () => {
      const knee = (c.knee[0] + c.knee[1]) / 2;
      // Washed denim pales where the leg rubs.
      if (s.garment.fabric === 'denim') {
        s.glow([CENTRE + side * (c.hip[0] * 0.56), c.crotch + 110], 44, 190, 0.22, side * -4);
        s.glow([CENTRE + side * knee, c.knee[2] + 70], 34, 130, 0.12, side * -3);
      }
      drawLegFolds(s, c, side);
      const hem = onSide(
        side,
        [c.foot[0] - 2, c.foot[2] - 16],
        [(c.foot[0] + c.foot[1]) / 2, c.foot[2] - 12],
        [c.foot[1] + 2, c.foot[2] - 20],
      );
      s.seam(hem, 0.6);
      s.stitch(hem, thread);
      const inseam = onSide(
        side,
        [10, c.crotch + 20],
        [c.knee[0] + 7, c.knee[2]],
        [c.foot[0] + 7, c.foot[2] - 14],
      );
      s.stitch(inseam, thread);
    });
    if (back) {
      const y = c.top + 84;
      const pocket = onSide(
        side,
        [34, y, 1],
        [108, y - 6, 1],
        [106, y + 74, 1],
        [72, y + 94, 1],
        [40, y + 80, 1],
      );
      s.within(leg, () => {
        s.seam(onSide(side, [c.hip[0], c.top + 46], [50, c.top + 70], [0, c.top + 84]), 0.9);
        s.stitch(onSide(side, [c.hip[0], c.top + 51], [50, c.top + 75], [0, c.top + 89]), thread);
      });
      s.piece(pocket, { lift: 0.4 });
      s.stitch(
        [
          ...pocket.map(([x, py]): Point => along([x, py], [CENTRE + side * 72, y + 40], 0.09)),
          along(pocket[0] ?? [0, 0], [CENTRE + side * 72, y + 40], 0.09),
        ].map(([x, py]): Point => [x, py, 1]),
        thread,
      );
      s.stitch(onSide(side, [42, y + 34], [72, y + 50, 1], [104, y + 28]), thread);
    } else {
      const entry: Point[] = path(
        [c.waist * 0.5, c.top + 30],
        [c.waist * 0.54, c.top + 62],
        [c.waist * 0.78, c.top + 92],
        [c.hip[0] - 2, c.top + 96],
      );
      // The lining of the pocket shows above its curve, as wide as the leg.
      s.within(leg, () =>
        s.piece(onSide(side, ...entry, [c.hip[0] + 20, c.top + 60, 1], [c.waist + 16, c.top, 1]), {
          tone: -0.1,
          lift: 0.2,
          roll: 0.2,
        }),
      );
      s.seam(onSide(side, ...entry), 1);
      for (const gap of [5, 11]) s.stitch(offset(onSide(side, ...entry), side * gap), thread);
      s.trim(onSide(side, [c.waist * 0.52, c.top + 40])[0] ?? [0, 0], stud(3.4, '#b87a4a'));
      s.trim(onSide(side, [c.hip[0] - 8, c.top + 99])[0] ?? [0, 0], stud(3.4, '#b87a4a'));
    }
  }
  const rise: Point[] = path(
    [CENTRE, c.top + 24],
    [CENTRE + 1, c.crotch - 30],
    [CENTRE, c.crotch + 4],
  );
  s.seam(rise, 1);
  s.stitch(offset(rise, -5), thread);
  if (!back) {
    const fly: Point[] = path(
      [CENTRE + 36, c.top + 28],
      [CENTRE + 36, c.top + 112],
      [CENTRE + 24, c.top + 146],
      [CENTRE + 2, c.top + 166],
    );
    s.stitch(fly, thread);
    s.stitch(offset(fly, 6), thread);
  }
  const low = drawBand(s, c, 36);
  s.stitch(across(...low), thread);
  s.stitch(across(...low.map(([x, y]): Point => [x - 1, y - 25])), thread);
  drawLoops(s, back ? [8, 84] : [c.waist * 0.46, c.waist - 12], c.top, 36);
  if (back)
    s.piece(
      path(
        [CENTRE + 66, c.top - 6, 1],
        [CENTRE + 116, c.top - 12, 1],
        [CENTRE + 118, c.top + 20, 1],
        [CENTRE + 67, c.top + 26, 1],
      ),
      { paint: '#a8703f', lift: 0.4 },
    );
  else s.trim([CENTRE + 2, c.top + 16], stud(8, '#c08a55'));
  s.focus([CENTRE + 60, c.top + 90], 260);
}

/** Straight five-pocket jeans with topstitching, rivets and a washed thigh. */
export function drawJeansStraight(s: Sketch): void {
  const { between } = s.random;
  const narrow = between(-6, 10);
  drawJeans(s, {
    waist: 124,
    top: 82,
    hip: [154, 236],
    crotch: 306,
    knee: [36, 152 + narrow, 560],
    foot: [50, 158 + narrow, 838],
  });
}

/** Wide-leg jeans, high in the waist. */
export function drawJeansWide(s: Sketch): void {
  const { between } = s.random;
  const wide = between(-8, 18);
  drawJeans(s, {
    waist: 116,
    top: 72,
    hip: [160, 240],
    crotch: 312,
    knee: [32, 192 + wide * 0.6, 560],
    foot: [34, 214 + wide, 838],
  });
}

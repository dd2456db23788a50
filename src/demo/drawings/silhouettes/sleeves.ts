import { CENTRE, type Point, path } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import {
  type Frame,
  onSleeve,
  type SleeveMeasure,
  type SleeveShape,
  sleeveShape,
} from './frame.ts';
import { button } from './trims.ts';

export type Cuff = 'hem' | 'rib' | 'shirt' | 'turned' | 'plain' | 'elastic';

const crosswise = (shape: SleeveShape, up: number, overhang = 0): Point[] => {
  const half = shape.width / 2 + overhang;
  return [onSleeve(shape, up, half), onSleeve(shape, up - 3, 0), onSleeve(shape, up, -half)];
};

function drawCuff(s: Sketch, shape: SleeveShape, cuff: Cuff): void {
  const { angle, width } = shape;
  if (cuff === 'hem') {
    s.seam(crosswise(shape, 15, -1), 0.4);
    s.stitch(crosswise(shape, 15, -2));
  }
  if (cuff === 'plain') s.seam(crosswise(shape, 5, -1), 0.5);
  if (cuff === 'rib') s.band(crosswise(shape, 10, 1), 40, { paint: 'rib', angle, lift: 0.25 });
  if (cuff === 'turned') {
    s.band(crosswise(shape, 22, 3), 46, { angle, lift: 0.5 });
    s.stitch(crosswise(shape, 40, -2));
  }
  if (cuff === 'elastic') {
    s.band(crosswise(shape, 4, -1), 16, { angle, lift: 0.2 });
    for (let i = -2; i <= 2; i++)
      s.fold(
        [
          onSleeve(shape, 10, (i * width) / 5.5),
          onSleeve(shape, s.random.between(45, 80), (i * width) / 4.5),
        ],
        { width: 8, depth: 0.5 },
      );
  }
  if (cuff === 'shirt') {
    s.band(crosswise(shape, 20, 1), 44, { angle, lift: 0.35, roll: 0.4 });
    s.stitch(crosswise(shape, 37, -2));
    s.stitch(crosswise(shape, 4, -2));
    s.trim(onSleeve(shape, 20, width * 0.26), button(4.2, s.tones.trim), angle);
    for (const outwards of [-0.28, 0.05, 0.3])
      s.fold(
        [
          onSleeve(shape, 40, outwards * width),
          onSleeve(shape, s.random.between(70, 100), outwards * width),
        ],
        { width: 8, depth: 0.4 },
      );
  }
}

/** Both sleeves of a garment, under the body that is drawn next. */
export function drawSleeves(
  s: Sketch,
  f: Frame,
  measure: SleeveMeasure,
  cuff: Cuff,
): SleeveShape[] {
  return ([1, -1] as const).map((side) => {
    const { between: some, chance } = s.random;
    const drift = some(-5, 5);
    const shape = sleeveShape(f, side, {
      ...measure,
      wrist: [measure.wrist[0] + drift, measure.wrist[1] + some(-6, 6)],
      bend: (measure.bend ?? 8) + some(-5, 5),
    });
    s.piece(shape.outline, { angle: shape.angle, lift: 0.25 });
    const length = Math.hypot(
      shape.wrist[0] - CENTRE - side * f.armpit[0],
      shape.wrist[1] - f.armpit[1],
    );
    const half = (measure.elbow ?? measure.cuff * 1.35) / 2;
    s.within(shape.outline, () => {
      const pit: Point = [CENTRE + side * (f.armpit[0] - 8), f.armpit[1] - 4];
      s.fold([pit, onSleeve(shape, length * 0.72, half * some(0.3, 0.8))], {
        width: 14,
        depth: 0.42,
        bend: side * -6,
      });
      s.fold(path([pit[0], pit[1] + 10], onSleeve(shape, length * 0.55, half * some(0.1, 0.6))), {
        width: 11,
        depth: 0.34,
        bend: side * -4,
      });
      if (length < 220) return;
      for (let i = 0; i < 3; i++)
        s.fold(
          [
            onSleeve(shape, length * (0.44 + i * 0.06) + some(-8, 8), -half),
            onSleeve(shape, length * (0.46 + i * 0.07) + some(-10, 16), half * some(-0.1, 0.6)),
          ],
          { width: some(9, 14), depth: some(0.25, 0.42), bend: side * some(-6, 6) },
        );
      if (chance(0.7))
        s.fold(
          [
            onSleeve(shape, length * 0.36, half * 0.7),
            onSleeve(shape, length * 0.12, -half * some(0, 0.4)),
          ],
          { width: 12, depth: 0.3, bend: side * 6 },
        );
    });
    drawCuff(s, shape, cuff);
    return shape;
  });
}

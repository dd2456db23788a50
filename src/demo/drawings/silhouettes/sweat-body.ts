import { symmetric } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { bodyHalf, drawBodyFolds, type Frame } from './frame.ts';
import { drawSleeves } from './sleeves.ts';

export function sweatFrame(s: Sketch): Frame {
  const { between } = s.random;
  const wide = between(-6, 12);
  return {
    neck: 66,
    top: 196,
    shoulder: [142 + wide, 242],
    armpit: [152 + wide, 404],
    waist: [154 + wide, 560],
    hem: [150 + wide, 716 + between(-12, 20)],
  };
}

function drawRibHem(s: Sketch, f: Frame): void {
  const [x, y] = f.hem;
  s.piece(
    symmetric(
      [0, y - 4],
      [x * 0.6, y - 6],
      [x + 1, y - 12, 1],
      [x - 8, y + 30, 1],
      [x * 0.6, y + 39],
      [0, y + 42],
    ),
    { paint: 'rib', lift: 0.2 },
  );
}

export function drawSweatBody(s: Sketch, f: Frame, dip: number): void {
  drawSleeves(
    s,
    f,
    { wrist: [236, 702 + s.random.between(-14, 14)], cuff: 64, elbow: 94, bend: 13, puff: 12 },
    'rib',
  );
  const body = symmetric(...bodyHalf(f, dip, 'round', 6));
  s.piece(body, { lift: 0.35 });
  s.within(body, () => drawBodyFolds(s, f, 1.1));
  drawRibHem(s, f);
}

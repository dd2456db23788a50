import { symmetric } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import type { Frame } from './frame.ts';

export function knitFrame(s: Sketch): Frame {
  const { between } = s.random;
  const wide = between(-8, 14);
  return {
    neck: between(60, 72),
    top: 150,
    shoulder: [140 + wide, 200],
    armpit: [152 + wide, 366],
    waist: [152 + wide, 520],
    hem: [146 + wide, 700 + between(-20, 26)],
  };
}

export function drawKnitHem(s: Sketch, f: Frame, height: number, pull = 6): void {
  const [x, y] = f.hem;
  s.piece(
    symmetric(
      [0, y - 4],
      [x * 0.6, y - 6],
      [x + 1, y - 12, 1],
      [x - pull, y + height - 12, 1],
      [x * 0.6, y + height - 3],
      [0, y + height],
    ),
    { paint: 'rib', lift: 0.2 },
  );
}

import { across } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import type { Frame } from './frame.ts';

export function teeFrame(s: Sketch): Frame {
  const { between } = s.random;
  const wide = between(-10, 10);
  return {
    neck: between(56, 68),
    top: 152,
    shoulder: [146 + wide, 198],
    armpit: [164 + wide, 360],
    waist: [158 + wide, 490],
    hem: [161 + wide, 742 + between(-16, 24)],
  };
}

export function drawHem(s: Sketch, f: Frame): void {
  const [x, y] = f.hem;
  const line = across([x + 12, y - 20], [x * 0.6, y - 11], [0, y - 8]);
  s.seam(line, 0.4);
  s.stitch(line);
}

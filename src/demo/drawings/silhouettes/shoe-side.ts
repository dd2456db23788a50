import type { Point } from '../geometry.ts';

export type Put = (points: readonly Point[]) => Point[];

/** Moves, scales and turns a shoe drawn from the side, toe to the left. */
export function putting(x: number, y: number, scale: number, degrees: number): Put {
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  return (points) =>
    points.map(
      ([px, py, corner]) => [x + px * cos - py * sin, y + px * sin + py * cos, corner] as const,
    );
}

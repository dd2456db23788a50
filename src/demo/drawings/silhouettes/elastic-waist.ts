import { CENTRE, onSide, type Point, path, symmetric } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import type { Cut } from './legs.ts';

export function drawElasticWaist(s: Sketch, c: Cut, height: number): void {
  const half = c.waist;
  s.piece(
    symmetric(
      [0, c.top - 8],
      [half * 0.6, c.top - 9],
      [half, c.top - 14, 1],
      [half + 2, c.top + height - 12, 1],
      [half * 0.6, c.top + height - 4],
      [0, c.top + height],
    ),
    { paint: 'plain', lift: 0.3, roll: 0.9 },
  );
  for (let i = 0; i < 22; i++) {
    const x = CENTRE + ((i + 0.5) / 11 - 1) * (half - 4);
    s.fold(path([x, c.top - 8], [x + s.random.between(-2, 2), c.top + height - 5]), {
      width: s.random.between(5, 9),
      depth: 0.6,
    });
    s.fold(path([x, c.top + height - 6], [x * 1.01, c.top + height + s.random.between(18, 60)]), {
      width: 7,
      depth: 0.4,
    });
  }
}

export function drawCord(s: Sketch, y: number): void {
  for (const side of [1, -1] as const) {
    const sway = s.random.between(-5, 8);
    const line = onSide(side, [9, y], [15, y + 34], [13 + sway, y + 74], [18 + sway, y + 112]);
    s.line(
      line.map(([x, py]): Point => [x + 2, py + 4]),
      '#140c07',
      6,
      'stroke-opacity=".28"',
    );
    s.line(line, s.tones.dark, 6.4);
    s.line(line, s.garment.accent, 4.6);
  }
}

import { across, CENTRE, onSide, type Point, path, symmetric } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { GOLD } from './bag-metal.ts';
import { buckle, puller } from './trims.ts';

/** A backpack: curved top, front pocket with zip, side straps, grab handle. */
export function drawBackpack(s: Sketch): void {
  const { between, chance } = s.random;
  const wide = 184 + between(-10, 10);
  for (const side of [1, -1] as const)
    s.band(
      onSide(
        side,
        [90, 190],
        [wide + 26, 250],
        [wide + 48, 430],
        [wide + 24, 620],
        [wide - 20, 716],
      ),
      34,
      { lift: 0.5, roll: 0.8, tone: -0.1 },
    );
  s.band(across([44, 190], [40, 138], [0, 122]), 18, { lift: 0.6, roll: 1 });
  const body: Point[] = path(
    [0, 172],
    [90, 178],
    [158, 226],
    [wide, 330],
    [wide + 6, 560],
    [wide - 2, 720],
    [wide - 40, 772],
    [80, 782],
    [0, 784],
  );
  const outline = symmetric(...body);
  s.piece(outline, { lift: 0.9, roll: 1 });
  s.within(outline, () => {
    for (let i = 0; i < 5; i++) {
      const x = between(-150, 150);
      s.fold(path([CENTRE + x, 230 + between(0, 60)], [CENTRE + x * 1.1, 420]), {
        width: 18,
        depth: 0.26,
      });
    }
  });
  const arch = across([wide - 14, 420], [148, 276], [86, 224], [0, 212]);
  s.line(
    arch.map(([x, y]): Point => [x + 1, y + 2]),
    '#120b06',
    9,
    'stroke-opacity=".35"',
  );
  s.line(arch, s.tones.dark, 8);
  s.line(arch, '#bdb6a9', 3, 'stroke-dasharray="2 2"');
  s.trim([CENTRE - 92, 228], puller('#bdb6a9'), 58);
  const pocket: Point[] = path(
    [0, 478],
    [wide - 34, 476],
    [wide - 20, 500],
    [wide - 14, 700],
    [wide - 36, 744],
    [0, 752],
  );
  s.piece(symmetric(...pocket), { lift: 0.8, roll: 1 });
  s.stitch(across([wide - 34, 486], [wide - 30, 690], [wide - 46, 734], [0, 741]));
  if (chance(0.5)) {
    s.piece(
      symmetric([0, 466], [wide - 28, 464, 1], [wide - 24, 560], [wide - 60, 596], [0, 604]),
      { lift: 0.9, roll: 0.9 },
    );
    for (const side of [1, -1] as const) {
      s.piece(onSide(side, [70, 540, 1], [96, 540, 1], [96, 672, 1], [83, 684, 1], [70, 672, 1]), {
        paint: '#9a6b42',
        lift: 0.6,
      });
      s.trim([CENTRE + side * 83, 618], buckle(26, 24, GOLD), 90);
    }
  } else {
    const line = across([wide - 30, 524], [60, 520], [0, 520]);
    s.line(line, s.tones.dark, 8);
    s.line(line, '#bdb6a9', 3, 'stroke-dasharray="2 2"');
    s.trim([CENTRE + 96, 521], puller('#bdb6a9'), 10);
    s.piece(symmetric([0, 596], [44, 596, 1], [44, 640, 1], [0, 640]), {
      paint: '#9a6b42',
      lift: 0.3,
      roll: 0.4,
    });
    s.stitch(
      path([262, 602, 1], [338, 602, 1], [338, 634, 1], [262, 634, 1], [262, 602, 1]),
      '#f0e0c4',
    );
  }
  s.focus([CENTRE + 50, 520], 300);
}

import { across, CENTRE, onSide, type Point, path, ribbon, symmetric } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { buckle, puller, stud } from './trims.ts';

const GOLD = '#c8a45c';

function ring(s: Sketch, at: Point, radius: number): void {
  s.trim(
    at,
    `<circle r="${radius}" fill="none" stroke="#140c07" stroke-opacity=".4" stroke-width="5" transform="translate(2 3)"/><circle r="${radius}" fill="none" stroke="#96763a" stroke-width="5.4"/><circle r="${radius}" fill="none" stroke="${GOLD}" stroke-width="3.6"/><path d="M${-radius * 0.8} ${-radius * 0.6}A${radius} ${radius} 0 0 1 ${radius * 0.2} ${-radius}" fill="none" stroke="#fff6da" stroke-width="1.4"/>`,
  );
}

function drawTote(s: Sketch): void {
  const { between } = s.random;
  const [top, foot] = [396, 736 + between(-20, 16)];
  const wide = 208 + between(-10, 14);
  const narrow = 176 + between(-10, 10);
  const handle = (drop: number, tone: number) => {
    const line = across(
      [88, top + 80],
      [86, top - 40],
      [70, 236 + drop],
      [34, 190 + drop],
      [0, 182 + drop],
    );
    s.band(line, 21, { lift: 0.7, roll: 0.9, tone });
    s.stitch(ribbon(line, 12).slice(0, line.length));
  };
  handle(-22, -0.16);
  s.piece(symmetric([0, top - 8], [wide - 10, top - 6, 1], [wide, top + 10, 1], [0, top + 26]), {
    paint: 'inside',
    lift: 0,
  });
  const body = symmetric(
    [0, top + 8],
    [wide, top, 1],
    [wide - 10, top + 160],
    [narrow + 8, foot - 30],
    [narrow - 12, foot, 1],
    [0, foot + 8],
  );
  s.piece(body, { lift: 0.9, roll: 1 });
  s.within(body, () => {
    for (const side of [1, -1] as const) {
      s.seam(onSide(side, [wide - 34, top], [narrow - 22, foot]), 0.9);
      s.stitch(onSide(side, [wide - 40, top + 6], [narrow - 28, foot - 4]));
      s.fold(onSide(side, [wide - 26, top + 40], [wide * 0.5, foot - 60]), {
        width: 24,
        depth: 0.28,
      });
    }
    s.stitch(across([wide, top + 13], [wide * 0.5, top + 20], [0, top + 21]));
    s.fold(path([CENTRE - 100, foot - 40], [CENTRE + 120, foot - 30]), {
      width: 20,
      depth: 0.3,
      bend: 8,
    });
  });
  handle(14, 0);
  s.stand([CENTRE - narrow, foot + 2], [CENTRE + narrow, foot + 2]);
  for (const side of [1, -1] as const) s.trim([CENTRE + side * 88, top + 62], stud(6, GOLD));
  s.focus([CENTRE + 60, top + 60], 280);
}

function drawFlapBag(s: Sketch): void {
  const { between, chance } = s.random;
  const [top, foot] = [430, 742 + between(-20, 10)];
  const wide = 214 + between(-10, 12);
  const line = across([150, top + 20], [146, top - 60], [120, 290], [60, 244], [0, 236]);
  s.band(line, 24, { lift: 0.8, roll: 1 });
  s.stitch(ribbon(line, 13).slice(0, line.length));
  s.piece(
    symmetric(
      [0, top - 2],
      [wide - 26, top, 1],
      [wide - 4, top + 26],
      [wide + 2, foot - 40],
      [wide - 16, foot - 4],
      [wide - 44, foot + 4],
      [0, foot + 8],
    ),
    { lift: 0.9, roll: 1 },
  );
  const flapFoot = top + (foot - top) * between(0.52, 0.66);
  const flap: Point[] = path(
    [0, top - 8],
    [wide - 30, top - 6],
    [wide - 4, top + 14],
    [wide - 2, flapFoot - 70],
    [wide - 44, flapFoot - 14],
    [90, flapFoot],
    [0, flapFoot + 6],
  );
  s.piece(symmetric(...flap), { lift: 1, roll: 1 });
  s.stitch(
    across(
      [wide - 12, top + 24],
      [wide - 12, flapFoot - 70],
      [wide - 52, flapFoot - 24],
      [90, flapFoot - 10],
      [0, flapFoot - 4],
    ),
  );
  s.glow([CENTRE - 80, top + 50], 120, 40, 0.2, -8);
  for (const side of [1, -1] as const) {
    s.piece(
      onSide(
        side,
        [130, top - 8, 1],
        [170, top - 8, 1],
        [168, top + 42],
        [150, top + 58, 1],
        [132, top + 42],
      ),
      { lift: 0.5 },
    );
    ring(s, [CENTRE + side * 148, top + 6], 15);
    s.trim([CENTRE + side * 150, top + 38], stud(4.6, GOLD));
  }
  s.stand([CENTRE - wide + 20, foot + 3], [CENTRE + wide - 20, foot + 3]);
  const at: Point = [CENTRE, flapFoot - 16];
  if (chance(0.5))
    s.trim(
      at,
      `<rect x="-24" y="-14" width="48" height="34" rx="6" fill="#140c07" fill-opacity=".35" transform="translate(2 4)"/><rect x="-24" y="-14" width="48" height="34" rx="6" fill="#96763a"/><rect x="-22.4" y="-13" width="44.8" height="31" rx="5" fill="${GOLD}"/><rect x="-7" y="-6" width="14" height="17" rx="3" fill="#8c6c34"/><path d="M-18 -9h30" stroke="#fff4d2" stroke-opacity=".8" stroke-width="2"/>`,
    );
  else s.trim(at, stud(14, GOLD));
  s.focus([CENTRE + 30, top + 110], 300);
}

/** A handbag: a soft tote with two handles or a structured flap bag. */
export function drawHandbag(s: Sketch): void {
  if (s.random.chance(0.45)) drawTote(s);
  else drawFlapBag(s);
}

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
  s.stand([CENTRE - wide + 24, 780], [CENTRE + wide - 24, 780]);
  s.focus([CENTRE + 50, 520], 300);
}

import { bodyHalf, drawBodyFolds, drawInside, type Frame, onSleeve } from './frame.ts';
import {
  across,
  between as along,
  CENTRE,
  offset,
  onSide,
  type Point,
  ribbon,
  symmetric,
} from './geometry.ts';
import { drawBackYoke } from './shirts.ts';
import type { Sketch } from './sketch.ts';
import { drawSleeves } from './sleeves.ts';
import { buckle, button, label, puller, stud, zip } from './trims.ts';

const METAL = '#c2a271';

/** Turned-down collar without a stand, for jackets. */
function drawJacketCollar(
  s: Sketch,
  f: Frame,
  point: Point,
  paint: 'plain' | 'accent' = 'plain',
): void {
  const { neck, top } = f;
  s.band(
    across([
      [neck - 2, top],
      [neck * 0.66, top - 12],
      [0, top - 16],
    ]),
    30,
    { paint, tone: -0.22, lift: 0.2 },
  );
  s.trim([CENTRE, top + 10], label());
  for (const side of [1, -1] as const) {
    const leaf: Point[] = [
      [6, top + 52, 1],
      [neck * 0.56, top + 28],
      [neck * 0.88, top - 8],
      [neck * 0.96, top - 24, 1],
      [neck + 20, top - 6],
      [neck + 34, top + 24, 1],
      [point[0], point[1], 1],
    ];
    s.piece(onSide(side, leaf), { paint, lift: 0.8, angle: side * 22, roll: 0.6 });
    s.stitch(
      onSide(side, [
        [12, top + 55],
        [point[0] - 2, point[1] - 9, 1],
        [neck + 27, top + 23],
      ]),
    );
  }
}

/** A denim jacket: pointed chest pockets, converging seams, shank buttons, waistband. */
export function drawDenimJacket(s: Sketch): void {
  const { between } = s.random;
  const wide = between(-6, 10);
  const f: Frame = {
    neck: 58,
    top: 168,
    shoulder: [146 + wide, 210],
    armpit: [156 + wide, 372],
    waist: [150 + wide, 540],
    hem: [140 + wide, 664 + between(-14, 14)],
  };
  const thread = s.garment.fabric === 'denim' ? '#cb9354' : s.tones.thread;
  const back = s.view === 'back';
  drawInside(s, f, back ? 8 : 58);
  const arms = drawSleeves(
    s,
    f,
    { wrist: [238, 694 + between(-10, 12)], cuff: 62, elbow: 92, bend: 14, puff: 9 },
    'plain',
  );
  for (const arm of arms) {
    s.band([onSleeve(arm, 16, 32), onSleeve(arm, 14, 0), onSleeve(arm, 16, -32)], 34, {
      angle: arm.angle,
      lift: 0.35,
    });
    s.stitch([onSleeve(arm, 29, 29), onSleeve(arm, 29, -29)], thread);
    s.stitch([onSleeve(arm, 3, 29), onSleeve(arm, 3, -29)], thread);
    s.trim(onSleeve(arm, 16, 16), stud(5.4, METAL));
  }
  const body = symmetric(bodyHalf(f, back ? 4 : 60, 'round', 4));
  s.piece(body, { lift: 0.35 });
  const yoke = f.top + 112;
  s.within(body, () => {
    s.glow([CENTRE - 70, 470], 60, 160, 0.13);
    s.glow([CENTRE + 70, 470], 60, 160, 0.13);
    drawBodyFolds(s, f, 0.7);
    for (const side of [1, -1] as const) {
      const lines: Point[][] = back
        ? [
            [
              [66, yoke + 8],
              [46, f.hem[1]],
            ],
            [
              [126, yoke - 4],
              [104, f.hem[1]],
            ],
          ]
        : [
            [
              [44, yoke + 44],
              [34, f.hem[1]],
            ],
            [
              [110, yoke + 30],
              [60, f.hem[1]],
            ],
          ];
      for (const line of lines) {
        const seam = onSide(side, line);
        s.seam(seam, 1);
        s.stitch(offset(seam, 4), thread);
        s.stitch(offset(seam, -4), thread);
      }
      s.stitch(
        onSide(side, [
          [f.shoulder[0] - 7, f.shoulder[1] + 4],
          [f.shoulder[0] - 14, 290],
          [f.armpit[0] - 8, f.armpit[1]],
        ]),
        thread,
      );
    }
    if (back) {
      drawBackYoke(s, f, 92);
      return;
    }
    const line = across([
      [f.shoulder[0] + 8, yoke - 12],
      [60, yoke],
      [0, yoke + 2],
    ]);
    s.seam(line, 1);
    s.stitch(offset(line, 5), thread);
  });
  const [hx, hy] = f.hem;
  s.piece(
    symmetric([
      [0, hy - 4],
      [hx * 0.6, hy - 5],
      [hx + 2, hy - 10, 1],
      [hx, hy + 28, 1],
      [hx * 0.6, hy + 34],
      [0, hy + 36],
    ]),
    { lift: 0.3 },
  );
  for (const y of [3, 24])
    s.stitch(
      across([
        [hx - 1, hy + y - 6],
        [hx * 0.6, hy + y],
        [0, hy + y + 1],
      ]),
      thread,
    );
  if (back) {
    s.band(
      across([
        [f.neck + 16, f.top + 8],
        [f.neck * 0.66, f.top - 3],
        [0, f.top - 6],
      ]),
      46,
      { lift: 0.6 },
    );
    return;
  }
  for (const side of [1, -1] as const) {
    s.piece(
      onSide(side, [
        [36, yoke - 2, 1],
        [114, yoke - 8, 1],
        [112, yoke + 26, 1],
        [76, yoke + 46, 1],
        [38, yoke + 32, 1],
      ]),
      { lift: 0.5 },
    );
    s.stitch(
      onSide(side, [
        [41, yoke + 4, 1],
        [42, yoke + 28, 1],
        [76, yoke + 40, 1],
        [107, yoke + 22, 1],
        [109, yoke - 2, 1],
      ]),
      thread,
    );
    s.trim(onSide(side, [[76, yoke + 32]])[0] ?? [0, 0], stud(6, METAL));
    const welt = onSide(side, [
      [92, 540, 1],
      [108, 532, 1],
      [118, 622, 1],
      [102, 630, 1],
    ]);
    s.piece(welt, { lift: 0.4 });
  }
  s.piece(
    symmetric([
      [0, f.top + 56],
      [16, f.top + 54, 1],
      [16, hy + 34, 1],
      [0, hy + 36],
    ]),
    { lift: 0.4, roll: 0.5 },
  );
  for (const side of [1, -1] as const)
    s.stitch(
      onSide(side, [
        [12, f.top + 62],
        [12, hy + 32],
      ]),
      thread,
    );
  for (let i = 0; i < 6; i++)
    s.trim([CENTRE, f.top + 84 + (i * (hy + 14 - f.top - 84)) / 5], stud(7.4, METAL));
  drawJacketCollar(s, f, [58, f.top + 118]);
  s.focus([CENTRE + 60, f.top + 110], 280);
}

/** A trench coat: storm flap, epaulettes, double-breasted front, tied belt. */
export function drawTrench(s: Sketch): void {
  const { between } = s.random;
  const wide = between(-4, 8);
  const f: Frame = {
    neck: 52,
    top: 92,
    shoulder: [130 + wide, 130],
    armpit: [138 + wide, 286],
    waist: [116 + wide, 440],
    hem: [178 + wide, 830 + between(-40, 6)],
  };
  const back = s.view === 'back';
  const [hx, hy] = f.hem;
  if (!back) drawInside(s, f, 120);
  const arms = drawSleeves(
    s,
    f,
    { wrist: [218, 640 + between(-12, 12)], cuff: 70, elbow: 86, bend: 12, puff: 10 },
    'hem',
  );
  for (const arm of arms) {
    s.band([onSleeve(arm, 50, 37), onSleeve(arm, 48, 0), onSleeve(arm, 50, -37)], 17, {
      angle: arm.angle,
      lift: 0.5,
    });
    s.trim(onSleeve(arm, 49, 10), buckle(15, 18, s.tones.dark), arm.angle);
  }
  const half = bodyHalf(f, back ? 6 : 90).slice(2, -2);
  const falls = () => {
    drawBodyFolds(s, f, 0.45);
    for (let i = 0; i < 5; i++) {
      const x = ((i + 0.5) / 2.5 - 1 + between(-0.12, 0.12)) * hx;
      s.fold(
        [
          [CENTRE + x * 0.6, 470 + between(0, 40)],
          [CENTRE + x, hy + 14],
        ],
        { width: between(20, 40), depth: between(0.14, 0.34), bend: between(-8, 8) },
      );
    }
  };
  if (back) {
    const body = symmetric(bodyHalf(f, 6));
    s.piece(body, { lift: 0.35 });
    s.within(body, () => {
      falls();
      s.seam(
        [
          [CENTRE, 470],
          [CENTRE, hy + 20],
        ],
        1,
      );
    });
    s.piece(
      symmetric([
        [0, f.top + 6],
        [f.neck, f.top, 1],
        [f.shoulder[0] - 2, f.shoulder[1] - 2, 1],
        [f.armpit[0] - 6, f.armpit[1] - 16, 1],
        [70, f.armpit[1] + 14],
        [0, f.armpit[1] + 26],
      ]),
      { lift: 0.6 },
    );
    s.band(
      across([
        [f.neck + 16, f.top + 8],
        [f.neck * 0.66, f.top - 4],
        [0, f.top - 7],
      ]),
      50,
      { lift: 0.7 },
    );
  } else {
    for (const side of [-1, 1] as const) {
      const front = onSide(side, [
        ...half.slice(0, -1),
        [hx, hy, 1],
        [hx * 0.4, hy + 10],
        [-58, hy + 10, 1],
        [-62, 330, 1],
        [-30, 250],
        [f.neck * 0.7, f.top + 50],
      ]);
      s.piece(front, { lift: 0.5 });
      s.within(front, falls);
      s.stitch(
        onSide(side, [
          [-53, 330],
          [-50, hy + 6],
        ]),
      );
    }
    const flap = onSide(1, [
      [f.neck + 6, f.top + 10, 1],
      [f.shoulder[0] - 4, f.shoulder[1], 1],
      [f.armpit[0] - 10, f.armpit[1] - 20, 1],
      [84, f.armpit[1] + 16],
      [44, f.armpit[1] - 2],
      [36, 220],
    ]);
    s.piece(flap, { lift: 0.6 });
    s.stitch(
      onSide(1, [
        [f.armpit[0] - 14, f.armpit[1] - 26],
        [84, f.armpit[1] + 9],
        [48, f.armpit[1] - 8],
      ]),
    );
    for (const side of [1, -1] as const) {
      const lapel: Point[] = [
        [-60, 340, 1],
        [10, 214],
        [f.neck * 0.9, f.top + 16, 1],
        [f.neck + 26, 170, 1],
        [f.neck + 54, 206, 1],
        [60, 290],
      ];
      s.piece(
        onSide(
          side,
          side === 1
            ? lapel
            : lapel.map(([x, y, c]): Point => [x === -60 ? -20 : x, y === 340 ? 300 : y, c]),
        ),
        { lift: 0.8, angle: side * 16 },
      );
      s.stitch(
        onSide(side, [
          [f.neck + 46, 206],
          [56, 286],
          [-46, 332],
        ]),
      );
      s.piece(
        onSide(side, [
          [f.neck * 0.7, f.top + 50, 1],
          [f.neck * 0.86, f.top - 6],
          [f.neck * 0.76, f.top - 26, 1],
          [f.neck + 20, f.top - 6],
          [f.neck + 44, 164, 1],
          [f.neck + 20, 176, 1],
        ]),
        { lift: 0.7, angle: side * 28 },
      );
      for (const y of [346, 496, 578]) s.trim([CENTRE + side * 46, y], button(9, s.tones.dark), y);
    }
    s.band(
      across([
        [f.neck * 0.78, f.top - 14],
        [f.neck * 0.5, f.top - 20],
        [0, f.top - 24],
      ]),
      24,
      { lift: 0.3, tone: -0.1 },
    );
    for (const side of [1, -1] as const)
      s.piece(
        onSide(side, [
          [90, 520, 1],
          [108, 514, 1],
          [128, 618, 1],
          [108, 626, 1],
        ]),
        { lift: 0.45, angle: side * -10 },
      );
  }
  for (const side of [1, -1] as const) {
    const strap = onSide(side, [
      along(f.shoulder, [f.neck, f.top], 0.68),
      [f.shoulder[0] + 2, f.shoulder[1] + 10],
    ]);
    s.piece(ribbon(strap, 24), { lift: 0.6, angle: side * 60 });
    s.trim(along(strap[0] ?? [0, 0], strap[1] ?? [0, 0], 0.2), button(5, s.tones.dark));
  }
  const y = f.waist[1];
  s.band(
    across([
      [f.waist[0] + 8, y - 6],
      [60, y + 1],
      [0, y + 3],
    ]),
    34,
    { lift: 0.7, roll: 0.6 },
  );
  for (const gap of [-12, 12])
    s.stitch(
      across([
        [f.waist[0] + 5, y - 6 + gap],
        [60, y + 1 + gap],
        [0, y + 3 + gap],
      ]),
    );
  if (!back) {
    s.piece(
      onSide(-1, [
        [6, y - 4, 1],
        [36, y + 60],
        [44, y + 150],
        [40, y + 196, 1],
        [70, y + 188, 1],
        [68, y + 120],
        [40, y - 10, 1],
      ]),
      { lift: 0.7, angle: 80 },
    );
    s.trim([CENTRE - 6, y + 2], buckle(42, 44, s.tones.dark));
  }
  s.focus([CENTRE + 20, 240], 300);
}

/** A puffer: quilted channels, stand collar, two-way zip. */
export function drawPuffer(s: Sketch): void {
  const { between } = s.random;
  const wide = between(-6, 10);
  const f: Frame = {
    neck: 66,
    top: 178,
    shoulder: [150 + wide, 222],
    armpit: [160 + wide, 396],
    waist: [170 + wide, 540],
    hem: [162 + wide, 720 + between(-20, 40)],
  };
  const step = between(44, 60);
  const quilt = (from: Point, to: Point) => {
    s.seam([from, to], 1);
    s.fold([from, to], { width: 26, depth: 0.85 });
    s.fold([to, from], { width: 20, depth: 0.3 });
    const count = 6;
    for (let i = 0; i < count; i++) {
      const at = along(from, to, (i + between(0.1, 0.9)) / count);
      s.fold([at, [at[0] + between(-9, 9), at[1] + between(14, 26)]], { width: 8, depth: 0.4 });
    }
  };
  s.piece(
    symmetric([
      [0, f.top - 26],
      [f.neck * 0.8, f.top - 28],
      [f.neck, f.top, 1],
      [40, f.top + 30],
      [0, f.top + 36],
    ]),
    { paint: 'inside', lift: 0 },
  );
  const arms = drawSleeves(
    s,
    f,
    { wrist: [238, 690], cuff: 66, elbow: 108, bend: 14, puff: 18 },
    'rib',
  );
  for (const arm of arms)
    s.within(arm.outline, () => {
      for (let up = 36; up < 460; up += step)
        quilt(onSleeve(arm, up, 70), onSleeve(arm, up - 6, -70));
    });
  const body = symmetric(bodyHalf(f, s.view === 'back' ? 8 : 26, 'round', 6));
  s.piece(body, { lift: 0.6, roll: 1 });
  s.within(body, () => {
    for (let y = f.top + 62; y < f.hem[1]; y += step)
      for (const side of [1, -1] as const) quilt([CENTRE, y + 3], [CENTRE + side * 184, y - 6]);
  });
  const collar: Point[] =
    s.view === 'back'
      ? [
          [0, f.top - 48],
          [50, f.top - 46],
          [64, f.top - 34, 1],
          [f.neck + 6, f.top + 8, 1],
          [0, f.top + 22],
        ]
      : [
          [0, f.top - 22],
          [30, f.top - 30],
          [56, f.top - 44, 1],
          [66, f.top - 30],
          [f.neck + 6, f.top + 6, 1],
          [36, f.top + 28],
          [0, f.top + 34],
        ];
  s.piece(symmetric(collar), { lift: 0.6, roll: 1 });
  s.fold(
    [
      [CENTRE - 66, f.top - 8],
      [CENTRE + 66, f.top - 8],
    ],
    { width: 18, depth: 0.6, bend: 9 },
  );
  if (s.view === 'back') return;
  s.trim([CENTRE, f.top - 20], zip(f.hem[1] - f.top + 22, '#b7b2a8', s.tones.dark, 8));
  for (const side of [1, -1] as const) {
    const entry = onSide(side, [
      [96, f.hem[1] - 150],
      [120, f.hem[1] - 60],
    ]);
    s.seam(entry, 1);
    s.trim(entry[0] ?? [0, 0], puller('#b7b2a8'), side * -14);
  }
  s.focus([CENTRE + 40, f.top + 70], 290);
}

/** A raincoat: big hood, press-stud placket, patch pockets with flaps. */
export function drawRaincoat(s: Sketch): void {
  const { between } = s.random;
  const f: Frame = {
    neck: 62,
    top: 152,
    shoulder: [134, 196],
    armpit: [146, 350],
    waist: [152, 520],
    hem: [176, 816 + between(-40, 10)],
  };
  const back = s.view === 'back';
  const { top } = f;
  const hood = symmetric([
    [0, top - 96],
    [60, top - 90],
    [100, top - 50],
    [110, top],
    [86, top + 46],
    [0, top + (back ? 150 : 96)],
  ]);
  const drawHood = () => {
    s.piece(hood, { lift: 0.8, roll: 1 });
    s.seam(
      [
        [CENTRE, top - 94],
        [CENTRE, top - 40],
      ],
      1,
    );
  };
  if (!back) {
    drawHood();
    const opening = symmetric([
      [0, top - 68],
      [44, top - 64],
      [74, top - 30],
      [76, top + 10],
      [52, top + 56],
      [0, top + 90],
    ]);
    s.piece(opening, { paint: 'accent', tone: -0.2, lift: 0, roll: 1 });
    s.within(opening, () => s.glow([CENTRE, top + 40], 100, 90, -0.6));
    s.trim([CENTRE, top - 10], label());
  }
  drawSleeves(s, f, { wrist: [224, 668], cuff: 74, elbow: 92, bend: 12, puff: 10 }, 'turned');
  const body = symmetric(bodyHalf(f, back ? 10 : 84));
  s.piece(body, { lift: 0.35 });
  s.within(body, () => {
    drawBodyFolds(s, f, 1);
    s.stitch(
      across([
        [f.hem[0], f.hem[1] - 16],
        [80, f.hem[1] - 8],
        [0, f.hem[1] - 6],
      ]),
    );
    if (back) drawBackYoke(s, f, 110);
  });
  if (back) {
    drawHood();
    return;
  }
  for (const side of [1, -1] as const) {
    s.piece(
      onSide(side, [
        [-4, top + 108, 1],
        [34, top + 68],
        [64, top + 26],
        [72, top - 24],
        [60, top - 66, 1],
        [90, top - 64],
        [110, top - 14],
        [102, top + 36],
        [64, top + 92],
        [22, top + 122, 1],
      ]),
      { lift: 0.6, roll: 1 },
    );
    s.piece(
      onSide(side, [
        [52, 580, 1],
        [138, 574, 1],
        [141, 690, 1],
        [54, 696, 1],
      ]),
      { lift: 0.4 },
    );
    s.piece(
      onSide(side, [
        [48, 566, 1],
        [142, 560, 1],
        [142, 606, 1],
        [48, 613, 1],
      ]),
      { lift: 0.6 },
    );
    s.trim([CENTRE + side * 95, 596], stud(6, '#b9b4aa'));
  }
  s.piece(
    symmetric([
      [0, top + 96],
      [26, top + 94, 1],
      [27, f.hem[1] + 8, 1],
      [0, f.hem[1] + 9],
    ]),
    { lift: 0.5, roll: 0.5 },
  );
  for (const side of [1, -1] as const)
    s.stitch(
      onSide(side, [
        [21, top + 100],
        [22, f.hem[1] + 4],
      ]),
    );
  for (let i = 0; i < 5; i++)
    s.trim([CENTRE, top + 128 + i * ((f.hem[1] - top - 170) / 4.4)], stud(7, '#b9b4aa'));
  s.focus([CENTRE + 10, top + 40], 290);
}

import {
  across,
  between as along,
  CENTRE,
  onSide,
  type Point,
  path,
  ribbon,
  symmetric,
} from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { bodyHalf, drawBodyFolds, drawInside, type Frame, onSleeve } from './frame.ts';
import { drawSleeves } from './sleeves.ts';
import { buckle, button } from './trims.ts';

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
  if (!back) drawInside(s, f, 120, 36);
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
      s.fold(path([CENTRE + x * 0.6, 470 + between(0, 40)], [CENTRE + x, hy + 14]), {
        width: between(20, 40),
        depth: between(0.14, 0.34),
        bend: between(-8, 8),
      });
    }
  };
  if (back) {
    const body = symmetric(...bodyHalf(f, 6));
    s.piece(body, { lift: 0.35 });
    s.within(body, () => {
      falls();
      s.seam(path([CENTRE, 470], [CENTRE, hy + 20]), 1);
    });
    s.piece(
      symmetric(
        [0, f.top + 6],
        [f.neck, f.top, 1],
        [f.shoulder[0] - 2, f.shoulder[1] - 2, 1],
        [f.armpit[0] - 6, f.armpit[1] - 16, 1],
        [70, f.armpit[1] + 14],
        [0, f.armpit[1] + 26],
      ),
      { lift: 0.6 },
    );
    s.band(across([f.neck + 16, f.top + 8], [f.neck * 0.66, f.top - 4], [0, f.top - 7]), 50, {
      lift: 0.7,
    });
  } else {
    for (const side of [-1, 1] as const) {
      const front = onSide(
        side,
        ...half.slice(0, -1),
        [hx, hy, 1],
        [hx * 0.4, hy + 10],
        [-58, hy + 10, 1],
        [-62, 330, 1],
        [-30, 250],
        [f.neck * 0.7, f.top + 50],
      );
      s.piece(front, { lift: 0.5 });
      s.within(front, falls);
      s.stitch(onSide(side, [-53, 330], [-50, hy + 6]));
    }
    const flap = onSide(
      1,
      [f.neck + 6, f.top + 10, 1],
      [f.shoulder[0] - 4, f.shoulder[1], 1],
      [f.armpit[0] - 10, f.armpit[1] - 20, 1],
      [84, f.armpit[1] + 16],
      [44, f.armpit[1] - 2],
      [36, 220],
    );
    s.piece(flap, { lift: 0.6 });
    s.stitch(
      onSide(1, [f.armpit[0] - 14, f.armpit[1] - 26], [84, f.armpit[1] + 9], [48, f.armpit[1] - 8]),
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
          ...(side === 1
            ? lapel
            : lapel.map(([x, y, c]): Point => [x === -60 ? -20 : x, y === 340 ? 300 : y, c])),
        ),
        { lift: 0.8, angle: side * 16 },
      );
      s.stitch(onSide(side, [f.neck + 46, 206], [56, 286], [-46, 332]));
      s.piece(
        onSide(
          side,
          [f.neck * 0.7, f.top + 50, 1],
          [f.neck * 0.86, f.top - 6],
          [f.neck * 0.76, f.top - 26, 1],
          [f.neck + 20, f.top - 6],
          [f.neck + 44, 164, 1],
          [f.neck + 20, 176, 1],
        ),
        { lift: 0.7, angle: side * 28 },
      );
      for (const y of [346, 496, 578]) s.trim([CENTRE + side * 46, y], button(9, s.tones.dark), y);
    }
    s.band(across([f.neck * 0.78, f.top - 14], [f.neck * 0.5, f.top - 20], [0, f.top - 24]), 24, {
      lift: 0.3,
      tone: -0.1,
    });
    for (const side of [1, -1] as const)
      s.piece(onSide(side, [90, 520, 1], [108, 514, 1], [128, 618, 1], [108, 626, 1]), {
        lift: 0.45,
        angle: side * -10,
      });
  }
  for (const side of [1, -1] as const) {
    const strap = onSide(side, along(f.shoulder, [f.neck, f.top], 0.68), [
      f.shoulder[0] + 2,
      f.shoulder[1] + 10,
    ]);
    s.piece(ribbon(strap, 24), { lift: 0.6, angle: side * 60 });
    s.trim(along(strap[0] ?? [0, 0], strap[1] ?? [0, 0], 0.2), button(5, s.tones.dark));
  }
  const y = f.waist[1];
  s.band(across([f.waist[0] + 8, y - 6], [60, y + 1], [0, y + 3]), 34, { lift: 0.7, roll: 0.6 });
  for (const gap of [-12, 12])
    s.stitch(across([f.waist[0] + 5, y - 6 + gap], [60, y + 1 + gap], [0, y + 3 + gap]));
  if (!back) {
    s.piece(
      onSide(
        -1,
        [6, y - 4, 1],
        [36, y + 60],
        [44, y + 150],
        [40, y + 196, 1],
        [70, y + 188, 1],
        [68, y + 120],
        [40, y - 10, 1],
      ),
      { lift: 0.7, angle: 80 },
    );
    s.trim([CENTRE - 6, y + 2], buckle(42, 44, s.tones.dark));
  }
  s.focus([CENTRE + 20, 240], 300);
}

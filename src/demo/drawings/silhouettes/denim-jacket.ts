import { across, CENTRE, offset, onSide, type Point, path, symmetric } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { bodyHalf, drawBodyFolds, drawInside, type Frame, onSleeve } from './frame.ts';
import { drawBackYoke } from './shirt-parts.ts';
import { drawSleeves } from './sleeves.ts';
import { label, stud } from './trims.ts';

const METAL = '#c2a271';

/** Turned-down collar without a stand, for jackets. */
function drawJacketCollar(
  s: Sketch,
  f: Frame,
  point: Point,
  paint: 'plain' | 'accent' = 'plain',
): void {
  const { neck, top } = f;
  s.band(across([neck - 2, top], [neck * 0.66, top - 12], [0, top - 16]), 30, {
    paint,
    tone: -0.22,
    lift: 0.2,
  });
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
    s.piece(onSide(side, ...leaf), { paint, lift: 0.8, angle: side * 22, roll: 0.6 });
    s.stitch(onSide(side, [12, top + 55], [point[0] - 2, point[1] - 9, 1], [neck + 27, top + 23]));
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
  drawInside(s, f, back ? 8 : 58, 18);
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
  const body = symmetric(...bodyHalf(f, back ? 4 : 60, 'round', 4));
  s.piece(body, { lift: 0.35 });
  const yoke = f.top + 112;
  s.within(body, () => {
    s.glow([CENTRE - 70, 470], 60, 160, 0.13);
    s.glow([CENTRE + 70, 470], 60, 160, 0.13);
    drawBodyFolds(s, f, 0.7);
    for (const side of [1, -1] as const) {
      const lines: Point[][] = back
        ? [path([66, yoke + 8], [46, f.hem[1]]), path([126, yoke - 4], [104, f.hem[1]])]
        : [path([44, yoke + 44], [34, f.hem[1]]), path([110, yoke + 30], [60, f.hem[1]])];
      for (const line of lines) {
        const seam = onSide(side, ...line);
        s.seam(seam, 1);
        s.stitch(offset(seam, 4), thread);
        s.stitch(offset(seam, -4), thread);
      }
      s.stitch(
        onSide(
          side,
          [f.shoulder[0] - 7, f.shoulder[1] + 4],
          [f.shoulder[0] - 14, 290],
          [f.armpit[0] - 8, f.armpit[1]],
        ),
        thread,
      );
    }
    if (back) {
      drawBackYoke(s, f, 92);
      return;
    }
    const line = across([f.shoulder[0] + 8, yoke - 12], [60, yoke], [0, yoke + 2]);
    s.seam(line, 1);
    s.stitch(offset(line, 5), thread);
  });
  const [hx, hy] = f.hem;
  s.piece(
    symmetric(
      [0, hy - 4],
      [hx * 0.6, hy - 5],
      [hx + 2, hy - 10, 1],
      [hx, hy + 28, 1],
      [hx * 0.6, hy + 34],
      [0, hy + 36],
    ),
    { lift: 0.3 },
  );
  for (const y of [3, 24])
    s.stitch(across([hx - 1, hy + y - 6], [hx * 0.6, hy + y], [0, hy + y + 1]), thread);
  if (back) {
    s.band(across([f.neck + 16, f.top + 8], [f.neck * 0.66, f.top - 3], [0, f.top - 6]), 46, {
      lift: 0.6,
    });
    return;
  }
  for (const side of [1, -1] as const) {
    s.piece(
      onSide(
        side,
        [36, yoke - 2, 1],
        [114, yoke - 8, 1],
        [112, yoke + 26, 1],
        [76, yoke + 46, 1],
        [38, yoke + 32, 1],
      ),
      { lift: 0.5 },
    );
    s.stitch(
      onSide(
        side,
        [41, yoke + 4, 1],
        [42, yoke + 28, 1],
        [76, yoke + 40, 1],
        [107, yoke + 22, 1],
        [109, yoke - 2, 1],
      ),
      thread,
    );
    s.trim(onSide(side, [76, yoke + 32])[0] ?? [0, 0], stud(6, METAL));
    const welt = onSide(side, [92, 540, 1], [108, 532, 1], [118, 622, 1], [102, 630, 1]);
    s.piece(welt, { lift: 0.4 });
  }
  s.piece(symmetric([0, f.top + 56], [16, f.top + 54, 1], [16, hy + 34, 1], [0, hy + 36]), {
    lift: 0.4,
    roll: 0.5,
  });
  for (const side of [1, -1] as const)
    s.stitch(onSide(side, [12, f.top + 62], [12, hy + 32]), thread);
  for (let i = 0; i < 6; i++)
    s.trim([CENTRE, f.top + 84 + (i * (hy + 14 - f.top - 84)) / 5], stud(7.4, METAL));
  drawJacketCollar(s, f, [58, f.top + 118]);
  s.focus([CENTRE + 60, f.top + 110], 280);
}

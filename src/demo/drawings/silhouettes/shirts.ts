import { across, CENTRE, onSide, type Point, path, symmetric } from '../geometry.ts';
import { perView, type Sketch } from '../sketch.ts';
import { bodyHalf, drawBodyFolds, drawInside, type Frame } from './frame.ts';
import { drawBackYoke, drawChestPocket, drawCollar, drawPlacket } from './shirt-parts.ts';
import { drawSleeves } from './sleeves.ts';
import { button } from './trims.ts';

/** A woven shirt: collar on a stand, placket, yoke, curved tails, buttoned cuffs. */
export function drawShirt(s: Sketch): void {
  const { between, chance } = s.random;
  const wide = between(-8, 12);
  const f: Frame = {
    neck: 58,
    top: 142,
    shoulder: [134 + wide, 186],
    armpit: [146 + wide, 346],
    waist: [141 + wide, 500],
    hem: [146 + wide, 720 + between(-16, 18)],
  };
  drawInside(s, f, perView(s, 8, 60), 12);
  drawSleeves(
    s,
    f,
    { wrist: [228 + between(-6, 10), 716 + between(-18, 12)], cuff: 58, elbow: 86, bend: 12 },
    'shirt',
  );
  const curve = between(20, 42);
  const half = bodyHalf(f, s.view === 'back' ? 4 : 62, 'round').slice(0, -2);
  const tail: Point[] = path(
    [f.hem[0], f.hem[1], 1],
    [f.hem[0] - 34, f.hem[1] + curve * 0.5],
    [f.hem[0] * 0.45, f.hem[1] + curve + 18],
    [0, f.hem[1] + curve + 24],
  );
  const body = symmetric(...half.slice(0, -1), ...tail);
  s.piece(body, { lift: 0.3 });
  s.within(body, () => {
    drawBodyFolds(s, f, 1.1);
    const hem = across(...tail.map(([x, y]): Point => [x - 2, y - 9]));
    s.stitch(hem);
    if (s.view === 'back') {
      drawBackYoke(s, f, 70);
      for (const x of [-9, 9])
        s.fold(path([CENTRE + x, f.top + 80], [CENTRE + x * 1.6, 560]), { width: 9, depth: 0.45 });
    } else {
      const yoke = (side: 1 | -1) =>
        onSide(side, [f.neck, f.top + 26], [f.shoulder[0] - 2, f.shoulder[1] + 22]);
      for (const side of [1, -1] as const) s.seam(yoke(side), 0.5);
    }
  });
  if (s.view === 'back') {
    s.band(across([f.neck + 12, f.top + 6], [f.neck * 0.66, f.top - 3], [0, f.top - 5]), 46, {
      lift: 0.6,
      roll: 0.5,
    });
    return;
  }
  if (chance(0.7)) drawChestPocket(s, CENTRE + 42, 318 + between(-8, 10));
  drawPlacket(s, f.top + 54, f.hem[1] + curve + 20, 7);
  drawCollar(s, f, between(38, 60), between(92, 112));
  s.trim([CENTRE, f.top + 56], button(4.8, s.tones.trim));
  s.focus([CENTRE + 40, 256], 260);
}

/** A frill along a neckline: small overlapping flutes, their edge waved. */
function drawRuffle(s: Sketch, line: readonly Point[]): void {
  const steps = 11;
  const at = (share: number): Point => {
    const along = share * (line.length - 1);
    const [from, to] = [line[Math.floor(along)], line[Math.ceil(along)]];
    if (from === undefined || to === undefined) return [CENTRE, 250];
    const part = along - Math.floor(along);
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
  };
  for (let i = 0; i < steps; i++) {
    const [left, right] = [at(i / steps), at((i + 1) / steps)];
    const out = (x: number) => (x - CENTRE) * 0.22;
    const drop = 24 + s.random.between(-4, 6);
    s.piece(
      path(
        [left[0], left[1] - 6, 1],
        [right[0], right[1] - 6, 1],
        [right[0] + out(right[0]) + 5, right[1] + drop],
        [(left[0] + right[0]) / 2 + out(left[0]), Math.max(left[1], right[1]) + drop + 7],
        [left[0] + out(left[0]) - 5, left[1] + drop],
      ),
      { lift: 0.45, roll: 0.9 },
    );
  }
}

/** A blouse: soft full sleeves gathered at the wrist, a tie or a small ruffled stand at the neck. */
export function drawBlouse(s: Sketch): void {
  const { between, chance } = s.random;
  const f: Frame = {
    neck: 54,
    top: 144,
    shoulder: [126, 188],
    armpit: [138, 350],
    waist: [134, 500],
    hem: [152 + between(-6, 10), 716 + between(-20, 24)],
  };
  const tie = chance(0.5);
  const dip = s.view === 'back' ? 6 : tie ? 70 : 96;
  drawInside(s, f, dip);
  drawSleeves(
    s,
    f,
    { wrist: [238, 670 + between(-30, 14)], cuff: 58, elbow: 138, bend: 26, puff: 34 },
    'elastic',
  );
  const body = symmetric(...bodyHalf(f, dip, s.view === 'back' ? 'round' : 'vee', 14));
  s.piece(body, { lift: 0.3 });
  s.within(body, () => {
    drawBodyFolds(s, f, 1.1);
    for (const side of [1, -1] as const)
      for (let i = 0; i < 5; i++)
        s.fold(
          onSide(
            side,
            [f.neck + 4 + i * 9, f.top + 22 + i * 3],
            [f.neck * 0.5 + i * 17, f.top + between(120, 220)],
          ),
          { width: between(7, 12), depth: between(0.28, 0.5), bend: between(-4, 4) },
        );
    s.stitch(across([f.hem[0] + 10, f.hem[1] - 10], [80, f.hem[1] - 1], [0, f.hem[1] + 3]));
    if (s.view === 'front' && !tie)
      s.seam(path([CENTRE, f.top + dip], [CENTRE + 1, f.hem[1] + 20]), 0.8);
  });
  const collar = across(
    ...(s.view === 'back'
      ? path([f.neck + 2, f.top - 2], [f.neck * 0.6, f.top - 2], [0, f.top - 2])
      : path([f.neck, f.top - 6], [f.neck * 0.62, f.top + dip * 0.42], [0, f.top + dip + 2, 1])),
  );
  s.band(collar, 20, { lift: 0.5 });
  if (s.view === 'back') return;
  if (tie) {
    const y = f.top + dip + 4;
    for (const side of [1, -1] as const) {
      s.piece(
        onSide(
          side,
          [2, y, 1],
          [14, y + 60],
          [18, y + 190 + side * 18],
          [34, y + 236 + side * 18, 1],
          [58, y + 214 + side * 18, 1],
          [44, y + 110],
          [12, y - 4, 1],
        ),
        { lift: 0.6, angle: side * -8 },
      );
      s.fold(onSide(side, [8, y + 10], [36, y + 200]), { width: 12, depth: 0.5 });
      s.piece(
        onSide(
          side,
          [2, y + 2, 1],
          [34, y - 34],
          [78, y - 34],
          [84, y - 4],
          [54, y + 18],
          [20, y + 14, 1],
        ),
        { lift: 0.7, angle: side * 60 },
      );
      s.fold(onSide(side, [8, y], [66, y - 12]), { width: 12, depth: 0.6 });
    }
    s.piece(symmetric([0, y - 16], [15, y - 12], [16, y + 14], [0, y + 18]), {
      lift: 0.6,
      roll: 1,
    });
  } else {
    for (let i = 0; i < 6; i++)
      s.trim([CENTRE, f.top + dip + 22 + i * 72], button(4.4, s.tones.trim));
    drawRuffle(s, collar);
  }
  s.focus([CENTRE + 20, 262], 280);
}

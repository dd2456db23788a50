import { across, CENTRE, onSide, path, symmetric } from '../geometry.ts';
import { perView, type Sketch } from '../sketch.ts';
import { bodyHalf, drawInside, type Frame, neckLine } from './frame.ts';
import { drawCollar, drawPlacket } from './shirt-parts.ts';
import { drawSkirtFall } from './skirt-fall.ts';
import { drawSleeves } from './sleeves.ts';
import { buckle, button } from './trims.ts';

function drawBodice(s: Sketch, f: Frame, dip: number, neckline: 'round' | 'vee'): void {
  const body = symmetric(
    ...bodyHalf(f, dip, neckline).slice(0, -4),
    [f.waist[0], f.waist[1], 1],
    [f.waist[0] * 0.5, f.waist[1] + 5],
    [0, f.waist[1] + 6],
  );
  s.piece(body, { lift: 0.25 });
  s.within(body, () => {
    const { between } = s.random;
    for (const side of [1, -1] as const) {
      s.fold(
        onSide(side, [f.armpit[0] - 2, f.armpit[1] + 20], [f.armpit[0] * 0.5, f.armpit[1] + 34]),
        { width: 14, depth: 0.4, bend: side * 5 },
      );
      s.seam(
        onSide(side, [f.waist[0] * 0.52, f.armpit[1] + 60], [f.waist[0] * 0.5, f.waist[1] + 4]),
        0.6,
      );
      s.fold(
        onSide(
          side,
          [f.waist[0], f.waist[1] - 12],
          [f.waist[0] * 0.4, f.waist[1] - between(30, 60)],
        ),
        { width: 11, depth: 0.36 },
      );
      s.fold(
        onSide(
          side,
          [f.shoulder[0] * 0.8, f.shoulder[1] + 10],
          [f.neck * 0.8, f.armpit[1] + between(-10, 30)],
        ),
        { width: 16, depth: 0.3 },
      );
    }
  });
}

/** A midi dress: fitted bodice, defined waist, softly flared skirt, short or puffed sleeves. */
export function drawMidiDress(s: Sketch): void {
  const { between, chance, pick } = s.random;
  const f: Frame = {
    neck: between(54, 74),
    top: 92,
    shoulder: [112, 124],
    armpit: [118, 250],
    waist: [94 + between(-4, 6), 352 + between(-10, 14)],
    hem: [100, 800],
  };
  const neckline = chance(0.5) ? 'vee' : 'round';
  const dip = perView(s, 14, neckline === 'vee' ? between(96, 128) : between(44, 70));
  const shape = s.view === 'back' ? 'round' : neckline;
  const sleeve = pick(['short', 'puff', 'long', 'none']);
  drawInside(s, f, dip);
  if (sleeve === 'short')
    drawSleeves(
      s,
      f,
      { wrist: [174, 278 + between(-10, 24)], cuff: 78, elbow: 84, bend: 1, puff: 10 },
      'hem',
    );
  if (sleeve === 'puff')
    drawSleeves(
      s,
      f,
      { wrist: [184, 300 + between(-10, 20)], cuff: 70, elbow: 112, bend: 14, puff: 30 },
      'elastic',
    );
  if (sleeve === 'long')
    drawSleeves(
      s,
      f,
      { wrist: [206, 540 + between(-20, 20)], cuff: 54, elbow: 84, bend: 13, puff: 16 },
      'elastic',
    );
  const hem = 828 + between(-50, 16);
  drawSkirtFall(s, {
    top: f.waist[1],
    waist: f.waist[0],
    hem,
    flare: between(184, 232),
    folds: Math.round(between(7, 11)),
    gathered: chance(0.55),
  });
  drawBodice(s, f, dip, shape);
  s.band(
    shape === 'vee'
      ? across([f.neck, f.top + 1, 1], [f.neck * 0.56, f.top + dip * 0.44], [0, f.top + dip, 1])
      : neckLine(f, dip),
    8,
    { paint: 'plain', lift: 0.15 },
  );
  if (chance(0.5))
    s.band(
      across([f.waist[0] + 3, f.waist[1] + 2], [50, f.waist[1] + 5], [0, f.waist[1] + 6]),
      between(14, 24),
      { paint: chance(0.3) ? 'accent' : 'cloth', lift: 0.4 },
    );
  else s.seam(across([f.waist[0], f.waist[1]], [50, f.waist[1] + 4], [0, f.waist[1] + 6]));
  if (s.view === 'back') s.seam(path([CENTRE, f.top + 12], [CENTRE, f.waist[1] + 90]), 0.9);
  s.focus([CENTRE + 20, 230], 300);
}

/** A shirt dress: shirt collar, full placket, belt, roll-tab sleeves. */
export function drawShirtDress(s: Sketch): void {
  const { between, chance } = s.random;
  const f: Frame = {
    neck: 52,
    top: 84,
    shoulder: [118, 124],
    armpit: [128, 266],
    waist: [112, 392 + between(-10, 10)],
    hem: [158, 780],
  };
  const hem = 822 + between(-50, 20);
  const back = s.view === 'back';
  drawInside(s, f, back ? 8 : 60, 14);
  const short = chance(0.5);
  if (short)
    drawSleeves(
      s,
      f,
      { wrist: [196, 318 + between(-10, 16)], cuff: 84, elbow: 92, bend: 3, puff: 10 },
      'turned',
    );
  else drawSleeves(s, f, { wrist: [210, 590], cuff: 56, elbow: 80, bend: 12 }, 'shirt');
  drawSkirtFall(s, {
    top: f.waist[1],
    waist: f.waist[0],
    hem,
    flare: between(160, 196),
    folds: 7,
    gathered: false,
  });
  drawBodice(s, f, back ? 4 : 62, 'round');
  if (back) {
    s.seam(across([f.shoulder[0] - 4, f.top + 54], [50, f.top + 64], [0, f.top + 66]), 0.9);
    s.band(across([f.neck + 12, f.top + 6], [f.neck * 0.66, f.top - 3], [0, f.top - 5]), 44, {
      lift: 0.6,
    });
  } else {
    if (chance(0.6))
      for (const side of [1, -1] as const) {
        s.piece(
          onSide(side, [36, 258, 1], [96, 256, 1], [96, 312, 1], [66, 324, 1], [36, 314, 1]),
          { lift: 0.3 },
        );
        s.piece(
          onSide(side, [33, 252, 1], [99, 250, 1], [99, 268, 1], [66, 280, 1], [33, 270, 1]),
          { lift: 0.4 },
        );
        s.trim([CENTRE + side * 66, 269], button(4, s.tones.trim));
      }
    drawPlacket(s, f.top + 54, hem + 6, 9, 28);
    drawCollar(s, f, between(38, 54), between(98, 112));
  }
  const y = f.waist[1];
  s.band(across([f.waist[0] + 6, y - 2], [60, y + 3], [0, y + 4]), 30, { lift: 0.5, roll: 0.5 });
  s.stitch(across([f.waist[0] + 4, y - 13], [60, y - 8], [0, y - 7]));
  s.stitch(across([f.waist[0] + 4, y + 9], [60, y + 14], [0, y + 15]));
  if (!back) s.trim([CENTRE, y + 4], buckle(40, 38, s.tones.dark));
  s.focus([CENTRE + 24, 200], 280);
}

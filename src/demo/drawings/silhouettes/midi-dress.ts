import { across, CENTRE, path } from '../geometry.ts';
import { perView, type Sketch } from '../sketch.ts';
import { drawBodice } from './bodice.ts';
import { drawInside, type Frame, neckLine } from './frame.ts';
import { drawSkirtFall } from './skirt-fall.ts';
import { drawSleeves } from './sleeves.ts';

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

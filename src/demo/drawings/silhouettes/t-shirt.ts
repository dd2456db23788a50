import { across, CENTRE, type Point, symmetric } from '../geometry.ts';
import { perView, type Sketch } from '../sketch.ts';
import { bodyHalf, drawBodyFolds, drawInside, neckLine } from './frame.ts';
import { drawSleeves } from './sleeves.ts';
import { drawHem, teeFrame } from './tee-body.ts';
import { label } from './trims.ts';

/** A t-shirt laid flat: set-in short sleeves, ribbed neck band, double-stitched hems. */
export function drawTShirt(s: Sketch): void {
  const f = teeFrame(s);
  const { between } = s.random;
  const vee = s.random.chance(0.22);
  const dip = perView(s, 16, vee ? between(96, 118) : between(50, 74));
  drawInside(s, f, dip);
  if (s.view === 'front') s.trim([CENTRE, f.top + 26], label());
  drawSleeves(
    s,
    f,
    {
      wrist: [228 + between(-8, 8), 384 + between(-18, 26)],
      cuff: between(86, 96),
      elbow: 104,
      bend: 2,
      puff: 14,
    },
    'hem',
  );
  const body = symmetric(...bodyHalf(f, dip, vee && s.view === 'front' ? 'vee' : 'round'));
  s.piece(body, { lift: 0.3 });
  s.within(body, () => {
    drawHem(s, f);
    drawBodyFolds(s, f);
  });
  const neck: Point[] =
    vee && s.view === 'front'
      ? across([f.neck, f.top + 1, 1], [f.neck * 0.56, f.top + dip * 0.44], [0, f.top + dip, 1])
      : neckLine(f, dip);
  s.band(neck, between(12, 17), { paint: 'rib', lift: 0.2 });
  s.focus([CENTRE + 60, 250], 270);
}

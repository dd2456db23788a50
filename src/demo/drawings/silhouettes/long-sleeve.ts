import { CENTRE, symmetric } from '../geometry.ts';
import { perView, type Sketch } from '../sketch.ts';
import { bodyHalf, drawBodyFolds, drawInside, type Frame, neckLine } from './frame.ts';
import { drawSleeves } from './sleeves.ts';
import { drawHem } from './tee-body.ts';
import { label } from './trims.ts';

/** A long-sleeved top: slimmer, with hemmed or ribbed cuffs. */
export function drawLongSleeve(s: Sketch): void {
  const { between, chance } = s.random;
  const f: Frame = {
    neck: between(58, 76),
    top: 138,
    shoulder: [128, 180],
    armpit: [140, 336],
    waist: [132, 480],
    hem: [140 + between(-4, 8), 726 + between(-14, 22)],
  };
  const dip = perView(s, 16, between(40, 62));
  drawInside(s, f, dip);
  if (s.view === 'front') s.trim([CENTRE, f.top + 25], label());
  drawSleeves(
    s,
    f,
    { wrist: [226 + between(-8, 10), 706 + between(-20, 16)], cuff: 54, elbow: 76, bend: 12 },
    chance(0.5) ? 'hem' : 'rib',
  );
  const body = symmetric(...bodyHalf(f, dip));
  s.piece(body, { lift: 0.3 });
  s.within(body, () => {
    drawHem(s, f);
    drawBodyFolds(s, f, 1.05);
  });
  s.band(neckLine(f, dip), between(10, 16), { paint: 'rib', lift: 0.2 });
  s.focus([CENTRE + 50, 240], 260);
}

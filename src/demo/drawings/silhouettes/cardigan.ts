import { CENTRE, onSide, type Point, ribbon, symmetric } from '../geometry.ts';
import { perView, type Sketch } from '../sketch.ts';
import { bodyHalf, drawBodyFolds, drawInside, neckLine } from './frame.ts';
import { drawKnitHem, knitFrame } from './knit-body.ts';
import { drawSleeves } from './sleeves.ts';
import { button, label } from './trims.ts';

/** A cardigan: buttoned ribbed front bands, sometimes with patch pockets. */
export function drawCardigan(s: Sketch): void {
  const f = knitFrame(s);
  const { between, chance } = s.random;
  const back = s.view === 'back';
  const dip = perView(s, 12, between(150, 250));
  drawInside(s, f, Math.min(dip, 150));
  if (!back) {
    s.piece(
      symmetric(
        [0, f.top + 16],
        [f.neck * 0.7, f.top + 10],
        [f.neck - 4, f.top + 8, 1],
        [40, f.top + dip * 0.7],
        [0, f.top + dip + 12, 1],
      ),
      { paint: 'inside', lift: 0, roll: 0.2 },
    );
    s.trim([CENTRE, f.top + 34], label());
  }
  drawSleeves(
    s,
    f,
    { wrist: [232, 690 + between(-16, 16)], cuff: 62, elbow: 90, bend: 14, puff: 10 },
    'rib',
  );
  const body = symmetric(...bodyHalf(f, dip, back ? 'round' : 'vee', 8));
  s.piece(body, { lift: 0.35 });
  s.within(body, () => drawBodyFolds(s, f, 0.9));
  drawKnitHem(s, f, 42, 4);
  if (back) {
    s.band(neckLine(f, dip), 20, { paint: 'rib', lift: 0.3 });
    return;
  }
  if (chance(0.6))
    for (const side of [1, -1] as const) {
      s.piece(onSide(side, [44, 560, 1], [124, 556, 1], [123, 660, 1], [45, 664, 1]), {
        lift: 0.35,
      });
      s.band(onSide(side, [44, 566], [124, 562]), 20, { paint: 'rib', lift: 0.2 });
    }
  const end = f.hem[1] + 38;
  const edge = (side: 1 | -1): Point[] =>
    onSide(
      side,
      [f.neck - 2, f.top - 4, 1],
      [f.neck * 0.66, f.top + dip * 0.42],
      [10, f.top + dip * 0.96],
      [2, f.top + dip + 30],
      [0, end, 1],
    );
  s.piece(ribbon(edge(-1), 25), { paint: 'rib', lift: 0.3 });
  s.piece(ribbon(edge(1), 25), { paint: 'rib', lift: 0.45 });
  const first = f.top + dip + 22;
  const count = Math.max(3, Math.round((end - first) / 78));
  for (let i = 0; i < count; i++)
    s.trim(
      [CENTRE + 1, first + (i * (end - first - 18)) / (count - 1)],
      button(7.4, s.tones.trim),
      i * 40,
    );
  s.focus([CENTRE + 20, first + 40], 270);
}

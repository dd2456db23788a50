import { across, CENTRE, onSide, symmetric } from '../geometry.ts';
import { perView, type Sketch } from '../sketch.ts';
import { bodyHalf, drawBodyFolds, drawInside } from './frame.ts';
import { drawSleeves } from './sleeves.ts';
import { drawHem, teeFrame } from './tee-body.ts';
import { button } from './trims.ts';

/** A polo: knitted collar, short buttoned placket, ribbed sleeve ends. */
export function drawPolo(s: Sketch): void {
  const f = teeFrame(s);
  const { between } = s.random;
  drawInside(s, f, perView(s, 10, 60), 20);
  drawSleeves(
    s,
    f,
    { wrist: [224, 386 + between(-14, 18)], cuff: 88, elbow: 102, bend: 2, puff: 13 },
    'turned',
  );
  const body = symmetric(...bodyHalf(f, s.view === 'back' ? 6 : 62));
  s.piece(body, { lift: 0.3 });
  s.within(body, () => {
    drawHem(s, f);
    drawBodyFolds(s, f, 0.9);
  });
  if (s.view === 'back') {
    s.band(across([f.neck + 6, f.top + 2], [f.neck * 0.6, f.top - 3], [0, f.top - 4]), 42, {
      paint: 'plain',
      lift: 0.5,
    });
    return;
  }
  const end = between(330, 352);
  s.piece(symmetric([0, 208], [17, 208, 1], [17, end, 1], [0, end, 1]), { lift: 0.3, roll: 0.4 });
  for (const side of [1, -1] as const) s.stitch(onSide(side, [14, 214], [14, end - 3]));
  s.stitch(across([14, end - 14], [0, end - 14]));
  for (const y of [238, 274, 310]) s.trim([CENTRE, y], button(5, s.tones.trim));
  s.band(across([f.neck - 2, f.top - 2], [f.neck * 0.6, f.top - 12], [0, f.top - 15]), 24, {
    paint: 'inside',
    lift: 0.2,
  });
  for (const side of [1, -1] as const) {
    s.piece(
      onSide(
        side,
        [1, 212, 1],
        [34, 186],
        [56, 152],
        [f.neck - 4, 136, 1],
        [f.neck + 20, 150],
        [f.neck + 30, 168, 1],
        [58, 256, 1],
      ),
      { paint: 'plain', lift: 0.7, angle: side * 14 },
    );
    s.seam(onSide(side, [58, 250], [f.neck + 25, 168]), 0.4);
  }
  s.focus([CENTRE + 20, 250], 250);
}

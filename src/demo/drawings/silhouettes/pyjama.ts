import { across, CENTRE, offset, onSide, type Point, path, symmetric } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { bodyHalf, drawBodyFolds, drawInside, type Frame } from './frame.ts';
import { drawLooseLegs } from './legs.ts';
import { drawSleeves } from './sleeves.ts';
import { button, label } from './trims.ts';

/** Pyjamas: a piped camp-collar shirt laid over loose trousers. */
export function drawPyjama(s: Sketch): void {
  const { between, chance } = s.random;
  const piping = s.garment.accent;
  drawLooseLegs(s, {
    waist: 104,
    top: 430,
    hip: [132, 520],
    crotch: 586,
    knee: [22, 136, 700],
    foot: [26, 140, 858],
  });
  const f: Frame = {
    neck: 48,
    top: 74,
    shoulder: [120, 108],
    armpit: [130, 240],
    waist: [128, 360],
    hem: [136, 486 + between(-10, 16)],
  };
  const back = s.view === 'back';
  const dip = back ? 6 : 122;
  drawInside(s, f, back ? 8 : 100);
  if (!back) s.trim([CENTRE, f.top + 26], label());
  const arms = chance(0.5)
    ? drawSleeves(s, f, { wrist: [186, 282], cuff: 82, elbow: 92, bend: 2 }, 'plain')
    : drawSleeves(s, f, { wrist: [206, 498], cuff: 60, elbow: 74, bend: 10 }, 'plain');
  for (const {
    wrist: [wx, wy],
    along: [ax, ay],
    out: [ox, oy],
    width,
  } of arms)
    s.line(
      path(
        [wx - ax * 18 + ox * width * 0.49, wy - ay * 18 + oy * width * 0.49],
        [wx - ax * 18 - ox * width * 0.49, wy - ay * 18 - oy * width * 0.49],
      ),
      piping,
      2.6,
    );
  const body = symmetric(...bodyHalf(f, dip, back ? 'round' : 'vee'));
  s.piece(body, { lift: 0.6 });
  s.within(body, () => drawBodyFolds(s, f, 0.9));
  if (back) {
    s.band(across([f.neck + 12, f.top + 6], [f.neck * 0.66, f.top - 3], [0, f.top - 5]), 40, {
      lift: 0.6,
    });
    return;
  }
  const front: Point[] = path([CENTRE + 4, f.top + dip], [CENTRE + 5, f.hem[1] + 8]);
  s.seam(front, 0.9);
  s.line(offset(front, -8), piping, 2.6);
  for (let i = 0; i < 4; i++)
    s.trim([CENTRE - 10, f.top + dip + 26 + i * 68], button(5.6, '#f1e9dc'));
  s.piece(onSide(1, [40, 226, 1], [98, 223, 1], [98, 286, 1], [40, 290, 1]), { lift: 0.3 });
  s.line(onSide(1, [41, 238], [97, 235]), piping, 2.6);
  for (const side of [-1, 1] as const) {
    const leaf: Point[] = [
      [0, f.top + dip + 4, 1],
      [f.neck * 0.6, f.top + dip * 0.44],
      [f.neck * 0.84, f.top - 4],
      [f.neck * 0.8, f.top - 22, 1],
      [f.neck + 22, f.top + 8],
      [f.neck + 30, f.top + 50, 1],
      [f.neck + 8, f.top + 62, 1],
      [f.neck + 26, f.top + 92, 1],
    ];
    s.piece(onSide(side, ...leaf), { lift: 0.8, angle: side * 18, roll: 0.5 });
    s.line(
      onSide(
        side,
        [5, f.top + dip - 4],
        [f.neck + 18, f.top + 88, 1],
        [f.neck + 2, f.top + 62, 1],
        [f.neck + 23, f.top + 48, 1],
        [f.neck + 16, f.top + 10],
      ),
      piping,
      2.4,
    );
  }
  s.focus([CENTRE + 30, 190], 270);
}

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

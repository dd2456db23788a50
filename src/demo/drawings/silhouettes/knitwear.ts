import { across, CENTRE, onSide, type Point, path, ribbon, symmetric } from '../geometry.ts';
import { perView, type Sketch } from '../sketch.ts';
import { bodyHalf, drawBodyFolds, drawInside, type Frame, neckLine } from './frame.ts';
import { drawSleeves } from './sleeves.ts';
import { button, label } from './trims.ts';

function knitFrame(s: Sketch): Frame {
  const { between } = s.random;
  const wide = between(-8, 14);
  return {
    neck: between(60, 72),
    top: 150,
    shoulder: [140 + wide, 200],
    armpit: [152 + wide, 366],
    waist: [152 + wide, 520],
    hem: [146 + wide, 700 + between(-20, 26)],
  };
}

function drawKnitHem(s: Sketch, f: Frame, height: number, pull = 6): void {
  const [x, y] = f.hem;
  s.piece(
    symmetric(
      [0, y - 4],
      [x * 0.6, y - 6],
      [x + 1, y - 12, 1],
      [x - pull, y + height - 12, 1],
      [x * 0.6, y + height - 3],
      [0, y + height],
    ),
    { paint: 'rib', lift: 0.2 },
  );
}

/** Two cables and moss columns down the front of a chunky sweater. */
function drawCables(s: Sketch, f: Frame): void {
  for (const x of [-62, 0, 62])
    for (let y = f.top + 70; y < f.hem[1]; y += 44) {
      s.fold(path([CENTRE + x - 15, y], [CENTRE + x + 15, y + 44]), {
        width: 17,
        depth: 0.95,
        bend: 4,
      });
      s.fold(path([CENTRE + x + 15, y + 22], [CENTRE + x - 15, y + 66]), {
        width: 13,
        depth: 0.55,
        bend: -4,
      });
    }
  for (const x of [-88, -36, 36, 88])
    s.seam(path([CENTRE + x, f.top + 40], [CENTRE + x, f.hem[1]]), 0.8);
}

/** A sweater: crew, V or roll neck, deep ribs at neck, cuffs and hem. */
export function drawSweater(s: Sketch): void {
  const f = knitFrame(s);
  const { between, pick, chance } = s.random;
  const neck = pick(['crew', 'crew', 'vee', 'roll']);
  const vee = neck === 'vee' && s.view === 'front';
  const depth = neck === 'vee' ? between(120, 150) : neck === 'roll' ? 34 : between(48, 60);
  const dip = perView(s, 14, depth);
  const cables = s.garment.fabric === 'knit' && s.garment.pattern === 'plain' && chance(0.45);
  if (neck !== 'roll') drawInside(s, f, dip);
  if (neck !== 'roll' && s.view === 'front') s.trim([CENTRE, f.top + 28], label());
  drawSleeves(
    s,
    f,
    { wrist: [234, 690 + between(-16, 16)], cuff: 62, elbow: 92, bend: 14, puff: 12 },
    'rib',
  );
  const body = symmetric(...bodyHalf(f, dip, vee ? 'vee' : 'round', 8));
  s.piece(body, { lift: 0.35 });
  s.within(body, () => {
    if (cables && s.view === 'front') drawCables(s, f);
    drawBodyFolds(s, f, 0.9);
  });
  drawKnitHem(s, f, 44);
  if (neck === 'roll') {
    s.piece(
      symmetric(
        [0, f.top - 62],
        [46, f.top - 60],
        [58, f.top - 50],
        [61, f.top],
        [f.neck + 4, f.top + 18],
        [40, f.top + 44],
        [0, f.top + 52],
      ),
      { paint: 'rib', lift: 0.7, roll: 1 },
    );
    s.fold(path([CENTRE - 58, f.top - 8], [CENTRE + 58, f.top - 4]), {
      width: 22,
      depth: 0.6,
      bend: 16,
    });
    s.fold(path([CENTRE - 52, f.top + 14], [CENTRE + 40, f.top + 22]), {
      width: 14,
      depth: 0.4,
      bend: 10,
    });
  } else if (vee) {
    s.band(
      across([f.neck, f.top + 1, 1], [f.neck * 0.56, f.top + dip * 0.44], [0, f.top + dip, 1]),
      21,
      { paint: 'rib', lift: 0.3 },
    );
  } else s.band(neckLine(f, dip), 26, { paint: 'rib', lift: 0.35 });
  s.focus([CENTRE + 50, 270], 270);
}

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

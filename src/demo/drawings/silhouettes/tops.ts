import { across, CENTRE, onSide, type Point, path, symmetric } from '../geometry.ts';
import { perView, type Sketch } from '../sketch.ts';
import { bodyHalf, drawBodyFolds, drawInside, type Frame, neckLine } from './frame.ts';
import { drawSleeves } from './sleeves.ts';
import { button, label } from './trims.ts';

function teeFrame(s: Sketch): Frame {
  const { between } = s.random;
  const wide = between(-10, 10);
  return {
    neck: between(56, 68),
    top: 152,
    shoulder: [146 + wide, 198],
    armpit: [164 + wide, 360],
    waist: [158 + wide, 490],
    hem: [161 + wide, 742 + between(-16, 24)],
  };
}

function drawHem(s: Sketch, f: Frame): void {
  const [x, y] = f.hem;
  const line = across([x + 12, y - 20], [x * 0.6, y - 11], [0, y - 8]);
  s.seam(line, 0.4);
  s.stitch(line);
}

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

/** A camisole: a thin strap with a slider on each side, a sweetheart or V neckline, a lace edge. */
export function drawCamisole(s: Sketch): void {
  const { between, chance } = s.random;
  const dip = between(14, 66);
  const hem = 716 + between(-20, 40);
  const wide = between(-8, 10);
  const lace = chance(0.5) ? ('accent' as const) : ('plain' as const);
  // Each strap goes over the shoulder to the back, which lies a little higher than the front.
  for (const side of [1, -1] as const)
    s.band(onSide(side, [102, 132], [84, 190], [80, 262], [92, 320]), 7.5, {
      lift: 0.2,
      tone: -0.2,
    });
  s.piece(symmetric([0, 286], [60, 284], [100, 290], [134 + wide, 334], [126, 390], [0, 420]), {
    paint: 'inside',
    lift: 0,
    roll: 0.2,
  });
  s.glow([CENTRE, 330], 90, 40, -0.3);
  const top: Point[] = path(
    [0, 318 + dip, 1],
    [44, 300 + dip * 0.3],
    [88, 270],
    [106, 264, 1],
    [124 + wide, 322],
    [150 + wide, 372, 1],
  );
  const body = symmetric(
    ...top,
    [138 + wide, 490],
    [156 + wide, 630],
    [172 + wide, hem, 1],
    [90, hem + 12],
    [0, hem + 15],
  );
  s.piece(body, { lift: 0.4 });
  s.within(body, () => {
    // Darts shape the bust; the cloth falls free below.
    for (const side of [1, -1] as const) {
      s.fold(onSide(side, [142 + wide, 400], [70, 386]), { width: 12, depth: 0.4 });
      s.glow([CENTRE + side * 66, 372], 52, 46, 0.16);
    }
    for (let i = 0; i < 7; i++) {
      const x = between(-120, 120);
      s.fold(path([CENTRE + x * 0.7, between(400, 470)], [CENTRE + x * 1.15, hem + 8]), {
        width: between(18, 34),
        depth: between(0.2, 0.38),
        bend: between(-8, 8),
      });
    }
    const line = across([186, hem - 8], [90, hem], [0, hem + 4]);
    s.seam(line, 0.4);
    s.stitch(
      line.map(([x, y]): Point => [x, y + 4]),
      s.tones.trim,
    );
  });
  const edge = across(...top.slice(0, 4).reverse());
  s.band(edge, 13, { lift: 0.2, paint: lace });
  for (const [x, y] of edge.flatMap(([x0, y0], i) => {
    const [x1, y1] = edge[i + 1] ?? [x0, y0];
    const steps = Math.round(Math.hypot(x1 - x0, y1 - y0) / 11);
    return Array.from(
      { length: steps },
      (_, step) => [x0 + ((x1 - x0) * step) / steps, y0 + ((y1 - y0) * step) / steps] as const,
    );
  }))
    s.trim(
      [x, y + 7],
      `<circle r="4.6" fill="none" stroke="${s.tones.trim}" stroke-width="1.6" stroke-opacity=".8"/>`,
    );
  for (const side of [1, -1] as const) {
    s.band(onSide(side, [102, 132], [116, 196], [112, 268]), 7.5, { lift: 0.5 });
    const [slider] = onSide(side, [113, 180]);
    if (slider)
      s.trim(
        slider,
        '<rect x="-7" y="-5" width="14" height="10" rx="2" fill="none" stroke="#b9a06a" stroke-width="3"/>',
      );
  }
  s.focus([CENTRE + 40, 330], 280);
}

import { across, CENTRE, onSide, type Point, path, symmetric } from '../geometry.ts';
import { perView, type Sketch } from '../sketch.ts';

/** A one-piece swimsuit: scooped or V front, high-cut legs, bound edges. */
export function drawSwimsuit(s: Sketch): void {
  const { between, chance } = s.random;
  const back = s.view === 'back';
  const dip = perView(s, 250, between(70, 150));
  const cut = between(600, 650);
  const vee = chance(0.4) && !back;
  s.piece(symmetric([0, 330], [80, 270], [118, 300], [110, 380], [0, 400]), {
    paint: 'inside',
    lift: 0,
  });
  const neck: Point[] = vee
    ? path([0, 210 + dip * 1.3, 1], [44, 190 + dip * 0.7], [78, 120, 1])
    : path([0, 220 + dip], [50, 200 + dip * 0.7], [78, 120, 1]);
  const arm: Point[] = path([102, 120, 1], [104, 220], [116, 292], [136, 322, 1]);
  const leg: Point[] = path([146, cut, 1], [106, cut + 40], [60, cut + 110], [38, 790, 1]);
  const body = symmetric(
    ...neck,
    ...arm,
    [122, 410],
    [112, 470],
    [132, 560],
    ...leg,
    [18, 798],
    [0, 800],
  );
  s.piece(body, { lift: 0.5, roll: 1 });
  s.within(body, () => {
    for (const side of [1, -1] as const) {
      s.fold(onSide(side, [130, 330], [40, 372 + between(-10, 20)]), {
        width: 16,
        depth: 0.4,
        bend: side * 6,
      });
      for (let i = 0; i < 3; i++)
        s.fold(
          onSide(side, [114 + i * 3, 440 + i * 26], [30 + i * 14, 466 + i * 30 + between(-12, 12)]),
          { width: 13, depth: 0.36, bend: side * 5 },
        );
      s.fold(onSide(side, [42, 770], [96, cut - 20]), { width: 16, depth: 0.35 });
      s.glow([CENTRE + side * 58, 350], 50, 54, 0.16);
    }
  });
  for (const side of [1, -1] as const)
    s.band(onSide(side, ...leg), 9, { paint: 'plain', lift: 0.25 });
  for (const side of [1, -1] as const)
    s.band(onSide(side, ...arm), 9, { paint: 'plain', lift: 0.25 });
  s.band(across(...[...neck].reverse()), 9, { paint: 'plain', lift: 0.25 });
  if (chance(0.4) && !back)
    s.band(across([114, 468], [60, 474], [0, 476]), 26, { paint: 'accent', lift: 0.5 });
  s.focus([CENTRE + 30, 300], 280);
}

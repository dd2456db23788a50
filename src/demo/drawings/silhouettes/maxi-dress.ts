import { across, CENTRE, onSide, symmetric } from '../geometry.ts';
import { perView, type Sketch } from '../sketch.ts';
import { drawSkirtFall } from './skirt-fall.ts';

/** A maxi dress: thin straps or flutter sleeves, empire waist, tiers to the ankle. */
export function drawMaxiDress(s: Sketch): void {
  const { between, chance } = s.random;
  const waist = 300 + between(-10, 20);
  const tiers = chance(0.6);
  const dip = perView(s, 10, between(14, 48));
  for (const side of [1, -1] as const)
    s.band(onSide(side, [62, 70], [72, 120], [78, 190]), 13, { lift: 0.4 });
  s.piece(symmetric([0, 178], [60, 172], [100, 200], [90, 250], [0, 262]), {
    paint: 'inside',
    lift: 0,
    roll: 0.2,
  });
  const flare = between(196, 236);
  const foot = 846;
  drawSkirtFall(s, {
    top: tiers ? 640 : waist,
    waist: tiers ? flare * 0.8 : 92,
    hem: foot,
    flare,
    folds: 11,
    gathered: tiers,
  });
  if (tiers) {
    drawSkirtFall(s, {
      top: 470,
      waist: flare * 0.6,
      hem: 656,
      flare: flare * 0.84,
      folds: 9,
      gathered: true,
    });
    drawSkirtFall(s, {
      top: waist,
      waist: 90,
      hem: 486,
      flare: flare * 0.64,
      folds: 7,
      gathered: true,
    });
  }
  const bodice = symmetric(
    [0, 186 + dip],
    [40, 178 + dip * 0.5],
    [78, 166, 1],
    [96, 196],
    [112, 232, 1],
    [100, 270],
    [92, waist, 1],
    [46, waist + 5],
    [0, waist + 6],
  );
  s.piece(bodice, { lift: 0.35 });
  s.within(bodice, () => {
    for (const side of [1, -1] as const)
      for (let i = 0; i < 6; i++)
        s.fold(onSide(side, [20 + i * 13, waist + 2], [26 + i * 13, waist - between(40, 90)]), {
          width: 10,
          depth: between(0.3, 0.5),
        });
  });
  s.band(across([78, 168], [40, 180 + dip * 0.5], [0, 188 + dip]), 9, {
    paint: 'plain',
    lift: 0.2,
  });
  s.band(across([94, waist], [46, waist + 5], [0, waist + 6]), 16, { lift: 0.3 });
  if (s.view === 'front' && chance(0.5)) {
    const y = waist + 6;
    for (const side of [1, -1] as const)
      s.band(onSide(side, [2, y], [16, y + 40], [12 + side * 6, y + 110]), 7, { lift: 0.5 });
    s.piece(symmetric([0, y - 9], [10, y - 6], [10, y + 7], [0, y + 10]), { lift: 0.5, roll: 1 });
  }
  s.focus([CENTRE + 24, 240], 280);
}

import { CENTRE, onSide, path } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import type { Frame } from './frame.ts';
import { drawSleeves } from './sleeves.ts';
import {
  drawFlapPocket,
  drawFront,
  drawLapel,
  drawLining,
  drawTailoredBack,
  type Front,
} from './tailored-front.ts';
import { button } from './trims.ts';

/** A blazer: notched lapels, one to three buttons or double-breasted, flap and welt pockets. */
export function drawBlazer(s: Sketch): void {
  const { between, chance, pick } = s.random;
  const wide = between(-6, 10);
  const f: Frame = {
    neck: 56,
    top: 142,
    shoulder: [140 + wide, 178],
    armpit: [146 + wide, 340],
    waist: [130 + wide, 500],
    hem: [154 + wide, 742 + between(-16, 22)],
  };
  const double = chance(0.35);
  const front: Front = {
    closing: double ? 440 : pick([430, 462, 486]),
    overlap: double ? 56 : 14,
    lapel: between(34, 52),
    gorge: 246 + between(-8, 10),
    cutaway: double ? 0 : 84,
  };
  if (s.view === 'front') drawLining(s, f, front.closing);
  const arms = drawSleeves(
    s,
    f,
    {
      wrist: [218 + between(-6, 10), 724 + between(-10, 14)],
      cuff: 60,
      elbow: 82,
      bend: 13,
      puff: 12,
    },
    'plain',
  );
  for (const arm of arms)
    for (let i = 0; i < 3; i++)
      s.trim(
        [
          arm.wrist[0] - arm.along[0] * (14 + i * 13) + arm.out[0] * 17,
          arm.wrist[1] - arm.along[1] * (14 + i * 13) + arm.out[1] * 17,
        ],
        button(4.2, s.tones.trim),
      );
  if (s.view === 'back') {
    drawTailoredBack(s, f);
    return;
  }
  drawFront(s, f, -1, front);
  drawFront(s, f, 1, front);
  for (const side of [-1, 1] as const) drawFlapPocket(s, side, 56, 586, 84, 34);
  s.piece(onSide(1, [68, 352, 1], [122, 340, 1], [125, 356, 1], [71, 368, 1]), {
    lift: 0.3,
    roll: 0.3,
  });
  drawLapel(s, f, -1, front);
  drawLapel(s, f, 1, front);
  const trim = button(8.4, s.tones.trim);
  if (double)
    for (const side of [1, -1] as const)
      for (const y of [452, 528]) s.trim(onSide(side, [40, y])[0] ?? [0, 0], trim);
  else
    for (let i = 0; i < (front.closing > 470 ? 1 : 2); i++)
      s.trim([CENTRE + 1, front.closing + 12 + i * 78], trim);
  s.focus([CENTRE + 20, 300], 290);
}

/** A wool coat: long, wide lapels, single or double row of large buttons, welt pockets. */
export function drawCoat(s: Sketch): void {
  const { between, chance } = s.random;
  const wide = between(-4, 10);
  const hem = 826 + between(-30, 14);
  const f: Frame = {
    neck: 52,
    top: 96,
    shoulder: [128 + wide, 132],
    armpit: [136 + wide, 286],
    waist: [134 + wide, 470],
    hem: [164 + wide, hem],
  };
  const double = chance(0.5);
  const front: Front = {
    closing: between(344, 396),
    overlap: double ? 54 : 18,
    lapel: between(46, 62),
    gorge: 206,
    cutaway: 0,
  };
  if (s.view === 'front') drawLining(s, f, front.closing);
  drawSleeves(
    s,
    f,
    { wrist: [216, 640 + between(-10, 14)], cuff: 66, elbow: 84, bend: 12, puff: 12 },
    chance(0.5) ? 'turned' : 'plain',
  );
  if (s.view === 'back') {
    drawTailoredBack(s, f);
    s.band(path([CENTRE - 60, 470], [CENTRE + 60, 471]), 30, { lift: 0.5 });
    for (const x of [-46, 46]) s.trim([CENTRE + x, 471], button(8, s.tones.trim));
    return;
  }
  drawFront(s, f, -1, front);
  drawFront(s, f, 1, front);
  for (const side of [-1, 1] as const)
    s.piece(onSide(side, [84, 520, 1], [104, 514, 1], [122, 622, 1], [100, 628, 1]), {
      lift: 0.45,
      angle: side * -10,
    });
  drawLapel(s, f, -1, front);
  drawLapel(s, f, 1, front);
  const trim = button(10.5, s.tones.trim);
  for (let i = 0; i < 3; i++) {
    const y = front.closing + 18 + i * 96;
    if (double) for (const side of [1, -1] as const) s.trim([CENTRE + side * 38, y], trim, i * 20);
    else s.trim([CENTRE + 1, y], trim, i * 20);
  }
  s.focus([CENTRE + 20, 250], 300);
}

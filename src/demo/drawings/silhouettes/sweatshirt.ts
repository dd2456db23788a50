import { across, CENTRE, symmetric } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { drawInside, type Frame, neckLine } from './frame.ts';
import { drawSweatBody, sweatFrame } from './sweat-body.ts';
import { label } from './trims.ts';

/** A sweatshirt: crew neck with the sewn V below it, ribbed hem and cuffs. */
export function drawSweatshirt(s: Sketch): void {
  const f = sweatFrame(s);
  const up = 40;
  const frame: Frame = {
    ...f,
    top: f.top - up,
    shoulder: [f.shoulder[0], f.shoulder[1] - up],
    armpit: [f.armpit[0], f.armpit[1] - up],
  };
  const dip = s.view === 'back' ? 14 : 56;
  drawInside(s, frame, dip);
  if (s.view === 'front') s.trim([CENTRE, frame.top + 27], label());
  drawSweatBody(s, frame, dip);
  if (s.view === 'front') {
    const y = frame.top + dip + 12;
    const vee = across([27, y - 5, 1], [0, y + 40, 1]);
    s.piece(symmetric([0, y - 2], [27, y - 6, 1], [0, y + 40, 1]), {
      paint: 'rib',
      lift: 0.1,
      roll: 0.3,
    });
    s.stitch(vee);
  }
  s.band(neckLine(frame, dip), 24, { paint: 'rib', lift: 0.3 });
  s.focus([CENTRE + 30, 250], 260);
}

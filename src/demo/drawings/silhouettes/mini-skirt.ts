import { CENTRE, onSide, type Point, path, symmetric } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { drawSkirtFall } from './skirt-fall.ts';
import { drawWaistband } from './skirt-waistband.ts';
import { button } from './trims.ts';

/** A mini skirt: A-line with front buttons, or five-pocket denim. */
export function drawMiniSkirt(s: Sketch): void {
  const { between, chance } = s.random;
  const waist = 136 + between(-6, 8);
  const flare = between(188, 222);
  const hem = 640 + between(-30, 40);
  s.piece(symmetric([0, 240], [waist * 0.7, 238], [waist, 246, 1], [waist * 0.6, 266], [0, 270]), {
    paint: 'inside',
    lift: 0,
    roll: 0.2,
  });
  drawSkirtFall(s, { top: 272, waist, hem, flare, folds: 5, gathered: false });
  const buttons = s.view === 'front' && chance(0.6);
  if (buttons) {
    s.piece(symmetric([0, 270], [17, 270, 1], [17, hem + 8, 1], [0, hem + 9]), { lift: 0.35 });
    for (const side of [1, -1] as const) s.stitch(onSide(side, [13, 290], [13, hem + 4]));
    for (let i = 0; i < 5; i++)
      s.trim([CENTRE, 264 + i * ((hem - 300) / 4)], button(8, s.tones.trim), i * 25);
  } else s.seam(path([CENTRE, 276], [CENTRE, hem + 10]), 0.8);
  for (const side of [1, -1] as const) {
    const entry = onSide(
      side,
      ...(s.view === 'back'
        ? path([46, 340], [112, 336], [112, 410, 1], [79, 426, 1], [46, 412, 1], [46, 340])
        : path([68, 286], [84, 330], [waist + 14, 352])),
    );
    s.seam(entry, 0.8);
    s.stitch(entry.map(([x, y]): Point => [x, y + 5]));
    s.seam(onSide(side, [waist * 0.62, 284], [waist * 0.6, 330]), s.view === 'back' ? 0.9 : 0);
  }
  drawWaistband(s, waist, 246, 36);
  s.focus([CENTRE + 40, 330], 280);
}

import type { PictureShape } from '#src/domain/catalogue/pictures.ts';
import { type Slot, slotTransform } from './compose.ts';
import { type DrawableGarment, drawGarment, garmentLayers } from './draw-garment.ts';
import { closeDrawing, type Drawing, drawnWidth, wholeView } from './drawing.ts';
import { WIDTH } from './geometry.ts';
import { paperGround } from './ground.ts';
import { drawForm, type Form, formOf, LINEN } from './mannequin.ts';
import { randomFrom } from './random.ts';
import { SILHOUETTE_DRAWINGS } from './silhouettes.ts';
import { startSketch } from './sketch.ts';

/** Where a dummy stands, so that its head and its foot are in the picture. */
const SLOTS: Record<Form, Slot> = {
  bust: [300, 416, 0.78, 0],
  hips: [300, 470, 0.72, 0],
};

/** A garment on a dummy (VC); what nobody wears on one is a packshot. */
export function drawWorn(
  garment: DrawableGarment,
  width = WIDTH,
  shape: PictureShape = 'tall',
): Drawing {
  const form = formOf(garment.silhouette);
  if (form === null) return drawGarment(garment, 'AP', width, shape);
  // The dummy shows where the lining would.
  const { sketch, parts } = startSketch(garment, 'front', 0, LINEN);
  SILHOUETTE_DRAWINGS[garment.silhouette](sketch);
  const drawn = parts();
  const slot = SLOTS[form];
  const seen = wholeView(width, shape);
  const drawnAt = drawnWidth(width);
  const ground = paperGround(garment.colour, randomFrom(garment.seed, 4));
  const layers = garmentLayers(garment, drawn, (drawnAt / seen.width) * slot[2]);
  return closeDrawing(
    seen,
    drawnAt,
    `<defs>${ground.defs}</defs>${ground.body}<g transform="${slotTransform(slot)}">${drawForm(form, drawn.bounds)}${layers}</g>`,
  );
}

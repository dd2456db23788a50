import type { Garment } from '#src/domain/catalogue/garments.ts';
import type { PictureShape } from '#src/domain/catalogue/pictures.ts';
import type { ShownPictureType } from '#src/platform/pictures/picture-query.ts';
import {
  type DrawableGarment,
  drawGarment,
  garmentLayers,
  isDrawable,
  placeGarment,
  type Slot,
  slotTransform,
} from './draw-garment.ts';
import {
  closeDrawing,
  type Drawing,
  drawnWidth,
  paperGround,
  type Viewport,
  wholeView,
} from './drawing.ts';
import { WIDTH } from './geometry.ts';
import { companionsOf } from './looks.ts';
import { drawForm, type Form, formOf, LINEN } from './mannequin.ts';
import { randomFrom } from './random.ts';
import { SILHOUETTE_DRAWINGS } from './silhouettes.ts';
import { startSketch } from './sketch.ts';

/** Where the garments of a group lie, by how many there are; later ones lie on top. */
const GROUPS: readonly (readonly Slot[])[] = [
  [[300, 450, 0.9, -3]],
  [
    [212, 350, 0.66, -8],
    [388, 560, 0.66, 6],
  ],
  [
    [196, 300, 0.56, -9],
    [410, 400, 0.56, 7],
    [250, 640, 0.56, -2],
  ],
  [
    [182, 272, 0.52, -8],
    [424, 322, 0.52, 7],
    [182, 618, 0.52, 5],
    [424, 660, 0.52, -6],
  ],
];

const LOOK: readonly Slot[] = [
  [190, 520, 0.64, -7],
  [384, 356, 0.66, 5],
  [430, 724, 0.4, -5],
];

/** The same when the garment is small: it lies in front of what it is worn with. */
const LOOK_AROUND: readonly Slot[] = [
  [176, 500, 0.66, -6],
  [404, 330, 0.62, 6],
  [402, 680, 0.5, -4],
];

function drawTogether(
  garments: readonly DrawableGarment[],
  slots: readonly Slot[],
  lead: Garment,
  seen: Viewport,
): Drawing {
  const drawnAt = drawnWidth(seen.pixels);
  const ground = paperGround(lead.colour, randomFrom(lead.seed, 4));
  const laid = slots.flatMap((slot, i) => {
    const garment = garments[i];
    return garment
      ? [
          placeGarment(
            garment,
            SILHOUETTE_DRAWINGS[garment.silhouette],
            slot,
            `g${i}`,
            drawnAt / seen.width,
          ),
        ]
      : [];
  });
  return closeDrawing(seen, drawnAt, `<defs>${ground.defs}</defs>${ground.body}${laid.join('')}`);
}

/** The colours of a product together (GZ), up to four, `garment` itself on top. */
function drawGroup(
  garment: DrawableGarment,
  others: readonly DrawableGarment[],
  width = WIDTH,
  shape: PictureShape = 'tall',
): Drawing {
  const asked = JSON.stringify(garment);
  const rest = others.filter((other) => JSON.stringify(other) !== asked);
  const garments = [...rest.slice(0, 3), garment];
  return drawTogether(
    garments,
    GROUPS[garments.length - 1] ?? [],
    garment,
    wholeView(width, shape),
  );
}

/** A garment with two garments that go with it (SU). */
function drawLook(garment: DrawableGarment, width = WIDTH, shape: PictureShape = 'tall'): Drawing {
  const { small, companions } = companionsOf(garment.silhouette, garment.seed);
  const [first, second] = companions;
  const garments = small ? [second, first, garment] : [first, garment, second];
  const seeded = garments.map((one, i) => ({
    ...one,
    seed: one === garment ? garment.seed : garment.seed + i * 7,
  }));
  return drawTogether(seeded, small ? LOOK_AROUND : LOOK, garment, wholeView(width, shape));
}

/** Where a dummy stands, so that its head and its foot are in the picture. */
const SLOTS: Record<Form, Slot> = { bust: [300, 416, 0.78, 0], hips: [300, 470, 0.72, 0] };

/** A garment on a dummy (VC); what nobody wears on one is a packshot. */
function drawWorn(garment: DrawableGarment, width = WIDTH, shape: PictureShape = 'tall'): Drawing {
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

/** Any picture of a garment; `group` holds the product's colours, which only GZ shows. */
export function drawPicture(
  garment: DrawableGarment,
  type: ShownPictureType,
  group: readonly Garment[],
  width: number,
  shape: PictureShape = 'tall',
): Drawing {
  if (type === 'GZ') return drawGroup(garment, group.filter(isDrawable), width, shape);
  if (type === 'VC') return drawWorn(garment, width, shape);
  if (type === 'SU') return drawLook(garment, width, shape);
  return drawGarment(garment, type, width, shape);
}

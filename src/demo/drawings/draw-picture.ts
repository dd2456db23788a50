import type { PictureShape } from '#src/domain/catalogue/pictures.ts';
import type { ShownPictureType } from '#src/platform/pictures/picture-query.ts';
import type { Garment } from '../garments/garments.ts';
import {
  type DrawableGarment,
  drawGarment,
  isDrawable,
  placeGarment,
  type Slot,
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
import { randomFrom } from './random.ts';
import { SILHOUETTE_DRAWINGS } from './silhouettes.ts';

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

/**
 * Any picture of a garment; `group` holds the product's colours, which only GZ shows. Nobody wears a
 * drawn garment: worn (VC) and with others (SU), it is the packshot.
 */
export function drawPicture(
  garment: DrawableGarment,
  type: ShownPictureType,
  group: readonly Garment[],
  width: number,
  shape: PictureShape = 'tall',
): Drawing {
  if (type === 'GZ') return drawGroup(garment, group.filter(isDrawable), width, shape);
  return drawGarment(garment, type === 'VC' || type === 'SU' ? 'AP' : type, width, shape);
}

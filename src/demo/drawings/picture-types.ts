import type { Garment } from '#src/domain/catalogue/garments.ts';
import type { PictureShape } from '#src/domain/catalogue/pictures.ts';
import type { ShownPictureType } from '#src/platform/pictures/picture-query.ts';
import { type DrawableGarment, drawGarment, isDrawable } from './draw-garment.ts';
import type { Drawing } from './drawing.ts';
import { drawGroup, drawLook } from './group-pictures.ts';
import { drawWorn } from './worn-picture.ts';

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

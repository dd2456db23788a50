import type { PictureType } from '#src/domain/catalogue/pictures.ts';
import type { GarmentKind } from '../vocabularies/garment-kinds.ts';

/** What lies or stands: from behind it would be the same picture once more. */
const SAME_FROM_BEHIND: ReadonlySet<GarmentKind> = new Set([
  'camisole',
  'pleated-skirt',
  'leggings',
  'sneakers',
  'ankle-boots',
  'sandals',
  'handbag',
  'backpack',
  'scarf',
  'beanie',
  'belt',
  'cushion',
  'towel',
  'jewellery',
]);

/**
 * The views of a drawn garment, few and each another sight: whole, from behind or else
 * beside its other colours, and close. Of what has no kind a box is drawn.
 */
export function drawnViewsOf(kind: GarmentKind | null, colours: number): PictureType[] {
  const isOtherBehind = kind !== null && !SAME_FROM_BEHIND.has(kind);
  return [
    'AP',
    ...(isOtherBehind ? ['VH' as const] : []),
    ...(!isOtherBehind && colours > 1 ? ['GZ' as const] : []),
    'DP',
    'ZM',
  ];
}

/** A drawing is shown at most 1.3 times as wide as it is made (960 px). */
export const DRAWN_ZOOM_WIDTH = 1_248;
/** A photograph is kept at most so wide (`pictures/photo.ts`). */
export const PHOTO_ZOOM_WIDTH = 1_920;

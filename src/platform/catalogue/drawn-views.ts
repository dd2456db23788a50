import type { Silhouette } from '#src/domain/catalogue/garments.ts';
import type { PictureType } from '#src/domain/catalogue/pictures.ts';

/** What lies or stands: from behind it would be the same picture once more. */
const SAME_FROM_BEHIND: ReadonlySet<Silhouette> = new Set([
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
  'box',
]);

/** Laid down or carried: nobody wears them on a dummy. */
const UNWORN: ReadonlySet<Silhouette> = new Set([
  'sneakers',
  'ankle-boots',
  'sandals',
  'handbag',
  'backpack',
  'beanie',
  'belt',
  'cushion',
  'towel',
  'bodysuit',
  'box',
]);

/** Whether a silhouette is shown worn (VC). */
export const isShownWorn = (silhouette: Silhouette) => !UNWORN.has(silhouette);

/**
 * The views of a drawn garment: from behind where that is another sight, worn where it can
 * be, its colours together where it has some.
 */
export function drawnViewsOf(silhouette: Silhouette, colours: number): PictureType[] {
  return [
    'AP',
    ...(SAME_FROM_BEHIND.has(silhouette) ? [] : ['VH' as const]),
    ...(isShownWorn(silhouette) ? ['VC' as const] : []),
    'SU',
    ...(colours > 1 ? ['GZ' as const] : []),
    'DP',
    'ZM',
  ];
}

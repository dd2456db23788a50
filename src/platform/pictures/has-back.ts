import type { Garment, Silhouette } from '#src/domain/garments.ts';
import { drawGarment, isDrawable } from './draw-garment.ts';

const PLAIN = { fabric: 'jersey', pattern: 'plain', colour: '#808080', accent: '#404040' } as const;
const known = new Map<Silhouette, boolean>();

/** Whether a silhouette looks otherwise from behind: what lies or stands shows one side. */
export function hasBack(silhouette: Silhouette): boolean {
  const before = known.get(silhouette);
  if (before !== undefined) return before;
  const garment: Garment = { ...PLAIN, silhouette, seed: 1 };
  const differs =
    isDrawable(garment) && drawGarment(garment, 'VH').svg !== drawGarment(garment, 'AP').svg;
  known.set(silhouette, differs);
  return differs;
}

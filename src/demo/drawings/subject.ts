import type { HeroShape, PictureShape } from '#src/domain/catalogue/pictures.ts';
import { type MasterSize, SMALL_MASTER_WIDTH } from '#src/platform/pictures/picture-process.ts';
import type { ShownPictureType } from '#src/platform/pictures/picture-query.ts';
import type { Garment } from '../garments/garments.ts';
import type { DrawableGarment } from './draw-garment.ts';
import { drawPicture } from './draw-picture.ts';
import { type Drawing, WIDEST } from './drawing.ts';
import type { HeroScene } from './hero-scenes.ts';
import { drawHero } from './heroes.ts';

/** Raise it when drawings change, so that pictures saved on disk are drawn again. */
export const DRAWING_VERSION = 8;

/** All that decides what a drawing shows, as it is sent to the process that draws. */
export type Subject =
  | {
      kind: 'garment';
      garment: DrawableGarment;
      type: ShownPictureType;
      group: readonly Garment[];
      shape: PictureShape;
    }
  | { kind: 'hero'; hero: string; shape: HeroShape; scene: HeroScene };

/** The drawing of a subject that every width is made from, or every small one. */
export function drawSubject(subject: Subject, size: MasterSize = 'full'): Drawing {
  const widest = (kind: keyof typeof WIDEST) =>
    size === 'small' ? SMALL_MASTER_WIDTH : WIDEST[kind];
  if (subject.kind === 'garment') {
    const { garment, type, group, shape } = subject;
    return drawPicture(garment, type, group, widest('packshot'), shape);
  }
  return drawHero(subject.scene, 1, { shape: subject.shape, width: widest('hero') });
}

import type { Garment } from '#src/domain/garments.ts';
import type { HeroShape, PictureShape } from '#src/domain/pictures.ts';
import type { ShownPictureType } from '#src/platform/pictures/picture-query.ts';
import type { DrawableGarment } from './draw-garment.ts';
import { type Drawing, WIDEST } from './drawing.ts';
import { drawFlag } from './flags.ts';
import type { HeroName, HeroScene } from './hero-scenes.ts';
import { drawHero } from './heroes.ts';
import { drawPicture } from './picture-types.ts';

/** Raise it when drawings change, so that pictures kept on disk are drawn again. */
export const DRAWING_VERSION = 4;

const FLAG_WIDTH = 640;

/** All that decides what a drawing shows, as it is told to the process that draws. */
export type Subject =
  | {
      kind: 'garment';
      garment: DrawableGarment;
      type: ShownPictureType;
      group: readonly Garment[];
      shape: PictureShape;
    }
  | { kind: 'hero'; hero: HeroName; shape: HeroShape; scene: HeroScene }
  | { kind: 'flag'; country: string };

/** The one drawing of a subject, as wide as drawings become; every width is made from it. */
export function drawSubject(subject: Subject): Drawing {
  if (subject.kind === 'garment') {
    const { garment, type, group, shape } = subject;
    return drawPicture(garment, type, group, WIDEST.packshot, shape);
  }
  if (subject.kind === 'hero')
    return drawHero(subject.hero, 1, { shape: subject.shape, width: WIDEST.hero });
  const flag = drawFlag(subject.country, FLAG_WIDTH);
  if (flag === null) throw new Error(`there is no flag ${subject.country}`);
  return flag;
}

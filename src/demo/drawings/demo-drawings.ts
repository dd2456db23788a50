import type { Drawings } from '#src/platform/pictures/drawings.ts';
import { isDrawable } from './draw-garment.ts';
import { HERO_NAMES, HERO_SCENES } from './hero-scenes.ts';
import { DRAWING_VERSION, type Subject } from './subject.ts';

const draw = (subject: Subject) => ({ ...subject, version: DRAWING_VERSION });

/** Garments and the compositions of the content (decision 026). */
export const DRAWINGS: Drawings = {
  program: new URL('./drawing-program.ts', import.meta.url),
  garment: (garment, view) =>
    isDrawable(garment) ? draw({ kind: 'garment', garment, ...view }) : null,
  hero: (name, shape) => {
    const hero = HERO_NAMES.find((known) => known === name);
    return hero === undefined
      ? null
      : draw({ kind: 'hero', hero, shape, scene: HERO_SCENES[hero] });
  },
  season: '/media/hero/new-season.webp?w=960&q=80&shape=portrait',
};

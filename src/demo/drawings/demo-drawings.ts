import type { Drawings } from '#src/platform/pictures/drawings.ts';
import { isDrawable } from './draw-garment.ts';
import { groundFor } from './drawing.ts';
import { groundOf, isHero, sceneOf } from './hero-scenes.ts';
import { DRAWING_VERSION, type Subject } from './subject.ts';

const draw = (subject: Subject) => ({ ...subject, version: DRAWING_VERSION });

/** Garments and the compositions of the content (decision 026). */
export const DRAWINGS = {
  program: new URL('./drawing-program.ts', import.meta.url),
  garment: (garment, view) =>
    isDrawable(garment) ? draw({ kind: 'garment', garment, ...view }) : null,
  hero: (name, shape) =>
    isHero(name) ? draw({ kind: 'hero', hero: name, shape, scene: sceneOf(name) }) : null,
  ground: ({ hero, garment }) => {
    if (typeof hero === 'string' && isHero(hero)) return groundOf(hero);
    const colour = typeof garment === 'object' && garment && 'colour' in garment && garment.colour;
    return groundFor(typeof colour === 'string' ? colour : '#ffffff');
  },
  season: '/media/hero/new-season.webp?w=960&q=80&shape=portrait',
} satisfies Drawings;

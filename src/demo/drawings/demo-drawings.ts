import type { Drawings } from '#src/platform/pictures/drawings.ts';
import type { Garment } from '../garments/garments.ts';
import { isDrawable } from './draw-garment.ts';
import { groundFor } from './drawing.ts';
import { groundOf, isHero, sceneOf } from './hero-scenes.ts';
import { DRAWING_VERSION, type Subject } from './subject.ts';

const draw = (subject: Subject) => ({ ...subject, version: DRAWING_VERSION });

/** A picture that the platform's own pages show. */
export const SEASON_PICTURE = '/media/hero/new-season.webp?w=960&q=80&shape=portrait';

/** What is drawn of an option, and of all colours of its product. */
type Garments = {
  findGarment(optionId: string): Promise<Garment | null>;
  findGroup(optionId: string): Promise<Garment[]>;
};

/** Garments and the compositions of the content (decision 026). */
export const createDrawings = ({ findGarment, findGroup }: Garments): Drawings => ({
  program: new URL('./drawing-program.ts', import.meta.url),
  garment: async (optionId, { type, shape }) => {
    const garment = await findGarment(optionId);
    if (garment === null || !isDrawable(garment)) return null;
    const group = type === 'GZ' ? await findGroup(optionId) : [];
    return draw({ kind: 'garment', garment, type, group, shape });
  },
  hero: (name, shape) =>
    isHero(name) ? draw({ kind: 'hero', hero: name, shape, scene: sceneOf(name) }) : null,
  ground: ({ hero, garment }) => {
    if (typeof hero === 'string' && isHero(hero)) return groundOf(hero);
    const colour = typeof garment === 'object' && garment && 'colour' in garment && garment.colour;
    return groundFor(typeof colour === 'string' ? colour : '#ffffff');
  },
  season: SEASON_PICTURE,
});

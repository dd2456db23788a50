import type { HeroShape, PictureShape } from '#src/domain/catalogue/pictures.ts';
import type { ShownPictureType } from './picture-query.ts';

/** All that decides how a drawing looks, in JSON: equal subjects are one picture on disk. */
export type Subject = Readonly<Record<string, unknown>>;

/** How a garment is to be seen. */
export type GarmentView = { type: ShownPictureType; shape: PictureShape };

/** The ground that most pictures have. */
export const PAPER = '#f1ebe1';

/** Draws what has no photograph; null is what it cannot draw. */
export type Drawings = {
  /** Of the process for pictures, which is sent these subjects: it calls `servePictures`. */
  program: URL;
  garment(optionId: string, view: GarmentView): Promise<Subject | null>;
  hero(name: string, shape: HeroShape): Subject | null;
  /** The colour (`#rrggbb`) of the ground of one of its subjects, shown until the drawing is made. */
  ground(subject: Subject): string;
  /** Path of a tall picture of the season, for pages of the platform's own; null where there is none. */
  season: string | null;
};

/** A platform that shows photographs alone, and flags. */
export const NO_DRAWINGS: Drawings = {
  program: new URL('./cutting-program.ts', import.meta.url),
  garment: async () => null,
  hero: () => null,
  ground: () => PAPER,
  season: null,
};

import type { HeroShape } from '#src/domain/catalogue/pictures.ts';
import {
  archway,
  type Backdrop,
  hills,
  lace,
  panels,
  plinths,
  RAIL,
  rail,
  sill,
  snow,
  table,
  track,
} from './backdrops.ts';
import type { Slot } from './draw-garment.ts';

/** How a scene is told: what is cut from paper, from back to front, and where garments are. */
type Composition = {
  backdrop: Backdrop;
  /** From back to front. */
  slots: Record<HeroShape, readonly Slot[]>;
  /** Where the rail is that the first garments hang from, and how many do. */
  rail?: Record<HeroShape, number>;
  hanging?: number;
};

const LAID: Record<HeroShape, readonly Slot[]> = {
  landscape: [
    [760, 490, 0.8, -9],
    [1050, 482, 0.93, 3],
    [1390, 590, 0.62, 11],
  ],
  portrait: [
    [300, 540, 0.84, -9],
    [560, 640, 0.98, 4],
    [250, 950, 0.56, -12],
  ],
};

const COMPOSITIONS = {
  archway: { backdrop: archway, slots: LAID },
  lace: { backdrop: lace, slots: LAID },
  track: { backdrop: track, slots: LAID },
  hills: {
    backdrop: hills,
    slots: {
      landscape: [
        [770, 430, 0.72, -12],
        [1380, 420, 0.72, 12],
        [1080, 500, 0.86, 2],
      ],
      portrait: [
        [270, 430, 0.72, -10],
        [700, 460, 0.7, 10],
        [480, 740, 0.86, 0],
      ],
    },
  },
  snow: {
    backdrop: snow,
    slots: {
      landscape: [
        [830, 470, 0.78, -6],
        [1180, 470, 0.94, 3],
        [1440, 640, 0.5, 8],
      ],
      portrait: [
        [300, 500, 0.78, -7],
        [600, 590, 0.98, 4],
        [270, 930, 0.52, -8],
      ],
    },
  },
  window: {
    backdrop: sill,
    slots: {
      landscape: [
        [800, 440, 0.78, -5],
        [1110, 452, 0.86, 2],
        [1390, 610, 0.56, 0],
      ],
      portrait: [
        [300, 500, 0.8, -5],
        [640, 570, 0.9, 3],
        [280, 900, 0.54, 0],
      ],
    },
  },
  plinths: {
    backdrop: plinths,
    slots: {
      landscape: [
        [735, 331, 0.72, 0],
        [1070, 475, 0.72, 0],
        [1390, 601, 0.72, 0],
      ],
      portrait: [
        [205, 523, 0.62, 0],
        [490, 715, 0.62, 0],
        [770, 883, 0.62, 0],
      ],
    },
  },
  rail: {
    backdrop: rail,
    rail: RAIL,
    hanging: 2,
    slots: {
      landscape: [
        [820, 460, 0.82, 0],
        [1160, 460, 0.82, 0],
        [1385, 652, 0.64, 0],
      ],
      portrait: [
        [290, 540, 0.88, 0],
        [640, 540, 0.88, 0],
        [470, 926, 0.62, 0],
      ],
    },
  },
  wardrobe: {
    backdrop: rail,
    rail: RAIL,
    hanging: 3,
    slots: {
      landscape: [
        [750, 420, 0.72, 0],
        [1040, 420, 0.72, 0],
        [1330, 420, 0.72, 0],
      ],
      portrait: [
        [222, 500, 0.72, 0],
        [740, 500, 0.72, 0],
        [482, 500, 0.72, 0],
      ],
    },
  },
  table: {
    backdrop: table,
    slots: {
      landscape: [
        [790, 420, 0.74, -24],
        [1110, 500, 0.88, 9],
        [1420, 620, 0.54, 28],
      ],
      portrait: [
        [290, 460, 0.76, -20],
        [600, 650, 0.9, 10],
        [260, 960, 0.52, -26],
      ],
    },
  },
  panels: {
    backdrop: panels,
    slots: {
      landscape: [
        [760, 430, 0.64, -3],
        [1080, 500, 0.64, 2],
        [1400, 460, 0.64, -2],
      ],
      portrait: [
        [200, 560, 0.57, -3],
        [480, 690, 0.57, 2],
        [760, 610, 0.57, -2],
      ],
    },
  },
} as const satisfies Record<string, Composition>;
export type CompositionName = keyof typeof COMPOSITIONS;

export const compositionOf = (name: CompositionName): Composition => COMPOSITIONS[name];

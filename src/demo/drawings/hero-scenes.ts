import type { HeroName as ContentHero } from '#src/platform/opening/content/heroes.ts';
import type { DrawableGarment } from './draw-garment.ts';

const VERMILION = '#c8412b';
const SAGE = '#7c8a6e';
const NIGHT = '#22304a';
const SAND = '#e9dfcf';

type HeroGarment = Omit<DrawableGarment, 'seed'>;

/** What stands behind the garments. */
export type BackdropName = 'archway' | 'lace' | 'track' | 'steps' | 'hills' | 'sill';

export type HeroScene = {
  ground: string;
  arch: string;
  /** An archway unless said; `arch` is its main colour. */
  backdrop?: BackdropName;
  shapes: readonly [string, string];
  /** Colour of the hanging cloth, if any. */
  drape: string | null;
  /** From back to front; the second is the main one. */
  garments: readonly [HeroGarment, HeroGarment, HeroGarment];
};

const wear = (
  silhouette: HeroGarment['silhouette'],
  fabric: HeroGarment['fabric'],
  colour: string,
  pattern: HeroGarment['pattern'] = 'plain',
  accent = NIGHT,
): HeroGarment => ({ silhouette, fabric, pattern, colour, accent });

/** The named compositions: the home hero, one for each family tile, one for each group of the menu. */
export const HERO_SCENES = {
  'new-season': {
    ground: VERMILION,
    arch: SAND,
    shapes: [NIGHT, '#e0846f'],
    drape: '#d9604a',
    garments: [
      wear('blouse', 'satin', '#f1e2d2'),
      wear('trench', 'poplin', '#c4a77d'),
      wear('handbag', 'leather', '#7a4526'),
    ],
  },
  dresses: {
    ground: SAND,
    arch: VERMILION,
    shapes: [SAGE, '#d9b79a'],
    drape: null,
    garments: [
      wear('maxi-dress', 'poplin', SAGE),
      wear('midi-dress', 'poplin', '#f6ecdd', 'floral-bold', VERMILION),
      wear('sandals', 'leather', '#8a5a32'),
    ],
  },
  denim: {
    ground: NIGHT,
    arch: '#8ea3bd',
    shapes: [VERMILION, SAND],
    drape: null,
    garments: [
      wear('jeans-wide', 'denim', '#9db4d0'),
      wear('denim-jacket', 'denim', '#5b7aa6'),
      wear('sneakers', 'leather', '#f2eee6', 'plain', VERMILION),
    ],
  },
  knitwear: {
    ground: SAGE,
    arch: SAND,
    shapes: [VERMILION, '#a3ae94'],
    drape: '#8d9a7f',
    garments: [
      wear('cardigan', 'knit', '#b5533c'),
      wear('sweater', 'knit', '#efe4d0'),
      wear('beanie', 'knit', NIGHT),
    ],
  },
  tailoring: {
    ground: '#d8c9b2',
    arch: NIGHT,
    shapes: [VERMILION, SAND],
    drape: null,
    garments: [
      wear('chinos', 'poplin', '#6d6a5c'),
      wear('blazer', 'linen', '#e9dfcf', 'houndstooth', '#3a332b'),
      wear('ankle-boots', 'leather', '#5b3a24'),
    ],
  },
  essentials: {
    ground: SAND,
    arch: SAGE,
    shapes: [NIGHT, '#f6f0e6'],
    drape: null,
    garments: [
      wear('jeans-straight', 'denim', '#3c5478'),
      wear('t-shirt', 'jersey', '#f4f1ec'),
      wear('long-sleeve', 'jersey', '#f1ece2', 'breton'),
    ],
  },
  outerwear: {
    ground: '#33455f',
    arch: '#d9b23c',
    shapes: [SAND, VERMILION],
    drape: null,
    garments: [
      wear('raincoat', 'poplin', '#d9b23c'),
      wear('coat', 'fleece', '#b08d57'),
      wear('scarf', 'fleece', '#7a1f1f', 'tartan', '#e3c58a'),
    ],
  },
  accessories: {
    ground: '#d9a58e',
    arch: '#f3e6d8',
    shapes: [NIGHT, VERMILION],
    drape: '#e4b8a3',
    garments: [
      wear('scarf', 'satin', '#f3e6d8', 'floral-liberty', VERMILION),
      wear('handbag', 'leather', '#7a2f22'),
      wear('belt', 'leather', '#8a5a32'),
    ],
  },
  men: {
    ground: '#4d5a52',
    arch: '#b9c0ae',
    shapes: [SAND, VERMILION],
    drape: null,
    garments: [
      wear('chinos', 'poplin', '#b59a6c'),
      wear('shirt', 'poplin', '#cfdcec'),
      wear('sneakers', 'leather', '#f2eee6', 'plain', SAGE),
    ],
  },
  kids: {
    ground: '#8fb8c4',
    arch: '#f0c14f',
    backdrop: 'hills',
    shapes: ['#3f7a68', '#f6efe2'],
    drape: null,
    garments: [
      wear('midi-dress', 'poplin', '#f6efe2', 'dots', VERMILION),
      wear('hoodie', 'fleece', '#e0603f'),
      wear('bodysuit', 'jersey', '#f6f0e6', 'breton', '#3f6f8f'),
    ],
  },
  lingerie: {
    ground: '#5a2a3c',
    arch: '#e9c3bb',
    backdrop: 'lace',
    shapes: ['#8f4a5c', SAND],
    drape: '#8a4658',
    garments: [
      wear('camisole', 'satin', '#f3e4d6'),
      wear('lingerie-set', 'satin', '#a8324a', 'plain', '#8c2439'),
      wear('swimsuit', 'jersey', '#e3a386'),
    ],
  },
  sport: {
    ground: '#1f5a5a',
    arch: '#e07a4f',
    backdrop: 'track',
    shapes: ['#f3e6d0', '#d9e35a'],
    drape: null,
    garments: [
      wear('leggings', 'jersey', '#3a2348'),
      wear('sweatshirt', 'fleece', '#d9e0dc', 'colour-block', '#1f5a5a'),
      wear('backpack', 'poplin', '#e3b83c'),
    ],
  },
  shoes: {
    ground: '#c9b8d6',
    arch: '#f3e9df',
    backdrop: 'steps',
    shapes: [VERMILION, '#6b4a6e'],
    drape: null,
    garments: [
      wear('ankle-boots', 'leather', '#3b2418'),
      wear('sneakers', 'leather', '#f2eee6', 'plain', VERMILION),
      wear('sandals', 'leather', '#c08a4a'),
    ],
  },
  home: {
    ground: '#b9b5a2',
    arch: '#f4eee2',
    backdrop: 'sill',
    shapes: [SAGE, '#cf7a5b'],
    drape: '#d8d2c2',
    garments: [
      wear('towel', 'fleece', '#f4f1ec', 'plain', SAGE),
      wear('cushion', 'linen', '#efe4d0', 'gingham', '#b5653a'),
      wear('cushion', 'corduroy', NIGHT),
    ],
  },
} as const satisfies Record<string, HeroScene> & Record<ContentHero, HeroScene>;

export type HeroName = keyof typeof HERO_SCENES;
export const HERO_NAMES = Object.keys(HERO_SCENES) as readonly HeroName[];

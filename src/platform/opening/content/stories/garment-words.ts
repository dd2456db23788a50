import type { Language } from '#src/domain/shop/locales.ts';

/** Words that find the garments of a picture, as shoppers of each language would type them. */
const GARMENTS = {
  blouse: ['Bluse', 'blouse', 'blusa', 'blouse', 'blusa', 'bluzka'],
  trench: ['Trenchcoat', 'trench coat', 'trench', 'trench', 'trench', 'trencz'],
  handbag: ['Handtasche', 'handbag', 'bolso de mano', 'sac à main', 'borsa a mano', 'torebka'],
  maxiDress: [
    'Maxikleid',
    'maxi dress',
    'vestido largo',
    'robe longue',
    'abito lungo',
    'sukienka maxi',
  ],
  midiDress: [
    'Midikleid',
    'midi dress',
    'vestido midi',
    'robe midi',
    'abito midi',
    'sukienka midi',
  ],
  sandals: ['Sandalen', 'sandals', 'sandalias', 'sandales', 'sandali', 'sandały'],
  jeans: [
    'Wide-Leg-Jeans',
    'wide-leg jeans',
    'vaqueros anchos',
    'jean large',
    'jeans ampi',
    'szerokie jeansy',
  ],
  denimJacket: [
    'Jeansjacke',
    'denim jacket',
    'cazadora vaquera',
    'veste en jean',
    'giacca di jeans',
    'kurtka jeansowa',
  ],
  sneakers: ['Sneaker', 'trainers', 'zapatillas', 'baskets', 'sneakers', 'sneakersy'],
  chinos: ['Chinohose', 'chinos', 'pantalón chino', 'chino', 'pantaloni chino', 'chinosy'],
  blazer: ['Blazer', 'blazer', 'blazer', 'blazer', 'blazer', 'marynarka'],
  boots: ['Stiefeletten', 'ankle boots', 'botines', 'bottines', 'stivaletti', 'botki'],
  foulard: ['Tuch', 'square scarf', 'pañuelo', 'foulard', 'foulard', 'apaszka'],
  belt: ['Gürtel', 'belt', 'cinturón', 'ceinture', 'cintura', 'pasek'],
} as const;
export type Garment = keyof typeof GARMENTS;

const COLUMN: Record<Language, 0 | 1 | 2 | 3 | 4 | 5> = {
  de: 0,
  en: 1,
  es: 2,
  fr: 3,
  it: 4,
  pl: 5,
};

export const garmentWord = (lang: Language, garment: Garment) => GARMENTS[garment][COLUMN[lang]];

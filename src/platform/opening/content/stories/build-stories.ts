import type { ContentLink, Story, StoryLook } from '#src/domain/content/content.schema.ts';
import type { StoryKind } from '#src/domain/content/content.ts';
import { storySlug } from '#src/domain/content/page-slugs.ts';
import type { Language } from '#src/domain/shop/locales.ts';
import type { FamilyId } from '../../../catalogue/vocabularies/word-lists.ts';
import type { HeroName } from '../heroes.ts';
import { familyLink, type Site } from '../site.ts';
import { STORIES_DE } from './stories-de.ts';
import { STORIES_EN } from './stories-en.ts';
import { STORIES_ES } from './stories-es.ts';
import { STORIES_FR } from './stories-fr.ts';
import { STORIES_IT } from './stories-it.ts';
import { STORIES_PL } from './stories-pl.ts';
import type { StoriesWords, StoryId, StoryWords } from './story-words.ts';

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
type Garment = keyof typeof GARMENTS;

const COLUMN: Record<Language, 0 | 1 | 2 | 3 | 4 | 5> = {
  de: 0,
  en: 1,
  es: 2,
  fr: 3,
  it: 4,
  pl: 5,
};

const garmentWord = (lang: Language, garment: Garment) => GARMENTS[garment][COLUMN[lang]];

const WORDS: Record<Language, StoriesWords> = {
  de: STORIES_DE,
  en: STORIES_EN,
  es: STORIES_ES,
  fr: STORIES_FR,
  it: STORIES_IT,
  pl: STORIES_PL,
};

type Alt = 'newAlt' | 'womenAlt' | 'accessoriesAlt' | 'shoesAlt' | 'denimAlt' | 'tailoringAlt';
type LookPlan = { hero: HeroName; alt: Alt; garments: readonly [Garment, Garment, Garment] };

/** Compositions with their garments, from back to front. */
const LOOKS = {
  season: { hero: 'new-season', alt: 'newAlt', garments: ['blouse', 'trench', 'handbag'] },
  dresses: { hero: 'dresses', alt: 'womenAlt', garments: ['maxiDress', 'midiDress', 'sandals'] },
  small: { hero: 'accessories', alt: 'accessoriesAlt', garments: ['foulard', 'handbag', 'belt'] },
  denim: { hero: 'denim', alt: 'denimAlt', garments: ['jeans', 'denimJacket', 'sneakers'] },
  tailoring: { hero: 'tailoring', alt: 'tailoringAlt', garments: ['chinos', 'blazer', 'boots'] },
  shoes: { hero: 'shoes', alt: 'shoesAlt', garments: ['boots', 'sneakers', 'sandals'] },
} as const satisfies Record<string, LookPlan>;

/** Where the three garments of an upright composition lie, in percent of it. */
const PLACES = [
  [31, 45],
  [58, 53],
  [26, 79],
] as const;

type PicturePlan = { hero: HeroName; familyId: FamilyId };
type StoryPlan = { hero: HeroName; products: FamilyId } & (
  | { kind: 'landing'; parts: readonly [PicturePlan, PicturePlan] }
  | { kind: 'trend'; parts: readonly [PicturePlan, LookPlan] }
  | { kind: 'lookbook'; parts: readonly [LookPlan, LookPlan] }
);

const PLANS: Record<StoryId, StoryPlan> = {
  noel25: {
    kind: 'landing',
    hero: 'accessories',
    products: 'f3000',
    parts: [
      { hero: 'knitwear', familyId: 'f1230' },
      { hero: 'lingerie', familyId: 'f8000' },
    ],
  },
  linen26: {
    kind: 'landing',
    hero: 'home',
    products: 'f1290',
    parts: [
      { hero: 'men', familyId: 'f2220' },
      { hero: 'dresses', familyId: 'f1200' },
    ],
  },
  care25: {
    kind: 'landing',
    hero: 'essentials',
    products: 'f1260',
    parts: [
      { hero: 'knitwear', familyId: 'f1230' },
      { hero: 'shoes', familyId: 'f3500' },
    ],
  },
  t10: {
    kind: 'trend',
    hero: 'denim',
    products: 'f1260',
    parts: [{ hero: 'essentials', familyId: 'f1260' }, LOOKS.denim],
  },
  t11: {
    kind: 'trend',
    hero: 'tailoring',
    products: 'f1240',
    parts: [{ hero: 'men', familyId: 'f2240' }, LOOKS.tailoring],
  },
  lb7: {
    kind: 'lookbook',
    hero: 'new-season',
    products: 'f1200',
    parts: [LOOKS.dresses, LOOKS.small],
  },
  lb8: {
    kind: 'lookbook',
    hero: 'tailoring',
    products: 'f1240',
    parts: [LOOKS.season, LOOKS.shoes],
  },
};

type Part = StoryWords['parts'][number];

function look({ lang, words }: Site, { hero, alt, garments }: LookPlan, part: Part): StoryLook {
  const places = garments.map((garment, at) => {
    const [x, y] = PLACES[at] ?? [50, 50];
    return { x, y, search: garmentWord(lang, garment) };
  });
  return { kind: 'look', hero, alt: words[alt], ...part, places };
}

function sectionsOf(site: Site, plan: StoryPlan, words: StoryWords): Story['sections'] {
  const [first, second] = words.parts;
  const picture = ({ hero, familyId }: PicturePlan, part: Part) =>
    ({ kind: 'picture', hero, ...part, link: familyLink(site.lang, familyId) }) as const;
  const text = { kind: 'words', title: words.bodyTitle, html: words.body } as const;
  const link = familyLink(site.lang, plan.products);
  const products = { kind: 'products', title: words.products, link } as const;
  switch (plan.kind) {
    case 'landing':
      return [text, picture(plan.parts[0], first), products, picture(plan.parts[1], second)];
    case 'trend':
      return [text, picture(plan.parts[0], first), look(site, plan.parts[1], second), products];
    case 'lookbook':
      return [look(site, plan.parts[0], first), text, look(site, plan.parts[1], second), products];
  }
}

/** To a page that every shop has. */
export function storyLink(lang: Language, id: Exclude<StoryId, 'care25'>): ContentLink {
  const { slug: name = id, title: label = id } = WORDS[lang][id] ?? {};
  return { label, url: `/${storySlug({ kind: PLANS[id].kind, name, id })}` };
}

const STORY_IDS = Object.keys(PLANS) as StoryId[];

/** The pages that the editors of a shop have written, by their uid. */
export function buildStories(site: Site): { uid: StoryId; kind: StoryKind; story: Story }[] {
  return STORY_IDS.flatMap((uid) => {
    const words = WORDS[site.lang][uid];
    // Advice on care is for two shops: not every page exists everywhere.
    if (words === undefined || (uid === 'care25' && site.locale === 'fr-ch')) return [];
    const plan = PLANS[uid];
    const { slug, title, text } = words;
    const story = { slug, title, text, hero: plan.hero, sections: sectionsOf(site, plan, words) };
    return [{ uid, kind: plan.kind, story }];
  });
}

import { z } from 'zod';
import type { Block, BlockOf } from '#src/domain/content/block.schema.ts';
import type { Story } from '#src/domain/content/content.schema.ts';
import type { StoryKind } from '#src/domain/content/content.ts';
import type { ContentLink } from '#src/domain/content/content-parts.schema.ts';
import { storySlug } from '#src/domain/content/page-slugs.ts';
import type { Language } from '#src/domain/shop/locales.ts';
import type { FamilyId } from '../../catalogue/face.ts';
import { oneWord, readWords, titleAndText } from '../../catalogue/face.ts';
import type { ContentWords } from './content-words.ts';
import type { HeroName } from './heroes.ts';
import { familyLink, type Site } from './site.ts';

/** Words that find the garments of a picture, as shoppers of each language would type them. */
const GARMENTS = [
  'blouse',
  'trench',
  'handbag',
  'maxiDress',
  'midiDress',
  'sandals',
  'jeans',
  'denimJacket',
  'sneakers',
  'chinos',
  'blazer',
  'boots',
  'foulard',
  'belt',
] as const;
type Garment = (typeof GARMENTS)[number];

/** What editors wrote for one page, in one language. */
const storySchema = z.object({
  title: oneWord,
  /** Its name in the URL. */
  slug: oneWord,
  text: oneWord,
  /** Rich text: a title, and what follows it. */
  body: z.tuple([z.string(), z.string()]).transform(([title, html]) => ({ title, html })),
  /** Beside its two pictures. */
  first: titleAndText,
  second: titleAndText,
  /** Above its row of products. */
  products: oneWord,
});
type StoryWords = z.infer<typeof storySchema>;

/** Editors' pages by their uid, which is the same in every shop. */
const storiesSchema = z.object({
  noel25: storySchema,
  linen26: storySchema,
  care25: storySchema.optional(),
  t10: storySchema,
  t11: storySchema,
  lb7: storySchema,
  lb8: storySchema,
  garments: z.record(z.enum(GARMENTS), oneWord),
});
type StoryId = Exclude<keyof z.infer<typeof storiesSchema>, 'garments'>;

const STORIES = readWords(new URL('./stories.csv', import.meta.url), storiesSchema);

type LookPlan = {
  hero: HeroName;
  picture: keyof ContentWords['pictures'];
  garments: readonly [Garment, Garment, Garment];
};

/** Compositions with their garments, from back to front. */
const LOOKS = {
  season: { hero: 'rain-look', picture: 'new', garments: ['blouse', 'trench', 'handbag'] },
  dresses: {
    hero: 'long-dresses',
    picture: 'women',
    garments: ['maxiDress', 'midiDress', 'sandals'],
  },
  small: { hero: 'small-things', picture: 'accessories', garments: ['foulard', 'handbag', 'belt'] },
  denim: { hero: 'denim-look', picture: 'denim', garments: ['jeans', 'denimJacket', 'sneakers'] },
  tailoring: {
    hero: 'tailored-look',
    picture: 'tailoring',
    garments: ['chinos', 'blazer', 'boots'],
  },
  shoes: { hero: 'on-foot', picture: 'shoes', garments: ['boots', 'sneakers', 'sandals'] },
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
    hero: 'gifts',
    products: 'f3000',
    parts: [
      { hero: 'slow-mornings', familyId: 'f1230' },
      { hero: 'nightwear', familyId: 'f8000' },
    ],
  },
  linen26: {
    kind: 'landing',
    hero: 'linen',
    products: 'f1290',
    parts: [
      { hero: 'linen-shirts', familyId: 'f2220' },
      { hero: 'linen-dresses', familyId: 'f1200' },
    ],
  },
  care25: {
    kind: 'landing',
    hero: 'care',
    products: 'f1260',
    parts: [
      { hero: 'care-knitwear', familyId: 'f1230' },
      { hero: 'care-shoes', familyId: 'f3500' },
    ],
  },
  t10: {
    kind: 'trend',
    hero: 'denim',
    products: 'f1260',
    parts: [{ hero: 'wide-jeans', familyId: 'f1260' }, LOOKS.denim],
  },
  t11: {
    kind: 'trend',
    hero: 'tailoring',
    products: 'f1240',
    parts: [{ hero: 'coats', familyId: 'f2240' }, LOOKS.tailoring],
  },
  lb7: {
    kind: 'lookbook',
    hero: 'open-window',
    products: 'f1200',
    parts: [LOOKS.dresses, LOOKS.small],
  },
  lb8: {
    kind: 'lookbook',
    hero: 'city',
    products: 'f1240',
    parts: [LOOKS.season, LOOKS.shoes],
  },
};

type Part = StoryWords['first'];

function look(
  { lang, words }: Site,
  { hero, picture, garments }: LookPlan,
  part: Part,
): BlockOf<'look'> {
  const places = garments.map((garment, at) => {
    const [x, y] = PLACES[at] ?? [50, 50];
    return { x, y, search: STORIES[lang].garments[garment] };
  });
  return { kind: 'look', hero, alt: words.pictures[picture], ...part, places };
}

function sectionsOf(site: Site, plan: StoryPlan, words: StoryWords): Block[] {
  const { first, second, body } = words;
  const picture = ({ hero, familyId }: PicturePlan, part: Part) =>
    ({ kind: 'picture', hero, ...part, link: familyLink(site.lang, familyId) }) as const;
  const text = { kind: 'words', ...body } as const;
  const link = familyLink(site.lang, plan.products);
  const products = { kind: 'products', title: words.products, link, otherFamilyId: null } as const;
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
  const { slug: name, title: label } = STORIES[lang][id];
  return { label, url: `/${storySlug({ kind: PLANS[id].kind, name, id })}` };
}

/** The picture at the head of a story, which stands for it elsewhere too. */
export const heroOfStory = (id: StoryId): HeroName => PLANS[id].hero;

const STORY_IDS = Object.keys(PLANS) as StoryId[];

/** The pages that the editors of a shop have written, by their uid. */
export function buildStories(site: Site): { uid: StoryId; kind: StoryKind; story: Story }[] {
  return STORY_IDS.flatMap((uid) => {
    const words = STORIES[site.lang][uid];
    // Advice on care is for two shops: not every page exists everywhere.
    if (words === undefined || (uid === 'care25' && site.locale === 'fr-ch')) return [];
    const plan = PLANS[uid];
    const { slug, title, text } = words;
    const sections = sectionsOf(site, plan, words);
    const story = { slug, title, text, hero: plan.hero, sections, search_engines: null };
    return [{ uid, kind: plan.kind, story }];
  });
}

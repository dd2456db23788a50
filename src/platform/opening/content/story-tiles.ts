import type { StoryTile } from '#src/domain/content/content.schema.ts';
import type { FamilyId } from '../../catalogue/vocabularies/word-lists.ts';
import type { HeroName } from './heroes.ts';
import type { Site } from './site.ts';
import { storyLink } from './stories/build-stories.ts';

type TilePlan = { familyId: FamilyId; after: number; hero: HeroName } & {
  story: Parameters<typeof storyLink>[1];
};

/** Two fill rows of two and of four, with the 24 products of a list between them. */
const TILES: readonly TilePlan[] = [
  { familyId: 'f1200', after: 6, hero: 'dresses', story: 'lb7' },
  { familyId: 'f1200', after: 15, hero: 'new-season', story: 'linen26' },
  { familyId: 'f1000', after: 6, hero: 'tailoring', story: 'lb8' },
  { familyId: 'f1000', after: 15, hero: 'denim', story: 't10' },
  { familyId: 'f1260', after: 4, hero: 'denim', story: 't10' },
  { familyId: 'f1230', after: 4, hero: 'knitwear', story: 'noel25' },
  { familyId: 'f2000', after: 6, hero: 'men', story: 't11' },
  { familyId: 'f2000', after: 15, hero: 'denim', story: 't10' },
  { familyId: 'f3000', after: 6, hero: 'accessories', story: 'noel25' },
  { familyId: 'f4000', after: 6, hero: 'new-season', story: 'lb8' },
  { familyId: 'f4000', after: 15, hero: 'dresses', story: 'lb7' },
];

/** Stories between the products of some families, by the uid of their entries. */
export function storyTiles({ lang }: Site): { uid: string; tile: StoryTile }[] {
  return TILES.map(({ story, ...place }) => {
    const { label: title, url } = storyLink(lang, story);
    return { uid: `${place.familyId}-${story}`, tile: { ...place, title, url } };
  });
}

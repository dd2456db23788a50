import type { HomePage } from '#src/domain/content/content.schema.ts';
import type { FamilyId } from '../../catalogue/vocabularies/word-lists.ts';
import type { HeroName } from './heroes.ts';
import { familyLink, familyPath, type Site } from './site.ts';
import { storyLink } from './stories/build-stories.ts';

/** The first page of a shop. */
export function homePage({ lang, words }: Site): HomePage {
  const tile = (hero: HeroName, familyId: FamilyId) => {
    const { label, url } = familyLink(lang, familyId);
    return { hero, title: label, url };
  };
  const newest = familyPath(lang, 'f4000');
  return {
    hero: {
      hero: 'new-season' satisfies HeroName,
      title: words.heroTitle,
      text: words.heroText,
      link: { label: words.heroLink, url: newest },
    },
    families: [
      tile('dresses', 'f1200'),
      tile('knitwear', 'f1230'),
      tile('denim', 'f1260'),
      tile('essentials', 'f1210'),
      tile('men', 'f2000'),
      tile('accessories', 'f3000'),
    ],
    selection: {
      title: words.selectionTitle,
      familyId: 'f4000',
      link: { label: words.heroLink, url: newest },
    },
    editorial: [
      {
        hero: 'tailoring' satisfies HeroName,
        title: words.tailoringTitle,
        text: words.tailoringText,
        link: storyLink(lang, 'lb8'),
      },
      {
        hero: 'denim' satisfies HeroName,
        title: words.denimTitle,
        text: words.denimText,
        link: storyLink(lang, 't10'),
      },
    ],
  };
}

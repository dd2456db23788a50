import { BRAND_NAME } from '#src/domain/brand/theme.ts';
import type {
  ContentType,
  HomePage,
  LegalNotice,
  MarketingLabel,
  SiteSelector,
  StoryTile,
} from '#src/domain/content/content.schema.ts';
import { HERO_FOLDERS } from '#src/domain/content/content.values.ts';
import { getLocale } from '#src/domain/shop/locale-record.ts';
import { ONLINE_LOCALES } from '#src/domain/shop/locales.ts';
import type { FamilyId } from '../../catalogue/face.ts';
import type { ContentAsset, ContentEntry } from '../../content/face.ts';
import { helpPage } from './build-help.ts';
import { legalPages } from './build-legal.ts';
import { buildStories, heroOfStory, storyLink } from './build-stories.ts';
import { searchPath } from './content-words.ts';
import { footerLayout } from './footer-layout.ts';
import { headerLayout } from './header-layout.ts';
import { HEROES, type HeroName, PALE } from './heroes.ts';
import { familyLink, familyPath, type Site, withAmount } from './site.ts';

/** When the home page changes: fashion is a few weeks ahead of the weather. */
const SEASONS = [
  { season: 'spring', from: { month: 2, day: 20 } },
  { season: 'summer', from: { month: 5, day: 15 } },
  { season: 'autumn', from: { month: 8, day: 25 } },
  { season: 'winter', from: { month: 11, day: 1 } },
] as const satisfies readonly { season: HeroName; from: { month: number; day: number } }[];

/** The first page of a shop. */
function homePage({ lang, words }: Site): HomePage {
  const tile = (hero: HeroName, familyId: FamilyId) => {
    const { label, url } = familyLink(lang, familyId);
    return { hero, title: label, url };
  };
  const newest = familyPath(lang, 'f4000');
  const lead = (season: (typeof SEASONS)[number]['season']) => ({
    hero: season,
    ...words.editorial[season],
    link: { label: words.home.heroLink, url: newest },
  });
  const story = (hero: 'tailoring' | 'denim', id: 't10' | 't11') => ({
    hero,
    ...words.editorial[hero],
    link: storyLink(lang, id),
  });
  return {
    sections: [
      {
        kind: 'lead',
        ...lead('autumn'),
        seasons: SEASONS.map(({ season, from }) => ({ ...lead(season), from })),
      },
      {
        kind: 'families',
        families: [
          tile('dresses', 'f1200'),
          tile('knitwear', 'f1230'),
          tile('jeans', 'f1260'),
          tile('essentials', 'f1210'),
          tile('men', 'f2000'),
          tile('accessories', 'f3000'),
        ],
      },
      {
        kind: 'products',
        title: words.home.selectionTitle,
        link: { label: words.home.heroLink, url: newest },
        otherFamilyId: null,
      },
      { kind: 'stories', stories: [story('tailoring', 't11'), story('denim', 't10')] },
    ],
    search_engines: null,
  };
}

type TilePlan = { familyId: FamilyId; after: number; story: Parameters<typeof storyLink>[1] };

/** Two fill rows of two and of four, with the 24 products of a list between them. */
const TILES: readonly TilePlan[] = [
  { familyId: 'f1200', after: 6, story: 'lb7' },
  { familyId: 'f1200', after: 15, story: 'linen26' },
  { familyId: 'f1000', after: 6, story: 'lb8' },
  { familyId: 'f1000', after: 15, story: 't10' },
  { familyId: 'f1260', after: 4, story: 't10' },
  { familyId: 'f1230', after: 4, story: 'noel25' },
  { familyId: 'f2000', after: 6, story: 't11' },
  { familyId: 'f2000', after: 15, story: 't10' },
  { familyId: 'f3000', after: 6, story: 'noel25' },
  { familyId: 'f4000', after: 6, story: 'lb8' },
  { familyId: 'f4000', after: 15, story: 'lb7' },
];

/** Stories between the products of some families, by the uid of their entries. */
function storyTiles({ lang }: Site): { uid: string; tile: StoryTile }[] {
  return TILES.map(({ story, ...place }) => {
    const { label: title, url } = storyLink(lang, story);
    const hero = heroOfStory(story);
    return { uid: `${place.familyId}-${story}`, tile: { ...place, hero, title, url } };
  });
}

/** The terms of the offers of a shop. */
function legalNotices({ offers, words }: Site): { notices: LegalNotice[] } {
  const { welcome, freeDelivery } = words.offers;
  const { title, text } = freeDelivery;
  return {
    notices: [
      ...(offers.hasWelcomeCode ? [welcome] : []),
      ...(offers.freeFrom === null ? [] : [{ title, text: withAmount(text, { offers }) }]),
    ],
  };
}

/** What the editors of a shop write of products that carry a label. */
function marketingLabels({ words }: Site): MarketingLabel[] {
  return Object.entries(words.labels).map(([code, [title, banner, query]]) => {
    const url = query === undefined ? null : searchPath(query);
    return { code, title, url, marketing_banner: banner };
  });
}

/** Countries by their own names, so that anyone who is on the wrong site can read theirs. */
function siteSelector({ words }: Site): SiteSelector {
  return {
    title: words.footer.sites,
    entries: ONLINE_LOCALES.map((code) => {
      const { name, language, iso2 } = getLocale(code);
      return {
        country_name: name,
        country_code: iso2,
        country_language: language,
        // The international site is not Britain's alone.
        display_flag: code !== 'en',
        locale: code,
      };
    }),
  };
}

/** Fields with the name of the brand in place of `{brand}`. */
function branded(fields: Record<string, unknown>, brandName: string): Record<string, unknown> {
  const written = JSON.stringify(brandName).slice(1, -1);
  return JSON.parse(JSON.stringify(fields).replaceAll('{brand}', () => written));
}

/** The entries of every content type for some shops. */
export function buildContentEntries(
  sites: readonly Site[],
  brandName = BRAND_NAME,
): ContentEntry[] {
  return sites.flatMap((site) => {
    const entries: [type: ContentType, uid: string, fields: Record<string, unknown>][] = [
      ['header_layout', 'header', headerLayout(site)],
      ['footer_layout', 'footer', footerLayout(site)],
      ['site_selector_component', 'sites', siteSelector(site)],
      ['home_page', 'home', homePage(site)],
      ['help_page', 'help', helpPage(site)],
      ['legal_notices', 'offers', legalNotices(site)],
    ];
    for (const { page, text } of legalPages(site)) entries.push(['legal_page', page, text]);
    for (const label of marketingLabels(site)) {
      entries.push(['marketing_labels', label.code, label]);
    }
    for (const { uid, kind, story } of buildStories(site)) {
      entries.push([`${kind}_page`, uid, story]);
    }
    for (const { uid, tile } of storyTiles(site)) entries.push(['story_tile', uid, tile]);
    return entries.map(([contentType, uid, fields]) => ({
      contentType,
      uid,
      locale: site.locale,
      fields: branded(fields, brandName),
    }));
  });
}

export function buildAssets(): ContentAsset[] {
  return HEROES.map((hero) => ({
    uid: `hero-${hero}`,
    folder: HERO_FOLDERS[PALE.has(hero) ? 'dark' : 'light'],
    title: hero,
    url: `/media/hero/${hero}.webp`,
    contentMediaType: 'image/webp',
  }));
}

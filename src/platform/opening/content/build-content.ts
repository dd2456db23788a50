import type { ContentType } from '#src/contract/content.ts';
import type {
  BannerType,
  ContentLink,
  FooterLayout,
  HeaderLayout,
  HomePage,
  LegalNotice,
  NavigationGroup,
  SiteSelector,
} from '#src/domain/content.ts';
import {
  getDomain,
  getLocale,
  type Language,
  ONLINE_LOCALES,
  type OnlineLocale,
} from '#src/domain/locales.ts';
import { FAMILIES, familySlug } from '../../catalogue/vocabularies/families.ts';
import { SHEETS } from '../../catalogue/vocabularies/sheets.ts';
import type { FamilyId } from '../../catalogue/vocabularies/word-lists.ts';
import type { contentAssets, contentEntries, legalNotices } from '../../content/tables.ts';
import { CONTENT_DE } from './content-de.ts';
import { CONTENT_EN } from './content-en.ts';
import { CONTENT_ES } from './content-es.ts';
import { CONTENT_FR } from './content-fr.ts';
import { CONTENT_IT } from './content-it.ts';
import { CONTENT_PL } from './content-pl.ts';
import type { ContentWords } from './content-words.ts';
import { HEROES, type HeroName } from './heroes.ts';

const WORDS: Record<Language, ContentWords> = {
  de: CONTENT_DE,
  en: CONTENT_EN,
  es: CONTENT_ES,
  fr: CONTENT_FR,
  it: CONTENT_IT,
  pl: CONTENT_PL,
};

/** From where home delivery is free, as each shop writes it (the amounts are those of `deliveries`). */
const FREE_DELIVERY: Record<OnlineLocale, string> = {
  'fr-fr': '50 €',
  'fr-ch': '70 CHF',
  en: '€50',
  'es-es': '50 €',
  'de-de': '50 €',
  'it-it': '50 €',
  'pl-pl': '200 zł',
};

/** Shops that announce something above the header, and how loudly. */
const BANNERS: Partial<
  Record<OnlineLocale, { words: 'welcomeBanner' | 'deliveryBanner'; type: BannerType }>
> = {
  'fr-fr': { words: 'welcomeBanner', type: 'info' },
  en: { words: 'deliveryBanner', type: 'default' },
  'pl-pl': { words: 'welcomeBanner', type: 'success' },
};

type Site = { locale: OnlineLocale; lang: Language; words: ContentWords };

const withAmount = (text: string, locale: OnlineLocale) =>
  text.replace('{amount}', FREE_DELIVERY[locale]);

/** Path of a family page in its short form, without locale prefix. */
function familyPath(lang: Language, familyId: FamilyId): string {
  return `/${familySlug(SHEETS[lang].families[familyId])}--pl${familyId}`;
}

const familyLink = (lang: Language, familyId: FamilyId): ContentLink => ({
  label: SHEETS[lang].families[familyId].title,
  url: familyPath(lang, familyId),
});

const searchLink = (label: string, words: string): ContentLink => ({
  label,
  url: `/search?q=${encodeURIComponent(words)}`,
});

function group(
  { lang, words }: Site,
  familyId: FamilyId,
  columns: readonly { title: string; families: readonly FamilyId[] }[],
  picture: { hero: HeroName; alt: string },
): NavigationGroup {
  const own = familyLink(lang, familyId);
  return {
    ...own,
    columns: columns.map(({ title, families }) => ({
      title,
      links: families.map((id) => familyLink(lang, id)),
    })),
    picture: { ...picture, link: { label: words.all, url: own.url } },
  };
}

const KIDS: readonly FamilyId[] = ['f5000', 'f6000', 'f7000'];

const titleOf = (lang: Language, familyId: FamilyId) => SHEETS[lang].families[familyId].title;

/** A column of a menu that is a root with all its children. */
function ownColumn(lang: Language, root: FamilyId) {
  const children = FAMILIES.filter(({ parentId }) => parentId === root);
  return {
    title: titleOf(lang, root),
    families: [root, ...children.map(({ familyId }) => familyId)],
  };
}

function headerLayout(site: Site): HeaderLayout {
  const { words, locale, lang } = site;
  const banner = BANNERS[locale];
  return {
    notification:
      banner === undefined
        ? null
        : { content: withAmount(words[banner.words], locale), type: banner.type },
    navigation_group: [
      group(site, 'f4000', [], { hero: 'new-season', alt: words.newAlt }),
      group(
        site,
        'f1000',
        [
          {
            title: words.menuClothes,
            families: ['f1200', 'f1290', 'f1210', 'f1220', 'f1230', 'f1240', 'f1245'],
          },
          { title: words.menuBottoms, families: ['f1250', 'f1260', 'f1270', 'f1280'] },
        ],
        { hero: 'dresses', alt: words.womenAlt },
      ),
      group(
        site,
        'f2000',
        [
          { title: words.menuClothes, families: ['f2210', 'f2220', 'f2230', 'f2240', 'f2245'] },
          // Not the women's word, which names skirts in some languages.
          {
            title: SHEETS[lang].families.f2250.title,
            families: ['f2250', 'f2260', 'f2280', 'f2290'],
          },
        ],
        { hero: 'men', alt: words.menAlt },
      ),
      {
        ...group(
          site,
          'f5000',
          KIDS.map((id) => ownColumn(lang, id)),
          { hero: 'kids', alt: words.kidsAlt },
        ),
        label: words.kids,
      },
      group(site, 'f8000', [ownColumn(lang, 'f8000')], {
        hero: 'lingerie',
        alt: words.lingerieAlt,
      }),
      group(site, 'f9000', [ownColumn(lang, 'f9000')], { hero: 'sport', alt: words.sportAlt }),
      group(site, 'f3500', [ownColumn(lang, 'f3500')], { hero: 'shoes', alt: words.shoesAlt }),
      group(
        site,
        'f3000',
        [{ title: words.menuFinish, families: ['f3200', 'f3210', 'f3300', 'f3400'] }],
        { hero: 'accessories', alt: words.accessoriesAlt },
      ),
      group(site, 'f9500', [ownColumn(lang, 'f9500')], { hero: 'home', alt: words.homeAlt }),
    ],
    navigation_modular: [
      searchLink(words.moreLinen, words.queryLinen),
      searchLink(words.moreSilk, words.querySilk),
      searchLink(words.moreStripes, words.queryStripes),
      familyLink(lang, 'f1260'),
    ],
  };
}

function footerLayout({ locale, lang, words }: Site): FooterLayout {
  const column = (familyId: FamilyId, families: readonly FamilyId[]) => ({
    title: SHEETS[lang].families[familyId].title,
    links: [
      { label: words.all, url: familyPath(lang, familyId) },
      ...families.map((id) => familyLink(lang, id)),
    ],
  });
  return {
    reinsurances: [
      {
        icon: 'truck',
        title: words.deliveryTitle,
        text: withAmount(words.deliveryText, locale),
      },
      { icon: 'return', title: words.returnsTitle, text: words.returnsText },
      { icon: 'lock', title: words.paymentTitle, text: words.paymentText },
    ],
    links_modular: [
      column('f1000', ['f1200', 'f1220', 'f1230', 'f1240', 'f1260']),
      column('f2000', ['f2210', 'f2220', 'f2230', 'f2240', 'f2260']),
      column('f3000', ['f3200', 'f3210', 'f3300', 'f3400']),
      {
        title: words.account,
        links: [
          { label: words.dashboard, url: '/account/dashboard' },
          { label: words.orders, url: '/account/orders' },
          { label: words.cart, url: '/cart' },
        ],
      },
    ],
    community: {
      title: words.communityTitle,
      text: words.communityText,
      links: [familyLink(lang, 'f4000')],
    },
    own_social_networks: [
      { label: 'Instagram', url: 'https://www.instagram.com/', icon: 'instagram' },
      { label: 'Pinterest', url: 'https://www.pinterest.com/', icon: 'pinterest' },
      { label: 'TikTok', url: 'https://www.tiktok.com/', icon: 'tiktok' },
    ],
    legals: { label: words.legals, links: [] },
  };
}

/** Countries by their own names, so that whoever is on the wrong site can read theirs. */
function siteSelector({ words }: Site): SiteSelector {
  return {
    title: words.sites,
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

function homePage({ lang, words }: Site): HomePage {
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
        link: { label: words.tailoringLink, url: familyPath(lang, 'f1240') },
      },
      {
        hero: 'denim' satisfies HeroName,
        title: words.denimTitle,
        text: words.denimText,
        link: { label: words.denimLink, url: familyPath(lang, 'f1260') },
      },
    ],
  };
}

const SITES: readonly Site[] = ONLINE_LOCALES.map((locale) => {
  const { lang } = getDomain(locale);
  return { locale, lang, words: WORDS[lang] };
});

/** The entries of every content type for the seven online shops. */
export function buildContentEntries(): (typeof contentEntries.$inferInsert)[] {
  return SITES.flatMap((site) => {
    const entries: [type: ContentType, uid: string, fields: Record<string, unknown>][] = [
      ['header_layout', 'header', headerLayout(site)],
      ['footer_layout', 'footer', footerLayout(site)],
      ['site_selector_component', 'sites', siteSelector(site)],
      ['home_page', 'home', homePage(site)],
    ];
    return entries.map(([contentType, uid, fields]) => ({
      contentType,
      uid,
      locale: site.locale,
      fields,
    }));
  });
}

export function buildAssets(): (typeof contentAssets.$inferInsert)[] {
  return HEROES.map((hero) => ({
    uid: `hero-${hero}`,
    folder: 'heroes',
    title: hero,
    url: `/media/hero/${hero}.webp`,
    contentMediaType: 'image/webp',
  }));
}

/** The terms of the offers of each country, in its language. */
export function buildLegalNotices(): (typeof legalNotices.$inferInsert)[] {
  return SITES.flatMap(({ locale, lang, words }) => {
    const notices: LegalNotice[] = [
      { title: words.welcomeTitle, text: words.welcomeText },
      { title: words.freeDeliveryTitle, text: withAmount(words.freeDeliveryText, locale) },
    ];
    const country = getDomain(locale).iso2;
    return notices.map((notice, position) => ({ country, lang, position, ...notice }));
  });
}

import type { FooterLayout } from '#src/domain/content/content.schema.ts';
import type { BannerType } from '#src/domain/content/content.values.ts';
import type { ContentLink } from '#src/domain/content/content-parts.schema.ts';
import { getDomain, type Language, type OnlineLocale } from '#src/domain/shop/locales.ts';
import type { FamilyId } from '../../catalogue/face.ts';
import { familySlug, SHEETS } from '../../catalogue/face.ts';
import { CONTENT, type ContentWords } from './content-words.ts';

/** What a shop promises beside its goods: only what its retailer has said. */
export type Offers = {
  /** From where home delivery is free, as the shop writes it; null where nobody has said. */
  freeFrom: string | null;
  /** Whether the code WELCOME10 takes 10% off. */
  hasWelcomeCode: boolean;
  /** What is announced above the header, and how loudly. */
  banner: { words: 'welcome' | 'delivery'; type: BannerType } | null;
  /** Accounts of the shop elsewhere. */
  networks: FooterLayout['own_social_networks'];
};

export const NO_OFFERS: Offers = {
  freeFrom: null,
  hasWelcomeCode: false,
  banner: null,
  networks: [],
};

export type Site = { locale: OnlineLocale; lang: Language; words: ContentWords; offers: Offers };

/** The site of a shop that its content is written for. */
export function siteOf(locale: OnlineLocale, offers: Offers = NO_OFFERS): Site {
  const { lang } = getDomain(locale);
  return { locale, lang, words: CONTENT[lang], offers };
}

/** Stands in a draft where the retailer has to fill in what it names. */
const UNFILLED = '…';

export const withAmount = (text: string, { offers }: Pick<Site, 'offers'>) =>
  text.replace('{amount}', offers.freeFrom ?? UNFILLED);

/** Path of a family page in its short form, without locale prefix. */
export function familyPath(lang: Language, familyId: FamilyId): string {
  return `/${familySlug(SHEETS[lang].families[familyId])}--pl${familyId}`;
}

export const familyLink = (lang: Language, familyId: FamilyId): ContentLink => ({
  label: SHEETS[lang].families[familyId].title,
  url: familyPath(lang, familyId),
});

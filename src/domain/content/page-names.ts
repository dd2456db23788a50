import type { Language, OnlineLocale } from '#src/domain/shop/locales.ts';

/** What has a page of its own in every shop that shows it. */
export const NAMED_PAGES = ['family', 'product'] as const;
export type NamedPage = (typeof NAMED_PAGES)[number];

/** So many are named in one answer: a sitemap of them stays far below what search engines take. */
export const PAGE_NAMES_SIZE = 2_000;

/** By what name a page stands in the address of each shop. */
export type PageName = {
  id: string;
  slugs: Record<Language, string>;
  /** Where it is shown. */
  shops: OnlineLocale[];
  /** Option id of its main picture, if it has one. */
  optionId: string | null;
};

export type PageNames = { total: number; page: number; values: PageName[] };

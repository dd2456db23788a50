/** What has a page in every shop that shows it. */
export const NAMED_PAGES = ['family', 'product'] as const;
export type NamedPage = (typeof NAMED_PAGES)[number];

/** So many are named in one answer: a sitemap of them stays far below what search engines take. */
export const PAGE_NAMES_SIZE = 2_000;

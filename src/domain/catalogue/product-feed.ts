/** Products of a shop as price comparison and shopping portals read them, page by page. */

/** So many products are named in one answer. */
export const FEED_PAGE_SIZE = 100;

/** Whom a product is made for, in the words of portals. */
export const GENDERS = ['female', 'male', 'unisex'] as const;
export const AGE_GROUPS = ['infant', 'kids', 'adult'] as const;
export type Audience = {
  gender: (typeof GENDERS)[number];
  ageGroup: (typeof AGE_GROUPS)[number];
};

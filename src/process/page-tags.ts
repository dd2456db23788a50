/** Names of what pages are made of: with them, those that show what has changed are dropped. */

/** The parameters of the shops, which are in every page. */
export const SHOPS_TAG = 'shops';
/** Everything that shows a product. */
export const CATALOGUE_TAG = 'catalogue';

/** What lists the prices of all products, and follows the few of them that change. */
export const PRICES_TAG = 'prices';

export const productTag = (productId: string) => `product-${productId}`;
export const familyTag = (familyId: string) => `family-${familyId}`;
/** The tree of families, which menus follow. */
export const FAMILIES_TAG = 'families';
/** Stores, pickup points and lockers: where they are and when they open. */
export const STORES_TAG = 'stores';
/** Of the entries of a type. */
export const contentTag = (type: string) => `content-${type}`;

/** What shows these products. */
export const catalogueTags = (productIds: readonly string[]): string[] =>
  productIds.length === 0 ? [] : [CATALOGUE_TAG, ...productIds.map(productTag)];

/** The header of a page that says its tags, as Varnish's `xkey` reads it. */
export const TAGS_HEADER = 'xkey';
/** The header of a request `PURGE` that says which tags are out of date. */
export const PURGE_HEADER = 'xkey-purge';

import { MAX_SEARCH_TEXT } from '#src/domain/text/search-texts.ts';

export const PRICE_TYPES = ['I', 'S', 'P', 'A'] as const;
/** I initial, S sale, P promotion, A adjusted. */
export type PriceType = (typeof PRICE_TYPES)[number];

export const PRODUCT_TAGS = ['WebExclu', 'New', 'ON_DEMAND', 'RAL_ANTICIPATION'] as const;
export type ProductTag = (typeof PRODUCT_TAGS)[number];

export const AVAILABILITIES = ['AVAILABLE', 'UNAVAILABLE', 'FEW_REMAINING'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** Whom a garment is made for. */
export const AUDIENCES = ['women', 'men', 'girls', 'boys', 'baby'] as const;
export type Audience = (typeof AUDIENCES)[number];

/**
 * What a family is for, beside listing products: `sale` lists what is reduced; the others say whom all
 * below it is made for, `adults` women and men alike.
 */
export const FAMILY_ROLES = ['sale', ...AUDIENCES, 'adults'] as const;
export type FamilyRole = (typeof FAMILY_ROLES)[number];

/**
 * The orders of a list. `relevance` ("Our favourites") is popularity in a list, and what fits best in
 * a search. The platform answers them in `catalogue/list-page.ts`.
 */
export const SORTS = ['relevance', 'newest', 'price-asc', 'price-desc'] as const;
export type Sort = (typeof SORTS)[number];

export const LIST_PAGE_SIZE = 24;

export const MEASURES = ['height', 'chest', 'waist', 'hips', 'insideLeg', 'foot'] as const;
export type Measure = (typeof MEASURES)[number];

/** Segmentation of goods that are never shipped (specification §9). */
export const DEMATERIALISED_SEGMENTATION = 'w18118';

/** What Google Merchant Center takes as the id of an item. */
export const MAX_SKU = 50;

/**
 * The number that a retailer gives one size of one colour, saved as it is: letters of any script,
 * digits, spaces and signs such as `.`, `/` and `#`. A sku is a segment of paths, so it holds no sign
 * that cannot be seen, no `.` or `..` between slashes, and nothing that reads as an encoded sign
 * (`%2F`): it names the same thing however often somebody on the way decodes it.
 */
export const SKU =
  /^(?!\s)(?!(?:.*[/\\])?\.{1,2}(?:[/\\]|$))(?!.*%[\dA-Fa-f]{2})[^\p{C}\p{Zl}\p{Zp}]{1,50}(?<!\s)$/u;

/**
 * Which shoppers see a product: all (`listed`), only those who have its URL, barcode or sku
 * (`by-link`), or nobody (`hidden`: drafts, archived and unpublished products). What was bought of a
 * hidden product stays in its orders.
 */
export const VISIBILITIES = ['listed', 'by-link', 'hidden'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** The longest texts of a product, in characters; `company` is a line of who makes it. */
export const MAX_TEXT = {
  name: 120,
  description: 4_000,
  keywords: 1_000,
  brand: 70,
  company: 500,
  searchTitle: MAX_SEARCH_TEXT.title,
  searchDescription: MAX_SEARCH_TEXT.description,
  passportUrl: 500,
} as const;

/** Of one call. */
export const MAX_TILES = 48;

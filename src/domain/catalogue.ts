/** Products as a shopper sees them (specification §3 enumerations, A-070, A-074 to A-076). */
import type { PictureType } from './garments.ts';
import type { Currency } from './money.ts';

export const PRICE_TYPES = ['I', 'S', 'P', 'A'] as const;
/** I initial, S sale, P promotion, A adjusted. */
export type PriceType = (typeof PRICE_TYPES)[number];

export const PRODUCT_TAGS = ['WebExclu', 'New', 'ON_DEMAND', 'RAL_ANTICIPATION'] as const;
export type ProductTag = (typeof PRODUCT_TAGS)[number];

export const AVAILABILITIES = ['AVAILABLE', 'UNAVAILABLE', 'FEW_REMAINING'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** Largest quantity that still reads "few remaining". */
export const FEW_REMAINING_UP_TO = 3;

export function availabilityOf(availableQuantity: number): Availability {
  if (availableQuantity <= 0) return 'UNAVAILABLE';
  return availableQuantity <= FEW_REMAINING_UP_TO ? 'FEW_REMAINING' : 'AVAILABLE';
}

/** Segmentation of goods that are never shipped (specification §9). */
export const DEMATERIALISED_SEGMENTATION = 'w18118';

/** A price tag. Amounts in cents; `initial` is the struck price, null when not reduced. */
export type Price = {
  currency: Currency;
  centAmount: number;
  type: PriceType;
  initial: number | null;
  /** Lowest price of the last 30 days, shown beside reductions in the EU. */
  lowest30Days: number | null;
};

export type Colour = { label: string; hex: string };

/** One colour of a product on a tile: what a swatch needs. */
export type OptionSwatch = { optionId: string; colour: Colour };

/** What a listing tile shows, and nothing else. */
export type ProductSummary = {
  productId: string;
  /** The option whose picture and price the tile shows. */
  optionId: string;
  slug: string;
  name: string;
  colour: Colour;
  swatches: OptionSwatch[];
  price: Price;
  tags: ProductTag[];
  pictures: PictureType[];
  availability: Availability;
};

export const SORTS = ['relevance', 'newest', 'price-asc', 'price-desc'] as const;
export type Sort = (typeof SORTS)[number];

export const LIST_PAGE_SIZE = 24;

export type FamilyLink = { familyId: string; slug: string; title: string };

export type Family = FamilyLink & {
  /** One or two sentences above the list. */
  text: string;
  parents: FamilyLink[];
  children: FamilyLink[];
};

/** One page of products; `page` is 0-based. */
export type ProductPage = { total: number; page: number; size: number; values: ProductSummary[] };

export type FamilyPage = ProductPage & { family: Family };

export type SearchPage = ProductPage & { query: string };

export type ProductSku = {
  sku: string;
  gtin: string;
  size: string;
  availability: Availability;
  availableQuantity: number;
};

export type ProductOption = {
  optionId: string;
  colour: Colour;
  pictures: PictureType[];
  price: Price;
  skus: ProductSku[];
};

export type Material = { label: string; percent: number };

export type Product = {
  productId: string;
  slug: string;
  name: string;
  description: string;
  segmentationId: string;
  categoryLabel: string;
  tags: ProductTag[];
  breadcrumb: FamilyLink[];
  materials: Material[];
  care: string[];
  /** Country of making, in the shopper's language. */
  origin: string;
  options: ProductOption[];
};

/** A product found by one of its keys: which option and sku the key selects. */
export type ProductMatch = { product: Product; optionId: string; sku: string | null };

export type Stock = { sku: string; availableQuantity: number; availability: Availability };

export type Segmentation = {
  segmentationId: string;
  parent: { segmentationId: string } | null;
  title: string;
};

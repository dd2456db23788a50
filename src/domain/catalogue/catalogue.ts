/** Products as a shopper sees them (specification §3 enumerations, A-070, A-074 to A-076). */

import type { Currency } from '#src/domain/money/money.ts';
import type { PictureType } from './picture-types.ts';

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

/** What a listing tile shows, and nothing else. */
export type ProductSummary = {
  productId: string;
  /** The option whose picture and price the tile shows. */
  optionId: string;
  /** Whether the page of the product begins with that option by itself. */
  isMainOption: boolean;
  slug: string;
  name: string;
  /** Fills of its colours, `#rrggbb`, the shown option's first. */
  swatches: string[];
  price: Price;
  tags: ProductTag[];
  /** Codes of marketing labels; their words are content (`MarketingLabel`). */
  labels: string[];
  /** Whether there is a picture of its back, for who points at the tile. */
  hasBack: boolean;
  availability: Availability;
  /** Flagged pieces carry the eco-design label where the shop shows it (DOM-38). */
  ecoDesign: boolean;
};

export const SORTS = ['relevance', 'newest', 'price-asc', 'price-desc'] as const;
export type Sort = (typeof SORTS)[number];

export const LIST_PAGE_SIZE = 24;

export type FamilyLink = { familyId: string; slug: string; title: string };

/** A family by itself says too little: jeans are in the men's and in the women's. */
export type SuggestedFamily = FamilyLink & { within: string | null };

/** A family below another, with the option that its list begins with; null while it sells nothing. */
export type ChildFamily = FamilyLink & { optionId: string | null };

export type Family = FamilyLink & {
  /** One or two sentences above the list. */
  text: string;
  parents: FamilyLink[];
  children: ChildFamily[];
};

/** One page of products; `page` is 0-based. */
export type ProductPage = { total: number; page: number; size: number; values: ProductSummary[] };

/** What the search layer shows while a shopper types; without a text, what is popular. */
export type Suggestions = {
  query: string;
  answered: string | null;
  products: ProductSummary[];
  families: SuggestedFamily[];
  /** Whole searches to go on with. */
  terms: string[];
};

export type ProductSku = {
  sku: string;
  /** Thirteen digits; null where it has no barcode. */
  gtin: string | null;
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

/** The environmental qualities that French law asks a seller to tell (AGEC; DOM-25). */
export type EnvironmentalSheet = {
  /** Share of recycled matter, in percent. */
  recycledPercent: number;
  recyclable: boolean;
  hazardousSubstances: boolean;
  /** Sheds plastic microfibres in the wash. */
  microplastics: boolean;
  /** Countries of the three steps, in the shopper's language. */
  weaving: string;
  dyeing: string;
  making: string;
};

/** One size in both sizing regions, with the body measures it fits, in cm. */
export type SizeChartRow = { eur: string; it: string; measures: number[] };

export const MEASURES = ['chest', 'waist', 'hips', 'foot', 'height'] as const;
export type Measure = (typeof MEASURES)[number];

/** Body measures per size; `measures` of each row follow the order of the chart's own. */
export type SizeChart = { measures: Measure[]; rows: SizeChartRow[] };

export type Product = {
  productId: string;
  slug: string;
  name: string;
  description: string;
  /** Who makes it; null for the shop's own brand. */
  brand: string | null;
  segmentationId: string;
  categoryLabel: string;
  tags: ProductTag[];
  labels: string[];
  breadcrumb: FamilyLink[];
  materials: Material[];
  care: string[];
  /** Country in the shopper's language; null when nobody said. */
  origin: string | null;
  ecoDesign: boolean;
  environment: EnvironmentalSheet | null;
  sizeChart: SizeChart | null;
  /** Day from which a pre-order is sent, `YYYY-MM-DD`; null for goods in stock. */
  expectedOn: string | null;
  /** Has a price of its own for signed-in customers while private sales run. */
  privateSale: boolean;
  /** False where only a link leads to it: lists and search engines do not name it. */
  isListed: boolean;
  options: ProductOption[];
};

/** What goes with a product, and what resembles it. */
export type RelatedProducts = { look: ProductSummary[]; similar: ProductSummary[] };

/** A product found by one of its keys: which option and sku the key selects. */
export type ProductMatch = { product: Product; optionId: string; sku: string | null };

export type Stock = { sku: string; availableQuantity: number; availability: Availability };

export type Segmentation = {
  segmentationId: string;
  parent: { segmentationId: string } | null;
  title: string;
};

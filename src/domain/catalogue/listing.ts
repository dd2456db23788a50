/** Lists as they are answered: products with what narrows them. */
import type { Family, ProductPage, ProductSummary } from './catalogue.ts';
import type { Facets } from './facets.ts';

export type FamilyPage = ProductPage & { family: Family; facets: Facets };

export type SearchPage = ProductPage & {
  query: string;
  facets: Facets;
  /** The words that were answered instead, when typing errors were mended or words left out. */
  answered: string | null;
  /** The one product whose barcode, product or option id was typed. */
  direct: { productId: string; slug: string } | null;
  /** What may please instead, when nothing was found. */
  rescue: ProductSummary[];
};

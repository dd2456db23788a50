import {
  familyPageSchema,
  productMatchSchema,
  relatedProductsSchema,
  searchPageSchema,
  segmentationsSchema,
  stocksSchema,
  suggestionsSchema,
  tilesSchema,
} from '#src/contract/catalogue.ts';
import type {
  ProductMatch,
  ProductSummary,
  RelatedProducts,
  Segmentation,
  Stock,
  Suggestions,
} from '#src/domain/catalogue.ts';
import type { ListQuery } from '#src/domain/facets.ts';
import type { FamilyPage, SearchPage } from '#src/domain/listing.ts';
import { callPath } from './call-path.ts';
import { type CallContext, callPlatform } from './platform-call.server.ts';

const CATALOGUE = '/ecommerce/v3/catalog';

/** A list query as it goes over the wire: what is not chosen is left out. */
function toQuery({ filter, ...list }: ListQuery) {
  const { priceMin, priceMax, store, ...groups } = filter;
  return {
    ...list,
    ...groups,
    ...(priceMin !== null && { priceMin }),
    ...(priceMax !== null && { priceMax }),
    ...(store !== null && { store }),
  };
}

/** GET …/families/{familyId}/products ; FAMILY_NOT_FOUND when unknown. */
export async function getFamilyProducts(
  context: CallContext,
  familyId: string,
  query: ListQuery,
): Promise<FamilyPage> {
  const { body } = await callPlatform(context, {
    method: 'GET',
    path: callPath`/ecommerce/v3/catalog/families/${familyId}/products`,
    name: `GET ${CATALOGUE}/families/{familyId}/products`,
    query: toQuery(query),
    answer: familyPageSchema,
  });
  return body;
}

/** GET …/search?q= */
export async function searchProducts(
  context: CallContext,
  text: string,
  query: ListQuery,
): Promise<SearchPage> {
  const { body } = await callPlatform(context, {
    method: 'GET',
    path: `${CATALOGUE}/search`,
    name: `GET ${CATALOGUE}/search`,
    query: { q: text, ...toQuery(query) },
    answer: searchPageSchema,
  });
  return body;
}

/** GET …/suggestions?q= */
export async function getSuggestions(context: CallContext, text: string): Promise<Suggestions> {
  const { body } = await callPlatform(context, {
    method: 'GET',
    path: `${CATALOGUE}/suggestions`,
    name: `GET ${CATALOGUE}/suggestions`,
    query: { q: text },
    answer: suggestionsSchema,
  });
  return body;
}

/** GET …/tiles?productIds= */
export async function getTiles(
  context: CallContext,
  productIds: readonly string[],
): Promise<ProductSummary[]> {
  const { body } = await callPlatform(context, {
    method: 'GET',
    path: `${CATALOGUE}/tiles`,
    name: `GET ${CATALOGUE}/tiles`,
    query: { productIds: productIds.join(',') },
    answer: tilesSchema,
  });
  return body.values;
}

/** GET …/products/{productId}/related */
export async function getRelatedProducts(
  context: CallContext,
  productId: string,
): Promise<RelatedProducts> {
  const { body } = await callPlatform(context, {
    method: 'GET',
    path: callPath`/ecommerce/v3/catalog/products/${productId}/related`,
    name: `GET ${CATALOGUE}/products/{productId}/related`,
    answer: relatedProductsSchema,
  });
  return body;
}

/** How a product page names its product: exactly one key. */
export type ProductKey = { productId: string } | { optionId: string } | { gtin: string };

/** GET …/products/{productId}, …/products?optionId=, …/products?gtin= ; PRODUCT_NOT_FOUND. */
export async function findProduct(context: CallContext, key: ProductKey): Promise<ProductMatch> {
  const byId = 'productId' in key;
  const { body } = await callPlatform(context, {
    method: 'GET',
    path: byId
      ? callPath`/ecommerce/v3/catalog/products/${key.productId}`
      : `${CATALOGUE}/products`,
    name: byId ? `GET ${CATALOGUE}/products/{productId}` : `GET ${CATALOGUE}/products`,
    query: byId ? {} : key,
    answer: productMatchSchema,
  });
  return body;
}

/** GET …/segmentations/ ; what a failure means is for the caller to say (specification §7). */
export async function getSegmentations(context: CallContext): Promise<Segmentation[]> {
  const { body } = await callPlatform(context, {
    method: 'GET',
    path: `${CATALOGUE}/segmentations/`,
    name: `GET ${CATALOGUE}/segmentations/`,
    answer: segmentationsSchema,
  });
  return body;
}

/** GET /ecommerce/v3/stocks?skus= (A-088) */
export async function getStocks(context: CallContext, skus: readonly string[]): Promise<Stock[]> {
  const { body } = await callPlatform(context, {
    method: 'GET',
    path: '/ecommerce/v3/stocks',
    name: 'GET /ecommerce/v3/stocks',
    query: { skus: skus.join(',') },
    answer: stocksSchema,
  });
  return body.values;
}

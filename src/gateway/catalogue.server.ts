import {
  familyPageSchema,
  productMatchSchema,
  searchPageSchema,
  segmentationsSchema,
  stocksSchema,
} from '#src/contract/catalogue.ts';
import type {
  FamilyPage,
  ProductMatch,
  SearchPage,
  Segmentation,
  Sort,
  Stock,
} from '#src/domain/catalogue.ts';
import { callPath } from './call-path.ts';
import { type CallContext, callPlatform } from './platform-call.server.ts';

const CATALOGUE = '/ecommerce/v3/catalog';

/** What narrows a list; `page` is 0-based. */
export type ListQuery = { page: number; size: number; sort: Sort };

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
    query,
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
    query: { q: text, ...query },
    answer: searchPageSchema,
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

/** GET …/segmentations/ ; a failure is an empty list (specification §7). */
export async function getSegmentations(context: CallContext): Promise<Segmentation[]> {
  try {
    const { body } = await callPlatform(context, {
      method: 'GET',
      path: `${CATALOGUE}/segmentations/`,
      name: `GET ${CATALOGUE}/segmentations/`,
      answer: segmentationsSchema,
    });
    return body;
  } catch {
    return [];
  }
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

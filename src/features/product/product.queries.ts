import { queryOptions } from '@tanstack/react-query';
import type { Product } from '#src/domain/catalogue/catalogue.schema.ts';
import {
  fetchMemberPrices,
  fetchProduct,
  fetchRelated,
  fetchTiles,
  type ProductReference,
} from './product.functions.ts';

export function productQuery(reference: ProductReference) {
  return queryOptions({
    queryKey: ['product', reference],
    queryFn: () => fetchProduct({ data: reference }),
  });
}

export function relatedQuery(productId: string) {
  return queryOptions({
    queryKey: ['related', productId],
    queryFn: () => fetchRelated({ data: { productId } }),
  });
}

export function tilesQuery(productIds: readonly string[]) {
  return queryOptions({
    queryKey: ['tiles', productIds],
    queryFn: () => fetchTiles({ data: { productIds: [...productIds] } }),
  });
}

/** The options at the prices of private sales; fetched in the browser only, where there may be some. */
export function memberPricesQuery({ productId, privateSale }: Product) {
  return queryOptions({
    queryKey: ['member-prices', productId],
    queryFn: () => fetchMemberPrices({ data: { productId } }),
    enabled: privateSale && typeof window !== 'undefined',
  });
}

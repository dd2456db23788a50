import { queryOptions } from '@tanstack/react-query';
import { fetchProduct, type ProductReference } from './product.functions.ts';

export function productQuery(reference: ProductReference) {
  return queryOptions({
    queryKey: ['product', reference],
    queryFn: () => fetchProduct({ data: reference }),
  });
}

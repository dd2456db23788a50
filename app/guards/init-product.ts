import { pageNotFound } from '#app/loaders/page-not-found.ts';
import { listedProduct } from '#src/features/product/listed-product.ts';
import { productQuery } from '#src/features/product/product.queries.ts';
import type { Guard } from './guard.ts';
import { isMissing } from './missing.ts';

/** The product of the URL exists in this shop and is there when the page renders. */
export const initProduct: Guard = async ({ queryClient, params, pathname }) => {
  const { productId = '' } = params;
  // The page begins with what the list shows of its product.
  if (listedProduct(queryClient, productId) !== undefined) return;
  try {
    const reference = { by: 'productId', value: productId } as const;
    await queryClient.ensureQueryData(productQuery(reference));
  } catch (error) {
    if (isMissing(error, 'PRODUCT_NOT_FOUND')) throw pageNotFound(pathname);
    throw error;
  }
};

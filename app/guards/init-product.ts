import { pageNotFound } from '#app/loaders/page-not-found.ts';
import { listedProduct } from '#src/features/product/listed-product.ts';
import type { ProductReference } from '#src/features/product/product.functions.ts';
import { productQuery } from '#src/features/product/product.queries.ts';
import type { Guard, GuardContext } from './guard.ts';
import { isMissing } from './guard.ts';

/** Puts a product into the cache, once; 404 where the shop does not show it. */
export async function ensureProduct(
  { queryClient, pathname }: Pick<GuardContext, 'queryClient' | 'pathname'>,
  reference: ProductReference,
) {
  try {
    return await queryClient.ensureQueryData(productQuery(reference));
  } catch (error) {
    if (isMissing(error, 'PRODUCT_NOT_FOUND')) throw pageNotFound(pathname);
    throw error;
  }
}

/** The product of the URL exists in this shop and is there when the page renders. */
export const initProduct: Guard = async (context) => {
  const { productId = '' } = context.params;
  // The page begins with what the list shows of its product.
  if (listedProduct(context.queryClient, productId) !== undefined) return;
  await ensureProduct(context, { by: 'productId', value: productId });
};

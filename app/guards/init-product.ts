import { pageNotFound } from '#app/loaders/page-not-found.ts';
import { pressedTile } from '#src/features/merchandise/pressed-tile.ts';
import { productQuery } from '#src/features/product/product.queries.ts';
import type { Guard } from './guard.ts';
import { isMissing } from './missing.ts';

/** The product of the URL exists in this shop and is there when the page renders. */
export const initProduct: Guard = async ({ queryClient, params, pathname }) => {
  const { productId = '' } = params;
  // A tile that was pressed vouches for its product; the page shows it until the rest is there.
  if (pressedTile(queryClient, productId) !== undefined) return;
  try {
    const reference = { by: 'productId', value: productId } as const;
    await queryClient.ensureQueryData(productQuery(reference));
  } catch (error) {
    if (isMissing(error, 'PRODUCT_NOT_FOUND')) throw pageNotFound(pathname);
    throw error;
  }
};

import { isMissing } from '#app/guards/missing.ts';
import { productPath } from '#src/domain/page-slugs.ts';
import { listedProduct } from '#src/features/product/listed-product.ts';
import type { ProductReference } from '#src/features/product/product.functions.ts';
import { productQuery } from '#src/features/product/product.queries.ts';
import { pageHead } from './page-head.ts';
import { pageNotFound } from './page-not-found.ts';
import type { ShopContext } from './shop-context.ts';
import { shownProduct } from './shown-pictures.ts';

/**
 * What all six URL forms of a product load: the same page, the same 404. Reached from
 * a list, the page begins with what the list shows of the product, while the rest is on its way.
 */
export async function loadProduct(
  { queryClient }: ShopContext,
  reference: ProductReference,
  pathname: string,
) {
  const query = productQuery(reference);
  const tile = listedProduct(queryClient, reference.value);
  if (tile !== undefined && queryClient.getQueryData(query.queryKey) === undefined) {
    void queryClient.prefetchQuery(query);
    const path = productPath(tile);
    return { reference, title: tile.name, description: undefined, path, isListed: true };
  }
  try {
    const { product } = await queryClient.ensureQueryData(query);
    const { name: title, description, isListed } = product;
    return { reference, title, description, path: productPath(product), isListed };
  } catch (error) {
    if (isMissing(error, 'PRODUCT_NOT_FOUND')) throw pageNotFound(pathname);
    throw error;
  }
}

type ProductData = Awaited<ReturnType<typeof loadProduct>>;

/** All forms name the short one as canonical (SEO-06). */
export function productHead(context: ShopContext, data: ProductData | undefined) {
  if (data === undefined) return {};
  const { reference, title, description, path, isListed } = data;
  const shown = shownProduct(context, reference);
  return pageHead({
    ...{ ...context, title, description, path, shown },
    alternates: null,
    isPrivate: !isListed,
  });
}

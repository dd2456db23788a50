import { ensureProduct } from '#app/guards/init-product.ts';
import { ProductPage } from '#app/layouts/after-page.ts';
import type { ShopContext } from '#app/routes/__root.tsx';
import { productPath } from '#src/domain/content/page-slugs.ts';
import { pressedTile } from '#src/features/merchandise/pressed-tile.ts';
import type { ProductReference } from '#src/features/product/product.functions.ts';
import { productQuery } from '#src/features/product/product.queries.ts';
import { pageHead } from './page-head.ts';
import { shownProduct } from './shown-pictures.ts';

/**
 * What all six URL forms of a product load: the same page, the same 404. After a
 * click on a tile the page begins with what the tile knows, while the product is on its way.
 */
export async function loadProduct(
  { queryClient }: ShopContext,
  reference: ProductReference,
  pathname: string,
) {
  const query = productQuery(reference);
  const tile = pressedTile(queryClient, reference.value);
  if (tile !== undefined && queryClient.getQueryData(query.queryKey) === undefined) {
    void queryClient.prefetchQuery(query);
    await ProductPage.load();
    const path = productPath(tile);
    return { reference, title: tile.name, description: undefined, path, isListed: true };
  }
  const [{ product }] = await Promise.all([
    ensureProduct({ queryClient, pathname }, reference),
    ProductPage.load(),
  ]);
  const { name: title, description, isListed } = product;
  return { reference, title, description, path: productPath(product), isListed };
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

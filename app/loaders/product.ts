import { ensureProduct } from '#app/guards/init-product.ts';
import type { ShopContext } from '#app/routes/__root.tsx';
import { productPath } from '#src/domain/content/page-slugs.ts';
import { listedProduct } from '#src/features/product/listed-product.ts';
import type { ProductReference } from '#src/features/product/product.functions.ts';
import { productQuery } from '#src/features/product/product.queries.ts';
import { pageHead, pathsInShops, shownProduct } from './page-head.ts';

/**
 * What all six URL forms of a product load: the same page, the same 404. Reached from
 * a list, the page begins with what the list shows of the product, while the rest is on its way.
 */
export async function loadProduct(
  { queryClient, locale }: ShopContext,
  reference: ProductReference,
  pathname: string,
) {
  const query = productQuery(reference);
  const tile = listedProduct(queryClient, reference.value);
  if (tile !== undefined && queryClient.getQueryData(query.queryKey) === undefined) {
    void queryClient.prefetchQuery(query);
    const path = productPath(tile);
    return { reference, title: tile.name, path, isListed: true };
  }
  const { product } = await ensureProduct({ queryClient, pathname }, reference);
  const { productId: id, name: title, description, isListed, searchEngines } = product;
  const alternates = await pathsInShops(locale, { kind: 'product', id });
  const path = productPath(product);
  return { reference, title, description, ...searchEngines, path, isListed, alternates };
}

type ProductData = Awaited<ReturnType<typeof loadProduct>>;

/** All forms name the short one as canonical (SEO-06). */
export function productHead(context: ShopContext, data: ProductData | undefined) {
  if (data === undefined) return {};
  const shown = shownProduct(context, data.reference);
  return pageHead({ alternates: null, ...context, ...data, shown, isPrivate: !data.isListed });
}

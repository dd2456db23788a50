import { productSlug } from '#src/domain/page-slugs.ts';
import { loadProductPage } from '#src/features/product/late-product-page.ts';
import type { ProductReference } from '#src/features/product/product.functions.ts';
import { productQuery } from '#src/features/product/product.queries.ts';
import { isMissing } from '../guards/missing.ts';
import { pageHead } from '../page-head.ts';
import { pageNotFound } from '../page-not-found.ts';
import type { ShopContext } from './shop-context.ts';

/** What all six URL forms of a product load: the same page, the same 404. */
export async function loadProduct(
  { queryClient }: ShopContext,
  reference: ProductReference,
  pathname: string,
) {
  try {
    const [{ product }] = await Promise.all([
      queryClient.ensureQueryData(productQuery(reference)),
      loadProductPage(),
    ]);
    const path = `/${productSlug({ name: product.slug, id: product.productId })}`;
    return { reference, title: product.name, description: product.description, path };
  } catch (error) {
    if (isMissing(error, 'PRODUCT_NOT_FOUND')) throw pageNotFound(pathname);
    throw error;
  }
}

type ProductData = Awaited<ReturnType<typeof loadProduct>>;

/** All forms name the short one as canonical (SEO-06). */
export function productHead(context: ShopContext, data: ProductData | undefined) {
  if (data === undefined) return {};
  const { title, description, path } = data;
  return pageHead({ ...context, title, description, path, alternates: null });
}

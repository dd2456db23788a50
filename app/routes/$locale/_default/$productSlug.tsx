import { createFileRoute } from '@tanstack/react-router';
import { guarded } from '#app/guards/guarded.ts';
import { loadProduct, productHead } from '#app/loaders/product.ts';
import { productSearchSchema } from '#src/domain/catalogue/product-search.ts';
import { parseProductSlug, productSlug } from '#src/domain/content/page-slugs.ts';
import { ProductPage } from '#src/features/product/product-page.tsx';

/** `/{name}--p{productId}`, digits only (specification §2) */
export const Route = createFileRoute('/$locale/_default/$productSlug')({
  params: {
    parse: (params) => {
      const parsed = parseProductSlug(params.productSlug);
      return parsed === undefined ? false : { productSlug: parsed };
    },
    stringify: (params) => ({ productSlug: productSlug(params.productSlug) }),
  },
  beforeLoad: ({ params, ...entering }) =>
    guarded('init-product')(entering, { params: { productId: params.productSlug.id } }),
  validateSearch: productSearchSchema,
  loader: ({ context, params, location }) =>
    loadProduct(context, { by: 'productId', value: params.productSlug.id }, location.pathname),
  head: ({ match: { context }, loaderData }) => productHead(context, loaderData),
  component: Product,
});

function Product() {
  return <ProductPage reference={Route.useLoaderData().reference} search={Route.useSearch()} />;
}

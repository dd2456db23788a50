import { createFileRoute } from '@tanstack/react-router';
import { loadProduct, productHead } from '#app/loaders/product.ts';
import { productSearchSchema } from '#src/domain/catalogue/product-search.ts';
import { isDigits } from '#src/domain/content/page-slugs.ts';
import { ProductPage } from '#src/features/product/product-page.tsx';

/** `/product/{gtin}` (specification §2) */
export const Route = createFileRoute('/$locale/_default/product/$gtin')({
  params: {
    parse: ({ gtin, ...params }) => isDigits(gtin) && { ...params, gtin },
  },
  validateSearch: productSearchSchema,
  loader: ({ context, params, location }) =>
    loadProduct(context, { by: 'gtin', value: params.gtin }, location.pathname),
  head: ({ match: { context }, loaderData }) => productHead(context, loaderData),
  component: Product,
});

function Product() {
  return <ProductPage reference={Route.useLoaderData().reference} search={Route.useSearch()} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { loadProduct, productHead } from '#app/loaders/product.ts';
import { productSearchSchema } from '#src/domain/catalogue/product-search.ts';
import { isDigits } from '#src/domain/content/page-slugs.ts';
import { ProductPage } from '#src/features/product/product-page.tsx';

/** `/product/{name}/{optionId}` and `/product/{name}/{productId}`: option first */
export const Route = createFileRoute('/$locale/_default/product/$name/$id')({
  params: {
    parse: (params) => (isDigits(params.id) ? params : false),
  },
  validateSearch: productSearchSchema,
  loader: ({ context, params, location }) =>
    loadProduct(context, { by: 'id', value: params.id }, location.pathname),
  head: ({ match: { context }, loaderData }) => productHead(context, loaderData),
  component: Product,
});

function Product() {
  return <ProductPage reference={Route.useLoaderData().reference} search={Route.useSearch()} />;
}

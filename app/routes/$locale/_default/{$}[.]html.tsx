import { createFileRoute } from '@tanstack/react-router';
import { loadProduct, productHead } from '#app/loaders/product.ts';
import { productSearchSchema } from '#src/domain/catalogue/product-search.ts';
import { parseLegacyPath } from '#src/domain/content/page-slugs.ts';
import { ProductPage } from '#src/features/product/product-page.tsx';

/** Legacy: `/{anything}/{name}-R{optionId}.html`, any depth */
export const Route = createFileRoute('/$locale/_default/{$}.html')({
  params: {
    parse: (params) => (parseLegacyPath(params._splat ?? '') === undefined ? false : params),
  },
  validateSearch: productSearchSchema,
  loader: ({ context, params, location }) =>
    loadProduct(
      context,
      { by: 'optionId', value: parseLegacyPath(params._splat ?? '') ?? '' },
      location.pathname,
    ),
  head: ({ match: { context }, loaderData }) => productHead(context, loaderData),
  component: Product,
});

function Product() {
  return <ProductPage reference={Route.useLoaderData().reference} search={Route.useSearch()} />;
}

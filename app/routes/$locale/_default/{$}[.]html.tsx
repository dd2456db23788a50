import { createFileRoute } from '@tanstack/react-router';
import { loadProduct, productHead } from '#app/loaders/product.ts';
import { parseLegacyPath } from '#src/domain/page-slugs.ts';
import { readProductSearch } from '#src/domain/product-search.ts';
import { ProductPage } from '#src/features/product/product-page.tsx';

/** Legacy: `/{anything}/{name}-R{optionId}.html`, any depth */
export const Route = createFileRoute('/$locale/_default/{$}.html')({
  params: {
    parse: (params) => (parseLegacyPath(params._splat ?? '') === undefined ? false : params),
    stringify: (params) => params,
  },
  validateSearch: readProductSearch,
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
  return <ProductPage reference={Route.useLoaderData().reference} />;
}

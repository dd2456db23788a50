import { createFileRoute } from '@tanstack/react-router';
import { loadProduct, productHead } from '#app/loaders/product.ts';
import { isDigits } from '#src/domain/page-slugs.ts';
import { readProductSearch } from '#src/domain/product-search.ts';
import { ProductPage } from '#src/features/product/product-page.tsx';

/** Barcode: `/01/0{gtin}/{anything}`, GS1 Digital Link */
export const Route = createFileRoute('/$locale/_default/01/0{$gtin}/$')({
  params: {
    parse: (params) => (isDigits(params.gtin) ? params : false),
    stringify: (params) => params,
  },
  validateSearch: readProductSearch,
  loader: ({ context, params, location }) =>
    loadProduct(context, { by: 'gtin', value: params.gtin }, location.pathname),
  head: ({ match: { context }, loaderData }) => productHead(context, loaderData),
  component: Product,
});

function Product() {
  return <ProductPage reference={Route.useLoaderData().reference} />;
}

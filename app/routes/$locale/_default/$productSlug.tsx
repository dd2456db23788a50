import { createFileRoute } from '@tanstack/react-router';
import { ProductPage } from '#app/after-page.ts';
import { parseProductSlug, productSlug } from '#src/domain/page-slugs.ts';
import { readProductSearch } from '#src/domain/product-search.ts';
import { passageOf } from '../../../guards/passage.ts';
import { runGuards } from '../../../guards/run-guards.ts';
import { loadProduct, productHead } from '../../../pages/product.ts';

/** `/{name}--p{productId}`, digits only (specification §2) */
export const Route = createFileRoute('/$locale/_default/$productSlug')({
  params: {
    parse: (params) => {
      const parsed = parseProductSlug(params.productSlug);
      return parsed === undefined ? false : { productSlug: parsed };
    },
    stringify: (params) => ({ productSlug: productSlug(params.productSlug) }),
  },
  beforeLoad: (entering) =>
    runGuards(
      ['init-product'],
      passageOf({ ...entering, params: { productId: entering.params.productSlug.id } }),
    ),
  validateSearch: readProductSearch,
  loader: ({ context, params, location }) =>
    loadProduct(context, { by: 'productId', value: params.productSlug.id }, location.pathname),
  head: ({ match: { context }, loaderData }) => productHead(context, loaderData),
  component: Product,
});

function Product() {
  return <ProductPage reference={Route.useLoaderData().reference} />;
}

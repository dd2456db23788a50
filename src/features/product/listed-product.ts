import type { QueryClient } from '@tanstack/react-query';
import type { ProductSummary } from '#src/domain/catalogue/catalogue.schema.ts';
import type { fetchProduct } from './product.functions.ts';

/** Queries whose answers hold products of a list, by the first part of their keys. */
const LISTS: readonly unknown[] = ['family', 'search', 'home', 'related', 'tiles', 'wishlist'];

function findSummary(value: unknown, productId: string): ProductSummary | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const isSummary = (one: object): one is ProductSummary => 'swatches' in one;
  if (isSummary(value)) return value.productId === productId ? value : undefined;
  for (const part of Object.values(value)) {
    const summary = findSummary(part, productId);
    if (summary !== undefined) return summary;
  }
  return undefined;
}

/** A product as a list shows it that was read before; the newest of them. */
export function listedProduct(
  queryClient: QueryClient,
  productId: string,
): ProductSummary | undefined {
  const lists = queryClient.getQueryCache().findAll({
    predicate: ({ queryKey }) => LISTS.includes(queryKey[0]),
  });
  return lists
    .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .map(({ state }) => findSummary(state.data, productId))
    .find((found) => found !== undefined);
}

/** What the page of a product shows of it while the rest is on its way: name, price, first picture. */
export function asListed(tile: ProductSummary): Awaited<ReturnType<typeof fetchProduct>> {
  const { productId, optionId, look, slug, name, price, tags, promotions } = tile;
  return {
    product: {
      ...{ productId, slug, name, tags, ecoDesign: false },
      ...{ description: '', brand: null, segmentationId: '', categoryLabel: '' },
      ...{ labels: [], breadcrumb: [], materials: [], care: [] },
      ...{ footwear: [] },
      ...{
        origin: null,
        environment: null,
        safety: null,
        sizeScale: null,
        sizeChart: null,
        expectedOn: null,
      },
      ...{ privateSale: false, isListed: true },
      options: [
        {
          ...{ optionId, look, price, promotions },
          ...{ colour: { label: '', hex: '' }, pictures: ['AP'], zoomWidth: 800, skus: [] },
        },
      ],
    },
    optionId,
    sku: null,
    labels: [],
    deliveries: null,
    promises: null,
    reviews: null,
  };
}

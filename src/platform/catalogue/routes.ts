import type { ListFilter, ListQuery } from '#src/domain/facets.ts';
import { createRouter } from '../http/create-router.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { Problem } from '../http/problem.ts';
import * as calls from './definitions.ts';
import { findFamilyPage } from './family-store.ts';
import type { ListingIndex } from './listing-index.ts';
import { findProduct, type ProductKey } from './product-store.ts';
import { findRelated } from './related-store.ts';
import { searchProducts } from './search-store.ts';
import { findSegmentations } from './segmentation-store.ts';
import type { ShopView } from './shop-view.ts';
import { findStocks } from './stock-store.ts';
import { findSuggestions } from './suggestion-store.ts';
import { findTiles } from './tile-rows.ts';

type ListInput = Omit<ListQuery, 'filter'> & ListFilter;

function toListQuery({ page, pageSize, sort, ...filter }: ListInput): ListQuery {
  return { page, pageSize, sort, filter };
}

/** Families, products, search, stock and segmentations (requirements.md section 9, API-41). */
export function catalogueRoutes(
  { database, now }: PlatformDeps,
  listingIndex: () => Promise<ListingIndex>,
) {
  const router = createRouter();

  const getProduct = async (key: ProductKey, shop: ShopView) => {
    const found = await findProduct(database, key, shop, now());
    if (found === null) throw new Problem('PRODUCT_NOT_FOUND');
    return found;
  };

  router.openapi(calls.segmentationsCall, async (c) =>
    c.json(await findSegmentations(database, c.get('shopper').lang), 200),
  );

  router.openapi(calls.familyProductsCall, async (c) => {
    const { familyId } = c.req.valid('param');
    const query = toListQuery(c.req.valid('query'));
    const index = await listingIndex();
    const page = await findFamilyPage(database, index, familyId, c.get('shopper'), query);
    if (page === null) throw new Problem('FAMILY_NOT_FOUND');
    return c.json(page, 200);
  });

  router.openapi(calls.productCall, async (c) =>
    c.json(await getProduct(c.req.valid('param'), c.get('shopper')), 200),
  );

  router.openapi(calls.productByKeyCall, async (c) => {
    const { optionId, gtin = '' } = c.req.valid('query');
    const key = optionId === undefined ? { gtin } : { optionId };
    return c.json(await getProduct(key, c.get('shopper')), 200);
  });

  router.openapi(calls.searchCall, async (c) => {
    const { q, ...list } = c.req.valid('query');
    const index = await listingIndex();
    const query = toListQuery(list);
    return c.json(await searchProducts(database, index, q, c.get('shopper'), query), 200);
  });

  router.openapi(calls.suggestionsCall, async (c) => {
    const { q } = c.req.valid('query');
    return c.json(await findSuggestions(database, await listingIndex(), q, c.get('shopper')), 200);
  });

  router.openapi(calls.relatedCall, async (c) =>
    c.json(await findRelated(database, c.req.valid('param').productId, c.get('shopper')), 200),
  );

  router.openapi(calls.tilesCall, async (c) => {
    const { productIds } = c.req.valid('query');
    return c.json({ values: await findTiles(database, c.get('shopper'), productIds) }, 200);
  });

  router.openapi(calls.stocksCall, async (c) =>
    c.json({ values: await findStocks(database, c.req.valid('query').skus) }, 200),
  );

  return router;
}

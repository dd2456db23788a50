import { createRouter } from '../http/create-router.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { Problem } from '../http/problem.ts';
import * as calls from './definitions.ts';
import { findFamilyPage } from './family-store.ts';
import type { ShopView } from './line-products.ts';
import { findProduct, type ProductKey } from './product-store.ts';
import { searchProducts } from './search-store.ts';
import { findSegmentations } from './segmentation-store.ts';
import { findStocks } from './stock-store.ts';

/** Families, products, search, stock and segmentations (requirements.md section 9, API-41). */
export function catalogueRoutes({ database, now }: PlatformDeps) {
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
    const page = await findFamilyPage(database, familyId, c.get('shopper'), c.req.valid('query'));
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
    return c.json(await searchProducts(database, q, c.get('shopper'), list), 200);
  });

  router.openapi(calls.stocksCall, async (c) =>
    c.json({ values: await findStocks(database, c.req.valid('query').skus) }, 200),
  );

  return router;
}

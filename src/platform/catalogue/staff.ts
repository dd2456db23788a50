import * as families from '#src/domain/catalogue/family.calls.ts';
import * as words from '#src/domain/catalogue/goods-word.calls.ts';
import type { WordKind } from '#src/domain/catalogue/goods-word.schema.ts';
import * as matches from '#src/domain/catalogue/picture-match.calls.ts';
import * as grid from '#src/domain/catalogue/price-grid.calls.ts';
import * as plans from '#src/domain/catalogue/price-plan.calls.ts';
import { findProductChoices } from '#src/domain/catalogue/product-choice.calls.ts';
import * as publicationSets from '#src/domain/catalogue/publication-set.calls.ts';
import * as charts from '#src/domain/catalogue/size-chart.calls.ts';
import * as calls from '#src/domain/catalogue/staff-product.calls.ts';
import { productList } from '#src/domain/catalogue/staff-product.list.ts';
import { hasAllShops } from '#src/domain/staff/grants.ts';
import { inTransaction } from '../kernel/database/database.ts';
import type { Router } from '../kernel/http/create-router.ts';
import type { PlatformDeps, StaffCaller } from '../kernel/http/platform-env.ts';
import { PRODUCT_PREVIEW } from '../kernel/http/preview-tokens.ts';
import { ok, serve } from '../kernel/http/serve.ts';
import { findWebDomainsOf } from '../shops/face.ts';
import { exportList } from '../staff/face.ts';
import { changeProduct } from './documents/change-product.ts';
import { findChoices, listProducts } from './documents/list-products.ts';
import { type FindHandles, findPictureTargets, matchPictures } from './documents/match-pictures.ts';
import { readStaffProduct } from './documents/read-staff-product.ts';
import { readFamilies } from './families/read-families.ts';
import { changeFamily, makeFamily, moveFamily, removeFamily } from './families/staff-families.ts';
import { findGoodsWord, listGoodsWords } from './goods-words/read-goods-words.ts';
import {
  changeSizeChart,
  makeSizeChart,
  readSizeCharts,
  removeSizeChart,
} from './goods-words/size-charts.ts';
import {
  changeGoodsWord,
  makeGoodsWord,
  mergeGoodsWord,
  removeGoodsWord,
} from './goods-words/write-goods-words.ts';
import { forecastPrices, givePrices, withdrawPriceChange } from './prices/give-prices.ts';
import { readPriceGrid } from './prices/price-grid.ts';
import {
  endPlan,
  findPlanChoices,
  forecastPlan,
  listPlans,
  makePlan,
} from './prices/price-plans.ts';
import { forecastCells, listPriceSets, undoPriceSet, writePriceSet } from './prices/price-sets.ts';
import {
  listPublicationSets,
  previewPublications,
  publishProducts,
  undoPublications,
} from './publications/publication-sets.ts';
import { publishProduct } from './publications/publications.ts';
import { readReadiness } from './publications/readiness.ts';
import { signPreviews } from './sign-previews.ts';

/** Products for the staff: what is said of them, who sees them, and what they cost. */
export function serveCatalogueToStaff(
  router: Router,
  deps: Pick<PlatformDeps, 'database' | 'now' | 'config'>,
): void {
  const { database, now } = deps;

  async function read(caller: StaffCaller, productId: string) {
    const product = await readStaffProduct(database, caller, productId, now());
    const asked = { contentType: PRODUCT_PREVIEW, productId } as const;
    return ok({ ...product, previews: await signPreviews(deps, caller, asked) });
  }

  serve(router, calls.listProducts, async ({ query }, caller) =>
    ok(await listProducts(database, caller, query, now())),
  );

  serve(router, calls.exportProducts, async ({ query }, caller) =>
    ok(
      await exportList(deps, caller, {
        ...{ list: productList, query },
        read: (tx, page) => listProducts(tx, caller, page, now()),
      }),
    ),
  );

  serve(router, calls.getStaffProduct, ({ params }, caller) => read(caller, params.productId));

  serve(router, calls.changeProduct, async ({ params, body }, caller) => {
    await inTransaction(database, (tx) => changeProduct(tx, caller, { ...params, ...body }, now()));
    return read(caller, params.productId);
  });

  serve(router, calls.publishProduct, async ({ params, body }, caller) => {
    const asked = { ...params, ...body };
    await inTransaction(database, (tx) => publishProduct(tx, caller, asked, now()));
    return read(caller, params.productId);
  });

  serve(router, calls.getReadiness, async (_, caller) => {
    const shops = (await findWebDomainsOf(database, caller)).map(({ domain }) => domain);
    return ok(await readReadiness(database, shops));
  });

  serve(router, calls.forecastPrices, async ({ params, body }, caller) =>
    ok({ values: await forecastPrices(deps, caller, { ...params, ...body }) }),
  );

  serve(router, calls.changePrices, async ({ params, body }, caller) => {
    await givePrices(deps, caller, { ...params, ...body });
    return read(caller, params.productId);
  });

  serve(router, calls.withdrawPriceChange, async ({ params }, caller) => {
    await withdrawPriceChange(deps, caller, params);
    return read(caller, params.productId);
  });
}

/** Many products that are published, withdrawn or given photographs in one go. */
export function serveManyProductsToStaff(
  router: Router,
  deps: Pick<PlatformDeps, 'database' | 'now'>,
  findHandles: FindHandles,
): void {
  serve(router, publicationSets.previewPublications, async ({ query: filter, body }, caller) =>
    ok(await previewPublications(deps, caller, { ...body, filter })),
  );
  serve(router, publicationSets.publishProducts, async ({ body }, caller) =>
    ok(await publishProducts(deps, caller, body)),
  );
  serve(router, publicationSets.getPublicationSets, async (_, caller) =>
    ok({ values: await listPublicationSets(deps.database, caller) }),
  );
  serve(router, matches.matchPictures, async ({ body }, caller) =>
    ok({ values: await matchPictures(deps.database, caller, body.names, findHandles) }),
  );
  serve(router, matches.findPictureTargets, async ({ query }, caller) =>
    ok({ values: await findPictureTargets(deps.database, caller, query.q) }),
  );
  serve(router, publicationSets.undoPublications, async ({ params }, caller) =>
    ok(await undoPublications(deps, caller, params.setId)),
  );
}

/** The tree that products are listed in. */
export function serveFamiliesToStaff(
  router: Router,
  { database, now }: Pick<PlatformDeps, 'database' | 'now'>,
): void {
  const tree = async (caller: StaffCaller) =>
    ok({ values: await readFamilies(database), isForAllShops: hasAllShops(caller) });
  serve(router, families.listFamilies, (_, caller) => tree(caller));
  serve(router, families.makeFamily, async ({ body }, caller) => {
    await inTransaction(database, (tx) => makeFamily(tx, caller, body, now()));
    return tree(caller);
  });
  serve(router, families.changeFamily, async ({ params, body }, caller) => {
    const asked = { ...params, ...body };
    await inTransaction(database, (tx) => changeFamily(tx, caller, asked, now()));
    return tree(caller);
  });
  serve(router, families.moveFamily, async ({ params, body }, caller) => {
    const asked = { ...params, ...body };
    await inTransaction(database, (tx) => moveFamily(tx, caller, asked, now()));
    return tree(caller);
  });
  serve(router, families.removeFamily, async ({ params }, caller) => {
    await inTransaction(database, (tx) => removeFamily(tx, caller, params.familyId, now()));
    return tree(caller);
  });
}

/** Brands, colours, materials and care lines. */
export function serveGoodsWordsToStaff(
  router: Router,
  { database, now }: Pick<PlatformDeps, 'database' | 'now'>,
): void {
  const read = async (caller: StaffCaller, kind: WordKind, id: string) =>
    ok(await findGoodsWord(database, kind, id, caller.language));
  serve(router, words.listGoodsWords, async ({ query }, caller) =>
    ok(await listGoodsWords(database, caller, query)),
  );
  serve(router, words.makeGoodsWord, async ({ body }, caller) => {
    const id = await inTransaction(database, (tx) => makeGoodsWord(tx, caller, body, now()));
    return read(caller, body.kind, id);
  });
  serve(router, words.changeGoodsWord, async ({ params, body }, caller) => {
    const asked = { ...params, ...body };
    const id = await inTransaction(database, (tx) => changeGoodsWord(tx, caller, asked, now()));
    return read(caller, params.kind, id);
  });
  serve(router, words.mergeGoodsWord, async ({ params, body }, caller) => {
    const asked = { ...params, ...body };
    await inTransaction(database, (tx) => mergeGoodsWord(tx, caller, asked, now()));
    return read(caller, params.kind, body.into);
  });
  serve(router, words.removeGoodsWord, async ({ params }, caller) => {
    await inTransaction(database, (tx) => removeGoodsWord(tx, caller, params, now()));
    return { status: 204, body: null };
  });
}

/** Which body each size fits. */
export function serveSizeChartsToStaff(
  router: Router,
  { database, now }: Pick<PlatformDeps, 'database' | 'now'>,
): void {
  const all = async (caller: StaffCaller) =>
    ok({ values: await readSizeCharts(database), isForAllShops: hasAllShops(caller) });
  serve(router, charts.listSizeCharts, (_, caller) => all(caller));
  serve(router, charts.makeSizeChart, async ({ body }, caller) => {
    await inTransaction(database, (tx) => makeSizeChart(tx, caller, body, now()));
    return all(caller);
  });
  serve(router, charts.changeSizeChart, async ({ params, body }, caller) => {
    const asked = { ...params, ...body };
    await inTransaction(database, (tx) => changeSizeChart(tx, caller, asked, now()));
    return all(caller);
  });
  serve(router, charts.removeSizeChart, async ({ params }, caller) => {
    await inTransaction(database, (tx) => removeSizeChart(tx, caller, params.chartId, now()));
    return all(caller);
  });
}

/** Reductions of many products. */
export function servePricePlansToStaff(
  router: Router,
  deps: Pick<PlatformDeps, 'database' | 'now' | 'config'>,
): void {
  const { database } = deps;
  serve(router, plans.listPricePlans, async ({ query }, caller) =>
    ok(await listPlans(deps, caller, query)),
  );
  serve(router, plans.getPlanChoices, async (_, caller) =>
    ok(await findPlanChoices(database, caller)),
  );
  serve(router, findProductChoices, async ({ body }, caller) =>
    ok({ values: await findChoices(database, caller, body, deps.now()) }),
  );
  serve(router, plans.forecastPricePlan, async ({ body }, caller) =>
    ok(await forecastPlan(deps, caller, body)),
  );
  serve(router, plans.makePricePlan, async ({ body }, caller) =>
    ok(await makePlan(deps, caller, body)),
  );
  serve(router, plans.endPricePlan, async ({ params }, caller) =>
    ok(await endPlan(deps, caller, params.planId)),
  );
}

/** What many colours cost in all shops. */
export function servePriceGridToStaff(
  router: Router,
  deps: Pick<PlatformDeps, 'database' | 'now'>,
): void {
  const { database, now } = deps;
  serve(router, grid.getPriceGrid, async ({ query }, caller) =>
    ok(await readPriceGrid(database, caller, query, now())),
  );
  serve(router, grid.forecastPriceCells, async ({ body }, caller) =>
    ok({ results: await forecastCells(deps, caller, body) }),
  );
  serve(router, grid.writePriceCells, async ({ body }, caller) =>
    ok(await writePriceSet(deps, caller, body)),
  );
  serve(router, grid.getPriceSets, async (_, caller) =>
    ok({ values: await listPriceSets(database, caller) }),
  );
  serve(router, grid.undoPriceSet, async ({ params }, caller) =>
    ok(await undoPriceSet(deps, caller, params.setId)),
  );
}

import { knownStreets } from '#src/platform/addresses/tables.ts';
import { productFamilies } from '#src/platform/catalogue/families/tables.ts';
import {
  refreshListings,
  settleListings,
} from '#src/platform/catalogue/listings/refresh-listings.ts';
import { prices } from '#src/platform/catalogue/prices/tables.ts';
import {
  productOptions,
  productRelations,
  products,
  productTexts,
  skus,
} from '#src/platform/catalogue/products/tables.ts';
import { productPublications } from '#src/platform/catalogue/publications/tables.ts';
import type { Database, Transaction } from '#src/platform/kernel/database/database.ts';
import { insertRows } from '#src/platform/kernel/database/insert-rows.ts';
import type { Sealing } from '#src/platform/kernel/sealing/sealing.ts';
import { wishlistProducts } from '#src/platform/knowledges/tables.ts';
import { type DayOf, daysFrom } from '#src/platform/opening/days-from.ts';
import { fillOnce, type OpenedShop, openShops } from '#src/platform/opening/open-shops.ts';
import { reviews } from '#src/platform/reviews/tables.ts';
import { stocks } from '#src/platform/stock/tables.ts';
import { deliveryPoints, stores } from '#src/platform/stores/tables.ts';
import { tagLooks } from './drawings/tag-looks.ts';
import { drawnGarments } from './garments/tables.ts';
import { buildCatalogue } from './seed/build-catalogue.ts';
import { buildReviews } from './seed/build-reviews.ts';
import { buildDeliveryPoints } from './seed/places/build-delivery-points.ts';
import { buildStreets } from './seed/places/build-streets.ts';
import { seedAccounts } from './seed/seed-accounts.ts';
import { seedCarts } from './seed/seed-carts.ts';
import { seedGiftCards } from './seed/seed-gift-cards.ts';
import { seedStaff } from './seed/seed-staff.ts';
import { buildWebDomains } from './seed/shop-parameters.ts';
import { SITES } from './seed/sites.ts';
import { buildStores, fillStoreStocks } from './seed/stores/build-stores.ts';

/** On the wishlist of the first demo customer. */
const U1_WISH = { productId: '400103', optionId: '500206' };

/** The seven shops with all that they offer. */
function demoShops(day: DayOf): OpenedShop[] {
  return buildWebDomains(day).flatMap((parameters) =>
    SITES.filter(({ locale }) => locale === parameters.domain).map((site) => ({
      parameters,
      site,
    })),
  );
}

async function seedProducts(tx: Transaction, day: DayOf): Promise<void> {
  const rows = buildCatalogue(day);
  await insertRows(tx, products, rows.products);
  await insertRows(tx, productPublications, rows.productPublications);
  await insertRows(tx, productTexts, rows.productTexts);
  await insertRows(tx, productFamilies, rows.productFamilies);
  await insertRows(tx, productOptions, rows.productOptions);
  await insertRows(tx, drawnGarments, rows.drawnGarments);
  await insertRows(tx, skus, rows.skus);
  await insertRows(tx, stocks, rows.stocks);
  await insertRows(tx, prices, rows.prices);
  await insertRows(tx, productRelations, rows.productRelations);
}

async function seedStores(tx: Transaction): Promise<void> {
  await insertRows(tx, stores, buildStores());
  await fillStoreStocks(tx);
}

async function seedPlaces(tx: Transaction): Promise<void> {
  await insertRows(tx, knownStreets, buildStreets());
  await insertRows(tx, deliveryPoints, buildDeliveryPoints());
}

/**
 * Fills an empty database with the demo shop: what shops open with, catalogue, stores, accounts and
 * codes, dated back from `now`, its secrets sealed. Does nothing on a database that has a shop.
 */
export async function seedDatabase(database: Database, now: Date, sealing: Sealing): Promise<void> {
  const day = daysFrom(now);
  const isNew = await fillOnce(database, async (tx) => {
    await openShops(tx, demoShops(day));
    await tagLooks(tx);
    await seedProducts(tx, day);
    await seedStores(tx);
    await seedPlaces(tx);
    await seedAccounts(tx);
    await seedStaff(tx);
    await insertRows(tx, wishlistProducts, [{ customerId: 'U1', ...U1_WISH, addedAt: day(-3) }]);
    await insertRows(tx, reviews, buildReviews(day));
    await seedCarts(tx, now);
    await seedGiftCards(tx, now, sealing);
    await refreshListings(tx, now);
  });
  if (isNew) await settleListings(database);
}

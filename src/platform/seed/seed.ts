import { sql } from 'drizzle-orm';
import { seedAccounts } from '../accounts/seed-accounts.ts';
import { seedCarts } from '../carts/seed-carts.ts';
import {
  refreshListings,
  refreshListingsIfDue,
  settleListings,
} from '../catalogue/refresh-listings.ts';
import * as catalogue from '../catalogue/tables.ts';
import { contentAssets, contentEntries, cspRules, legalNotices } from '../content/tables.ts';
import { type Database, inTransaction, type Transaction } from '../database/database.ts';
import { wishlistProducts } from '../knowledges/tables.ts';
import { stores } from '../stores/tables.ts';
import { webDomains } from '../web-domains/tables.ts';
import { buildCatalogue } from './build-catalogue.ts';
import type { DayOf } from './build-prices.ts';
import { buildColours, buildTerms } from './build-terms.ts';
import { buildAssets, buildContentEntries, buildLegalNotices } from './content/build-content.ts';
import { buildWebDomains } from './domain-parameters.ts';
import { buildFamilies } from './families.ts';
import { insertRows } from './insert-rows.ts';
import { buildSegmentations } from './segmentations.ts';
import { buildSizeCharts } from './size-charts.ts';
import { buildStores } from './stores/build-stores.ts';
import { fillStoreStocks } from './stores/fill-store-stocks.ts';

const DAY = 86_400_000;
/** A piece that the first demo customer has an eye on. */
const U1_WISH = { productId: '400103', optionId: '500206' };

/** Days counted from midnight (UTC) of the day of seeding. */
export function daysFrom(now: Date): DayOf {
  const midnight = Math.floor(now.getTime() / DAY) * DAY;
  return (days) => new Date(midnight + days * DAY);
}

/** Sources that the shop's own pages need; the storefront adds its nonce and its pictures. */
const CSP_RULES: (typeof cspRules.$inferInsert)[] = [
  { rulesType: 'csp', directive: 'script-src', sources: ["'self'"] },
  { rulesType: 'csp', directive: 'img-src', sources: ["'self'", 'data:'] },
  { rulesType: 'csp', directive: 'connect-src', sources: ["'self'"] },
];

async function seedCatalogue(tx: Transaction, day: DayOf): Promise<void> {
  const { families, familyTexts } = buildFamilies();
  const rows = buildCatalogue(day);
  await insertRows(tx, catalogue.segmentations, buildSegmentations());
  await insertRows(tx, catalogue.families, families);
  await insertRows(tx, catalogue.familyTexts, familyTexts);
  await insertRows(tx, catalogue.colours, buildColours());
  await insertRows(tx, catalogue.catalogueTerms, buildTerms());
  await insertRows(tx, catalogue.sizeCharts, buildSizeCharts());
  await insertRows(tx, catalogue.products, rows.products);
  await insertRows(tx, catalogue.productTexts, rows.productTexts);
  await insertRows(tx, catalogue.productFamilies, rows.productFamilies);
  await insertRows(tx, catalogue.productOptions, rows.productOptions);
  await insertRows(tx, catalogue.skus, rows.skus);
  await insertRows(tx, catalogue.stocks, rows.stocks);
  await insertRows(tx, catalogue.prices, rows.prices);
  await insertRows(tx, catalogue.productRelations, rows.productRelations);
}

async function seedStores(tx: Transaction): Promise<void> {
  await insertRows(tx, stores, buildStores());
  await fillStoreStocks(tx);
}

async function seedContent(tx: Transaction): Promise<void> {
  await insertRows(tx, contentEntries, buildContentEntries());
  await insertRows(tx, contentAssets, buildAssets());
  await insertRows(tx, legalNotices, buildLegalNotices());
  await insertRows(tx, cspRules, CSP_RULES);
}

/**
 * Fills an empty database with the demo shop: parameters, catalogue, content and accounts,
 * dated back from `now`. Does nothing but renew the lists, when a price began or ended since,
 * on a database that has a shop. Two processes may start at once: the second waits.
 */
export async function seedDatabase(database: Database, now: Date): Promise<void> {
  const day = daysFrom(now);
  const isNew = await inTransaction(database, async (tx) => {
    await tx.execute(sql`lock table ${webDomains} in share row exclusive mode`);
    const [known] = await tx.select({ domain: webDomains.domain }).from(webDomains).limit(1);
    if (known !== undefined) return false;
    await insertRows(tx, webDomains, buildWebDomains(day));
    await seedCatalogue(tx, day);
    await seedStores(tx);
    await seedContent(tx);
    await seedAccounts(tx);
    await insertRows(tx, wishlistProducts, [{ customerId: 'U1', ...U1_WISH, addedAt: day(-3) }]);
    await seedCarts(tx, now);
    await refreshListings(tx, now);
    return true;
  });
  if (isNew) await settleListings(database);
  else await refreshListingsIfDue(database, now);
}

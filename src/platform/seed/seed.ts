import { sql } from 'drizzle-orm';
import { seedAccounts } from '../accounts/seed-accounts.ts';
import { seedCarts } from '../carts/seed-carts.ts';
import { refreshListings, settleListings } from '../catalogue/refresh-listings.ts';
import * as catalogue from '../catalogue/tables.ts';
import { contentAssets, contentEntries, cspRules, legalNotices } from '../content/tables.ts';
import {
  type Database,
  inTransaction,
  type Queryable,
  type Transaction,
} from '../database/database.ts';
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

/** What every shop stands on before its first product: families, colours, words and sizes. */
async function fillVocabularies(tx: Transaction): Promise<void> {
  const { families, familyTexts } = buildFamilies();
  await insertRows(tx, catalogue.segmentations, buildSegmentations());
  await insertRows(tx, catalogue.families, families);
  await insertRows(tx, catalogue.familyTexts, familyTexts);
  await insertRows(tx, catalogue.colours, buildColours());
  await insertRows(tx, catalogue.catalogueTerms, buildTerms());
  await insertRows(tx, catalogue.sizeCharts, buildSizeCharts());
}

async function seedProducts(tx: Transaction, day: DayOf): Promise<void> {
  const rows = buildCatalogue(day);
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

/** What an operator of an empty platform reads. */
export const HOW_TO_FILL =
  'The database holds no shop. Fill it with: npm run platform:import -- products.csv (docs/operations.md)';

/** Whether nobody has filled the database yet. */
export async function isEmpty(db: Queryable): Promise<boolean> {
  const known = await db.select({ domain: webDomains.domain }).from(webDomains).limit(1);
  return known.length === 0;
}

/** Runs `fill` on an empty database. Two processes may start at once: the second waits. */
function fillOnce(database: Database, fill: (tx: Transaction) => Promise<void>): Promise<boolean> {
  return inTransaction(database, async (tx) => {
    await tx.execute(sql`lock table ${webDomains} in share row exclusive mode`);
    if (!(await isEmpty(tx))) return false;
    await fill(tx);
    return true;
  });
}

async function fillShops(tx: Transaction, day: DayOf): Promise<void> {
  await insertRows(tx, webDomains, buildWebDomains(day));
  await fillVocabularies(tx);
  await seedContent(tx);
}

/**
 * Fills an empty database with what a shop stands on: parameters of the seven shops, families,
 * vocabularies and content. No product, customer, code or cart.
 */
export async function fillEmptyShops(database: Database, now: Date): Promise<void> {
  await fillOnce(database, (tx) => fillShops(tx, daysFrom(now)));
}

/**
 * Fills an empty database with the demo shop: the above, and catalogue, stores, accounts and
 * codes, dated back from `now`. Does nothing on a database that has a shop.
 */
export async function seedDatabase(database: Database, now: Date): Promise<void> {
  const day = daysFrom(now);
  const isNew = await fillOnce(database, async (tx) => {
    await fillShops(tx, day);
    await seedProducts(tx, day);
    await seedStores(tx);
    await seedAccounts(tx);
    await insertRows(tx, wishlistProducts, [{ customerId: 'U1', ...U1_WISH, addedAt: day(-3) }]);
    await seedCarts(tx, now);
    await refreshListings(tx, now);
  });
  if (isNew) await settleListings(database);
}

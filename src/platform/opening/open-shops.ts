import { sql } from 'drizzle-orm';
import * as catalogue from '../catalogue/tables.ts';
import { buildFamilies } from '../catalogue/vocabularies/families.ts';
import { buildSegmentations } from '../catalogue/vocabularies/segmentations.ts';
import { buildSizeCharts } from '../catalogue/vocabularies/size-charts.ts';
import { buildColours, buildTerms } from '../catalogue/vocabularies/terms.ts';
import { contentAssets, contentEntries, cspRules } from '../content/tables.ts';
import {
  type Database,
  inTransaction,
  type Queryable,
  type Transaction,
} from '../database/database.ts';
import { insertRows } from '../database/insert-rows.ts';
import { webDomains } from '../web-domains/tables.ts';
import { buildAssets, buildContentEntries } from './content/build-content.ts';
import { type DayOf, daysFrom } from './days-from.ts';
import { buildWebDomains } from './domain-parameters.ts';

/** Sources that the shop's own pages need; the storefront adds its nonce and its pictures. */
const CSP_RULES: (typeof cspRules.$inferInsert)[] = [
  { rulesType: 'csp', directive: 'script-src', sources: ["'self'"] },
  { rulesType: 'csp', directive: 'img-src', sources: ["'self'", 'data:'] },
  { rulesType: 'csp', directive: 'connect-src', sources: ["'self'"] },
];

/** What every shop needs before its first product: families, colours, words and sizes. */
async function fillVocabularies(tx: Transaction): Promise<void> {
  const { families, familyTexts } = buildFamilies();
  await insertRows(tx, catalogue.segmentations, buildSegmentations());
  await insertRows(tx, catalogue.families, families);
  await insertRows(tx, catalogue.familyTexts, familyTexts);
  await insertRows(tx, catalogue.colours, buildColours());
  await insertRows(tx, catalogue.catalogueTerms, buildTerms());
  await insertRows(tx, catalogue.sizeCharts, buildSizeCharts());
}

async function fillContent(tx: Transaction): Promise<void> {
  await insertRows(tx, contentEntries, buildContentEntries());
  await insertRows(tx, contentAssets, buildAssets());
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
export function fillOnce(
  database: Database,
  fill: (tx: Transaction) => Promise<void>,
): Promise<boolean> {
  return inTransaction(database, async (tx) => {
    await tx.execute(sql`lock table ${webDomains} in share row exclusive mode`);
    if (!(await isEmpty(tx))) return false;
    await fill(tx);
    return true;
  });
}

/** Part of the transaction of `fillOnce`. `day` counts from the day that the shops open on. */
export async function openShops(tx: Transaction, day: DayOf): Promise<void> {
  await insertRows(tx, webDomains, buildWebDomains(day));
  await fillVocabularies(tx);
  await fillContent(tx);
}

/**
 * Fills an empty database with what a shop needs: parameters of the seven shops, families,
 * vocabularies and content. No product, customer, code or cart.
 */
export async function fillEmptyShops(database: Database, now: Date): Promise<void> {
  await fillOnce(database, (tx) => openShops(tx, daysFrom(now)));
}

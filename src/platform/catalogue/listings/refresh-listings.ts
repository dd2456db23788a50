import { eq, lte, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Logger } from 'pino';
import { ONLINE_LOCALES, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { CATALOGUE_TAG, familyTag, PRICES_TAG, productTag } from '#src/process/page-tags.ts';
import { type Database, inTransaction, type Transaction } from '../../kernel/database/database.ts';
import { databaseCode } from '../../kernel/database/database-errors.ts';
import { notePurge } from '../../kernel/purges/purge-pages.job.ts';
import { at } from '../prices/current-prices.ts';
import { utcDay } from '../products/organic.ts';
import { keepLacks } from '../publications/readiness.ts';
import { productLacks } from '../publications/tables.ts';
import { isOneOf } from './listing-rows.ts';
import { listingChanges, listingState, listingVersions, searchWords, tiles } from './tables.ts';
import { insertSearchWords, insertTiles, repriceTiles } from './tile-source.ts';

type DueState = {
  /** When lists were last built, in full precision. */
  since: string;
  isAll: boolean;
  isPriceDue: boolean;
  isChanged: boolean;
};

/** How long a transaction waits for the row of the lists. */
const AS_LONG_AS_AN_IMPORT = sql`set local lock_timeout = '5min'`;

/**
 * Guards what lists are built from: a change of products or a rebuild of tiles locks this one row
 * before any other, so that an import and a rebuild wait for each other instead of in a circle.
 * Such work may take minutes, hence no limits but its own.
 */
export async function lockListings(tx: Transaction, now: Date): Promise<DueState> {
  await tx.execute(AS_LONG_AS_AN_IMPORT);
  await tx.execute(sql`set local statement_timeout = '10min'`);
  await tx.execute(sql`
    insert into listing_state ("only", refreshed_at) values (true, '-infinity') on conflict do nothing`);
  const { rows } = await tx.execute<DueState>(sql`
    select refreshed_at::text as since, refreshed_at = '-infinity' or refreshed_at > ${at(now)} as "isAll",
      coalesce(next_price_change_at <= ${at(now)}, false) as "isPriceDue",
      exists (select from listing_changes) as "isChanged"
    from listing_state for update`);
  return rows[0] ?? { since: '-infinity', isAll: true, isPriceDue: false, isChanged: false };
}

/** Notes that the tiles of products are stale, in the transaction that has changed them. */
export async function noteListingChanges(
  tx: Transaction,
  productIds: readonly string[],
  now: Date,
): Promise<void> {
  if (productIds.length === 0) return;
  await tx.execute(sql`
    insert into listing_changes (product_id)
    select unnest(string_to_array(${productIds.join(',')}, ',')) on conflict do nothing`);
  await keepLacks(tx, now, productIds);
}

/** When a price or a publication next begins or ends, or a certificate ends. */
const nextChange = (now: Date) => sql`
  least((select min(valid_from) from prices where valid_from > ${at(now)}),
    (select min(valid_until) from prices where valid_until > ${at(now)}),
    (select min(valid_from) from product_publications where valid_from > ${at(now)}),
    (select min(valid_until) from product_publications where valid_until > ${at(now)}),
    (select (min(certificate ->> 'validUntil')::date + 1) at time zone 'UTC' from products
      where certificate ->> 'validUntil' >= ${utcDay(now)}))`;

/** Publications that began or ended since the last rebuild. */
const movedPublications = (since: string, now: Date): SQL => sql`
  select product_id from product_publications
  where valid_from > ${since}::timestamptz and valid_from <= ${at(now)}
  union
  select product_id from product_publications
  where valid_until > ${since}::timestamptz and valid_until <= ${at(now)}`;

/** Prices that began or ended since the last rebuild; the instant is a parameter, as below. */
const movedPrices = (since: string, now: Date, which: SQL): SQL => sql`
  select o.product_id, p.domain from prices p join product_options o on o.option_id = p.option_id
  where ${which} and p.valid_from > ${since}::timestamptz and p.valid_from <= ${at(now)}
  union
  select o.product_id, p.domain from prices p join product_options o on o.option_id = p.option_id
  where ${which} and p.valid_until > ${since}::timestamptz and p.valid_until <= ${at(now)}`;

/** Prices without which a product is not sold. */
const isInitial = sql`p.type = 'I'`;
/** Reductions of what is sold anyway: of a tile, they change the prices alone. */
const isReduction = sql`p.type <> 'I'`;

/**
 * Products that were changed since the last rebuild, or of which a price or a publication began or ended,
 * or a certificate ended. The instant is a parameter: from a join the planner could not tell how few
 * they are.
 */
const staleProducts = (since: string, now: Date): SQL => sql`
  select product_id from (${movedPrices(since, now, isInitial)}) sold
  union
  ${movedPublications(since, now)}
  union
  select product_id from products
  where certificate ->> 'validUntil' >= (${since}::timestamptz at time zone 'UTC')::date::text
    and certificate ->> 'validUntil' < ${utcDay(now)}
  union
  select product_id from listing_changes`;

/** So many versions behind, an index is built again. */
const VERSIONS_KEPT = 100;

/** `productIds` are those that were rebuilt; null for more than are named. */
async function markRefreshed(
  tx: Transaction,
  now: Date,
  { wordsDue, productIds }: { wordsDue: SQL; productIds: string[] | null },
): Promise<void> {
  await tx.delete(listingChanges);
  const [marked] = await tx
    .update(listingState)
    .set({
      ...{ refreshedAt: now, nextPriceChangeAt: sql`${nextChange(now)}` },
      ...{ version: sql`${listingState.version} + 1`, wordsDue },
    })
    .returning({ version: listingState.version });
  const version = marked?.version ?? 0;
  await tx.delete(listingVersions).where(lte(listingVersions.version, version - VERSIONS_KEPT));
  await tx.insert(listingVersions).values({ version, productIds });
}

/** What shows products, and lists that they may come into or leave. */
async function tagsOf(tx: Transaction, productIds: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with recursive above (family_id) as (
      select family_id from product_families where ${isOneOf(sql`product_id`, productIds)}
      union
      select f.parent_id from above join families f on f.family_id = above.family_id
      where f.parent_id is not null
    )
    select family_id as id from above union select family_id from families where role = 'sale'
    order by id`);
  return [...productIds.map(productTag), ...rows.map(({ id }) => familyTag(id))];
}

/** By then the index of the lists is built again, where all products changed, or follows, where many did. */
const BUILT = { afterSeconds: 5 };
const FOLLOWED = { afterSeconds: 1 };
/** Of more changed products all pages are dropped, and the tables settled. */
const MAX_NAMED_PAGES = 100;
/** More changed products than that are not named to the indexes. */
const MAX_NAMED = 5_000;

async function rebuildWords(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('search_words'))`);
  await tx.delete(searchWords);
  await tx.execute(insertSearchWords);
}

async function rebuildAll(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(tiles);
  await tx.execute(insertTiles(now));
  await keepLacks(tx, now);
  await rebuildWords(tx);
  await markRefreshed(tx, now, { wordsDue: sql`null`, productIds: null });
  await notePurge(tx, [CATALOGUE_TAG], BUILT);
}

/** Rebuilds all that lists and search read from products, prices, families and words. */
export async function refreshListings(tx: Transaction, now: Date): Promise<void> {
  await lockListings(tx, now);
  await rebuildAll(tx, now);
}

/** Rewrites the tiles of some products. */
async function rewriteTiles(tx: Transaction, now: Date, products: readonly string[]) {
  if (products.length === 0) return;
  // The shops are named so that the key serves.
  await tx.execute(
    sql`delete from tiles where domain in ${[...ONLINE_LOCALES]} and ${isOneOf(sql`product_id`, products)}`,
  );
  await tx.execute(insertTiles(now, isOneOf(sql`p.product_id`, products)));
  await keepLacks(tx, now, products);
}

/** Writes the prices of tiles of which reductions alone began or ended; answers their products. */
async function turnPrices(tx: Transaction, now: Date, { since }: DueState): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string; domain: OnlineLocale }>(sql`
    select product_id as id, domain from (${movedPrices(since, now, isReduction)}) turned`);
  const domains = [...new Set(rows.map(({ domain }) => domain))];
  const productIds = [...new Set(rows.map(({ id }) => id))];
  if (rows.length > 0) await tx.execute(repriceTiles(now, { domains, productIds }));
  return productIds;
}

/** Brings the tiles of stale products up to date; answers how many were rewritten. */
async function rebuildStale(tx: Transaction, now: Date, due: DueState): Promise<number> {
  const { since, isChanged } = due;
  const { rows } = await tx.execute<{ id: string }>(sql`
    select product_id as id from (${staleProducts(since, now)}) stale`);
  const stale = rows.map(({ id }) => id);
  await rewriteTiles(tx, now, stale);
  const turned = await turnPrices(tx, now, due);
  const products = [...new Set([...stale, ...turned])];
  const moved = await tx.execute(sql`${movedPublications(since, now)} limit 1`);
  const { version, wordsDue } = listingState;
  const isTold = !isChanged && moved.rows.length === 0;
  const isNamed = products.length <= MAX_NAMED;
  await markRefreshed(tx, now, {
    wordsDue: isTold ? sql`${wordsDue}` : sql`${version} + 1`,
    productIds: isNamed ? products : null,
  });
  // Each index follows a few products before it answers the next list.
  if (products.length > MAX_NAMED_PAGES) {
    // Prices are right in lists from the commit on; what narrows and sorts by them follows.
    if (turned.length > 0) await notePurge(tx, [CATALOGUE_TAG]);
    await notePurge(tx, [CATALOGUE_TAG], isNamed ? FOLLOWED : BUILT);
  } else if (products.length > 0) {
    const { rows: priced } = await tx.execute(sql`${movedPrices(since, now, sql`true`)} limit 1`);
    const tags = await tagsOf(tx, products);
    await notePurge(tx, priced.length > 0 ? [...tags, PRICES_TAG] : tags);
  }
  return stale.length;
}

/**
 * Tells the words that search corrects typing errors by, where products changed since. They are
 * those of all products, which takes seconds in a large shop: hence not with each change.
 */
export async function tellSearchWords(database: Database): Promise<void> {
  const [state] = await database.select().from(listingState);
  const due = state?.wordsDue ?? null;
  if (due === null) return;
  await inTransaction(database, async (tx) => {
    await tx.execute(sql`set local statement_timeout = '10min'`);
    await rebuildWords(tx);
  });
  // A change after these words were read has made them due again.
  await inTransaction(database, async (tx) => {
    await tx.execute(AS_LONG_AS_AN_IMPORT);
    await tx.update(listingState).set({ wordsDue: null }).where(eq(listingState.wordsDue, due));
  });
  await settle(database, [searchWords]);
}

const TOOK_TOO_LONG = '57014';

/**
 * Tells the planner what rebuilt tables hold, and the index that it need not look at each
 * row: without it the first counts of a large shop read the whole table. A vacuum cannot be in a
 * transaction, so it has the limit of a statement: beyond that the server does it by itself.
 */
async function settle(database: Database, tables: readonly PgTable[]): Promise<void> {
  for (const table of tables) {
    await inTransaction(database, (tx) => tx.execute(sql`analyze ${table}`));
    await database.execute(sql`vacuum ${table}`).catch((error: unknown) => {
      if (databaseCode(error) !== TOOK_TOO_LONG) throw error;
    });
  }
}

export const settleListings = (database: Database): Promise<void> =>
  settle(database, [tiles, searchWords, productLacks]);

/**
 * Brings lists up to date: all of them when that was asked for or the clock was set back
 * (`PLATFORM_NOW`), else the tiles of products whose price began or ended, or that an import
 * changed; cheap when there are none. Returns whether anything was rebuilt.
 */
export async function refreshListingsIfDue(database: Database, now: Date): Promise<boolean> {
  const rebuilt = await inTransaction(database, async (tx) => {
    // The row lock makes a second process wait and then find nothing to do.
    const due = await lockListings(tx, now);
    if (due.isAll) await rebuildAll(tx, now);
    else if (due.isPriceDue || due.isChanged) return rebuildStale(tx, now, due);
    return due.isAll ? Number.POSITIVE_INFINITY : null;
  });
  // A few rows are what the server settles by itself.
  if (rebuilt !== null && rebuilt > MAX_NAMED_PAGES) await settleListings(database);
  return rebuilt !== null;
}

/** The same, for a platform that serves its last good lists when it fails. */
export async function keepListings(
  database: Database,
  now: Date,
  log: Pick<Logger, 'error'>,
): Promise<void> {
  try {
    await refreshListingsIfDue(database, now);
  } catch (err) {
    log.error({ err }, 'lists could not be rebuilt: the last ones are served');
  }
}

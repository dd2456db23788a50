import { type SQL, sql } from 'drizzle-orm';
import type { ProductSummary } from '#src/domain/catalogue/catalogue.schema.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import { everyWord, type Matches } from '../search/search-terms.ts';
import { searchWordsOf } from '../search/search-words.ts';
import type { ShopView } from '../shop-view.ts';
import { quantitiesOfTile, showTile, type TileRow } from './tile-rows.ts';
import { tilesAt } from './tile-source.ts';

/**
 * Where a preview shows a shop as it will be: products that its lists have by then and not yet. They
 * are in no index, so their tiles are made for the instant when somebody asks.
 */

/** So many are seen before they are there. */
const MOST_COMING = 100;

/** `which` narrows products `p`, `answers` their tiles. */
async function findComing(
  db: Queryable,
  { domain, seenAt }: ShopView,
  which: SQL,
  answers: SQL = sql`true`,
): Promise<ProductSummary[]> {
  if (seenAt === undefined) return [];
  const isComing = sql`shop.domain = ${domain}
    and not exists (select from tiles listed
      where listed.domain = ${domain} and listed.product_id = p.product_id)
    and ${which}`;
  const made = sql`tiles (domain, product_id, summary, cent_amount, currency, published_at,
    popularity, search, words)`;
  const { rows } = await db.execute<TileRow>(sql`
    select tiles.summary as tile, ${quantitiesOfTile} as quantities
    from (${tilesAt(seenAt, isComing)}) ${made} where ${answers}
    order by tiles.published_at desc limit ${MOST_COMING}`);
  return rows.flatMap(({ tile, quantities }) => showTile(tile, quantities ?? {}, []) ?? []);
}

/** Those of a family and of the families below it, the newest first. */
export const comingInFamily = (db: Queryable, shop: ShopView, familyId: string) =>
  findComing(
    db,
    shop,
    sql`p.product_id in (
      with recursive below as (
        select family_id from families where family_id = ${familyId}
        union select f.family_id from families f join below on f.parent_id = below.family_id)
      select pf.product_id from product_families pf join below on below.family_id = pf.family_id)`,
  );

/** The one of a key that was typed, or those that all the words name or mention, the newest first. */
async function comingFor(
  db: Queryable,
  shop: ShopView,
  q: string,
  productId: string | undefined,
): Promise<ProductSummary[]> {
  if (productId !== undefined) return findComing(db, shop, sql`p.product_id = ${productId}`);
  const query = await everyWord(db, shop, searchWordsOf(q));
  return query === null ? [] : findComing(db, shop, sql`true`, sql`tiles.search @@ ${query}`);
}

/**
 * What comes for a search, and what the index answers beside it: words that only coming products
 * have are no typing errors for others.
 */
export async function withComing(
  db: Queryable,
  shop: ShopView,
  q: string,
  matches: Matches,
  productId: string | undefined,
): Promise<{ coming: ProductSummary[]; matches: Matches }> {
  if (shop.seenAt === undefined) return { coming: [], matches };
  const coming = await comingFor(db, shop, q, productId);
  const { answered } = matches;
  if (answered === null) return { coming, matches };
  return coming.length > 0
    ? { coming, matches: { ranked: [], answered: null, meant: null } }
    : { coming: await comingFor(db, shop, answered, productId), matches };
}

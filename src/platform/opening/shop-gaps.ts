import { sql } from 'drizzle-orm';
import {
  getDomain,
  LANGUAGES,
  ONLINE_LOCALES,
  type OnlineLocale,
} from '#src/domain/shop/locales.ts';
import type { ShopLegal, TextGap } from '#src/domain/shop/staff-shop.schema.ts';
import { countNames, lacking, nameOrOther, shownIn } from '../catalogue/face.ts';
import type { Queryable } from '../kernel/database/database.ts';

/** For each language of some shops how many things have no name in it; those without a gap are left out. */
export async function readTextGaps(
  db: Queryable,
  shops: ReadonlySet<OnlineLocale>,
): Promise<TextGap[]> {
  const spoken = new Set([...shops].map((shop) => getDomain(shop).lang));
  const inAll = await countNames(db);
  return (['families', 'products'] as const)
    .flatMap((kind) => {
      const { total, byLang } = inAll[kind];
      const counts = new Map(byLang.map(({ lang, count }) => [lang, count]));
      return LANGUAGES.filter((lang) => spoken.has(lang)).map((lang) => ({
        ...{ kind, lang, missing: total - (counts.get(lang) ?? 0) },
      }));
    })
    .filter(({ missing }) => missing > 0);
}

/** So many are named. */
const MAX_NAMED = 100;

type Unmade = ShopLegal['unmade']['values'][number];

/** Shown products of a brand whose manufacturer nobody knows, and how many there are in all. */
export async function findProductsWithoutMaker(db: Queryable): Promise<ShopLegal['unmade']> {
  const { rows } = await db.execute<Unmade & { total: number }>(sql`
    with unmade as (
      select p.product_id, p.brand from products p
      where ${shownIn(ONLINE_LOCALES)} and ${lacking('safety', ONLINE_LOCALES)})
    select p.product_id as "productId", ${nameOrOther('en')} as name, p.brand,
      (select count(*)::int from unmade) as total
    from (select * from unmade order by product_id limit ${MAX_NAMED}) p order by p.product_id`);
  const values = rows.map(({ productId, name, brand }) => ({ productId, name, brand }));
  return { total: rows[0]?.total ?? 0, values };
}

import { sql } from 'drizzle-orm';
import { getDomain, LANGUAGES, type OnlineLocale } from '#src/domain/shop/locales.ts';
import type { ShopLegal, TextGap } from '#src/domain/shop/staff-shop.schema.ts';
import { countNames, isListedAnywhere, nameOrOther, safetyColumn } from '../catalogue/face.ts';
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

/** Listed products of a brand whose manufacturer nobody knows, and how many there are in all. */
export async function findProductsWithoutMaker(
  db: Queryable,
  now: Date,
): Promise<ShopLegal['unmade']> {
  const { rows } = await db.execute<Unmade & { total: number }>(sql`
    select p.product_id as "productId", ${nameOrOther('en')} as name, p.brand, (count(*) over ())::int as total
    from products p
    where ${isListedAnywhere(now)} and p.brand is not null
      and ${safetyColumn} -> 'manufacturer' ->> 'name' is null
    order by p.product_id limit ${MAX_NAMED}`);
  const values = rows.map(({ productId, name, brand }) => ({ productId, name, brand }));
  return { total: rows[0]?.total ?? 0, values };
}

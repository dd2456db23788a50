import { type SQL, sql } from 'drizzle-orm';
import type { Sales } from '#src/domain/overview/overview.schema.ts';
import { compareSales, type DayOfShop, SALES_DAYS } from '#src/domain/overview/sales.ts';
import { getDomain, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { shopDay } from '#src/domain/shop/shop-day.ts';
import { shopTimeZone } from '#src/domain/store/store.ts';
import type { Queryable } from '../kernel/database/database.ts';

const DAY_MS = 86_400_000;

type Shop = { storeId: string; domain: OnlineLocale };

/** Sums of paid orders since an instant, by shop and by its days. */
export function salesQuery(shops: readonly Shop[], since: Date): SQL {
  const zones = sql.join(
    shops.map(
      ({ storeId, domain }) => sql`(${storeId}, ${shopTimeZone(getDomain(domain).iso2)}::text)`,
    ),
    sql`, `,
  );
  return sql`
    select o.store_id as "storeId", o.currency,
      to_char(o.created_at at time zone z.zone, 'YYYY-MM-DD') as day,
      sum(o.total_cent_amount)::int as cents, count(*)::int as orders
    from orders o join (values ${zones}) z (store_id, zone) on z.store_id = o.store_id
    where o.created_at >= ${since.toISOString()}::timestamptz
      and o.status not in ('awaiting-payment', 'cancelled')
    group by 1, 2, 3 order by 1, 3`;
}

/** What these shops sold in the last days and in as many before. */
export async function findSales(db: Queryable, shops: readonly Shop[], now: Date): Promise<Sales> {
  if (shops.length === 0) return { currencies: [] };
  // A day more than both weeks: the first day begins at midnight of the shop.
  const since = new Date(now.getTime() - (2 * SALES_DAYS + 1) * DAY_MS);
  const { rows } = await db.execute<Omit<DayOfShop, 'shop'> & { storeId: string }>(
    salesQuery(shops, since),
  );
  const names = new Map(shops.map(({ storeId, domain }) => [storeId, domain]));
  const known = rows.flatMap(({ storeId, ...row }) => {
    const shop = names.get(storeId);
    return shop === undefined ? [] : [{ ...row, shop }];
  });
  const days = shops.map(({ domain }) => shopDay(now, getDomain(domain).iso2)).sort();
  return compareSales(known, days.at(-1) ?? '');
}

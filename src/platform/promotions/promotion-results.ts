import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { getPromotionResults } from '#src/domain/promotion/promotion.calls.ts';
import type { PromotionDay } from '#src/domain/promotion/promotion-results.schema.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import { shopTimeZone } from '#src/domain/store/store.ts';
import type { Queryable } from '../kernel/database/database.ts';
import type { StaffCaller } from '../kernel/http/platform-env.ts';
import { readPromotion } from './read-promotions.ts';

/** What came of a promotion in shops of the caller, and what is taken of its limits. Throws NOT_FOUND. */
export async function readResults(
  db: Queryable,
  caller: Pick<StaffCaller, 'shops'>,
  promotionId: string,
  now: Date,
): Promise<z.output<typeof getPromotionResults.answer>> {
  const { asked, terms } = await readPromotion(db, caller, promotionId, now);
  // A gift and points take no cents off, though each use of them is of one.
  const costs = !('sku' in asked.effect || 'points' in asked.effect);
  const zones = sql.join(
    terms.map(({ shop }) => sql`(${shop}, ${shopTimeZone(getDomain(shop).iso2)}::text)`),
    sql`, `,
  );
  const { rows: days } = await db.execute<PromotionDay>(sql`
    select to_char(u.taken_at at time zone z.zone, 'YYYY-MM-DD') as day, u.domain as shop,
      u.currency, count(*)::int as orders, sum(u.order_cents)::float8 as revenue,
      sum(${costs ? sql`u.cents` : sql`0`})::float8 as cost
    from promotion_uses u join (values ${zones}) z (domain, zone) on z.domain = u.domain
    where u.promotion_id = ${promotionId} and u.order_number is not null
    group by 1, 2, 3 order by 1 desc, 2`);
  if (!asked.shops.every((shop) => caller.shops.has(shop))) return { days, taken: null };
  const { rows } = await db.execute<{ currency: string; uses: number; cents: number }>(sql`
    select currency, count(*)::int as uses, sum(cents)::float8 as cents
    from promotion_uses where promotion_id = ${promotionId} group by 1`);
  const taken = {
    uses: rows.reduce((sum, { uses }) => sum + uses, 0),
    cents: Object.fromEntries(rows.map(({ currency, cents }) => [currency, cents])),
  };
  return { days, taken };
}

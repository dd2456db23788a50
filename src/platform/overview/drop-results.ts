import { sql } from 'drizzle-orm';
import type { DropDay } from '#src/domain/drop/drop-results.schema.ts';
import { DomainError } from '#src/domain/errors.ts';
import { getDomain, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { shopTimeZone } from '#src/domain/store/store.ts';
import type { Queryable } from '../kernel/database/database.ts';

type Shop = { storeId: string; domain: OnlineLocale };

/**
 * What came of a drop in some shops while it ran there: orders that one of its promotions took something
 * off, or that have an item at a price of one of its plans. Throws NOT_FOUND where it is in none of them.
 */
export async function readDropResults(
  db: Queryable,
  shops: readonly Shop[],
  dropId: string,
): Promise<DropDay[]> {
  if (shops.length === 0) throw new DomainError('NOT_FOUND');
  const own = sql.join(
    shops.map(
      ({ storeId, domain }) =>
        sql`(${domain}, ${storeId}, ${shopTimeZone(getDomain(domain).iso2)}::text)`,
    ),
    sql`, `,
  );
  const terms = sql`select own.*, t.begins_at, least(t.ends_at, t.stopped_at) as ends_at
    from drop_terms t join (values ${own}) own (domain, store_id, zone) on own.domain = t.domain
    where t.drop_id = ${dropId}`;
  const known = await db.execute(sql`select from (${terms}) known`);
  if (known.rows.length === 0) throw new DomainError('NOT_FOUND');
  const { rows } = await db.execute<DropDay>(sql`
    with sold as (
      select o.order_number, o.currency, o.total_cent_amount, o.created_at, o.line_items, term.domain,
        to_char(o.created_at at time zone term.zone, 'YYYY-MM-DD') as day
      from orders o join (${terms}) term on term.store_id = o.store_id
        and o.created_at >= term.begins_at and (term.ends_at is null or o.created_at < term.ends_at)
      where o.status not in ('awaiting-payment', 'cancelled')
    ), promoted as (
      select u.order_number, sum(u.cents) as cents from promotion_uses u
      join promotions p on p.promotion_id = u.promotion_id and p.drop_id = ${dropId}
      where u.order_number is not null group by 1
    ), planned as (
      select sold.order_number, sum(greatest(0, initial.cent_amount * item.quantity - item.cents)) as cents
      from sold
      cross join lateral jsonb_to_recordset(sold.line_items)
        as line (sku text, quantity int, "totalPrice" jsonb)
      cross join lateral (select line.quantity, (line."totalPrice" ->> 'centAmount')::int as cents) item
      join skus s on s.sku = line.sku
      join prices reduced on reduced.option_id = s.option_id and reduced.domain = sold.domain
        and (reduced.sku is null or reduced.sku = s.sku) and reduced.valid_from <= sold.created_at
        and (reduced.valid_until is null or reduced.valid_until > sold.created_at)
      join price_plans plan on plan.plan_id = reduced.plan_id and plan.drop_id = ${dropId}
      cross join lateral (select cent_amount from prices i where i.option_id = s.option_id
        and i.domain = sold.domain and i.type = 'I' and (i.sku is null or i.sku = s.sku)
        and i.valid_from <= sold.created_at
        and (i.valid_until is null or i.valid_until > sold.created_at)
        order by i.sku nulls last, i.valid_from desc limit 1) initial
      group by 1
    )
    select sold.day, sold.domain as shop, sold.currency, count(*)::int as orders,
      sum(sold.total_cent_amount)::float8 as revenue,
      coalesce(sum(promoted.cents), 0)::float8 as "promotionCost",
      coalesce(sum(planned.cents), 0)::float8 as "planCost"
    from sold left join promoted using (order_number) left join planned using (order_number)
    where promoted.order_number is not null or planned.order_number is not null
    group by 1, 2, 3 order by 1 desc, 2`);
  return rows;
}

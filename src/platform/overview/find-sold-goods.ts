import { type SQL, sql } from 'drizzle-orm';
import type { SoldBy, SoldGoods, SoldRow } from '#src/domain/overview/sold-goods.schema.ts';
import { inSizeOrder } from '#src/domain/overview/sold-goods.ts';
import type { Language } from '#src/domain/shop/locales.ts';
import { dayAfter } from '#src/domain/shop/shop-day.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import { shopTimeZone } from '#src/domain/store/store.ts';
import { findGoodsNames } from '../catalogue/face.ts';
import type { Queryable } from '../kernel/database/database.ts';

type Asked = {
  by: SoldBy;
  /** Days of the shop (`YYYY-MM-DD`), both included. */
  from: string;
  to: string;
  lang: Language;
  now: Date;
};

/** Lines of paid orders of a period, with what was paid for them. */
const linesOf = ({ storeId, countryCodeISO2 }: WebDomain, { from, to }: Asked): SQL => sql`
  select o.order_number, l ->> 'lineId' as line_id, l -> 'product' as product,
    (l ->> 'quantity')::int as quantity,
    case when (l ->> 'isFree')::boolean then 0 else (l -> 'totalPrice' ->> 'centAmount')::int -
      coalesce((select sum(unit::int) from jsonb_array_elements(l -> 'reductions') off,
        jsonb_array_elements_text(off -> 'units') unit), 0) end as cents
  from orders o cross join lateral jsonb_array_elements(o.line_items) l
  where o.store_id = ${storeId} and o.status not in ('awaiting-payment', 'cancelled')
    and o.created_at >= ${dayAfter(from, -1)}::date and o.created_at < ${dayAfter(to, 2)}::date
    and (o.created_at at time zone ${shopTimeZone(countryCodeISO2)})::date
      between ${from}::date and ${to}::date`;

/** By line: what never left, what has come back, and why. */
const BACK = sql`
  select order_number, line_id, sum(unsent)::int as unsent,
    (sum(quantity) - sum(unsent))::int as returned,
    (sum(quantity) filter (where reason = 'too-small'))::int as too_small,
    (sum(quantity) filter (where reason = 'too-large'))::int as too_large
  from (
    select r.order_number, l ->> 'lineId' as line_id, (l ->> 'quantity')::int as quantity,
      l ->> 'reason' as reason, 0 as unsent
    from order_returns r cross join lateral jsonb_array_elements(r.lines) l
    where r.received_at is not null and r.order_number in (select order_number from lines)
    union all
    select r.order_number, l ->> 'lineId', 0, null, (l ->> 'quantity')::int
    from order_returns r cross join lateral jsonb_array_elements(r.unsent) l
    where r.received_at is not null and r.order_number in (select order_number from lines)
  ) parts group by 1, 2`;

/** What names a row of each kind, and where that comes from. */
const KEYS: Readonly<Record<SoldBy, { id: SQL; name: SQL; scale: SQL }>> = {
  size: {
    ...{ id: sql`l.product ->> 'size'`, scale: sql`l.product ->> 'sizeScale'` },
    name: sql`max(l.product -> 'sizeLabel' ->> 'full')`,
  },
  family: { id: sql`coalesce(f.family_id, '')`, scale: sql`null`, name: sql`''` },
  product: {
    ...{ id: sql`l.product ->> 'productId'`, scale: sql`null` },
    name: sql`max(l.product ->> 'name')`,
  },
};

/** What a shop sold by size, family or product, and what of it came back. */
export async function findSoldGoods(
  db: Queryable,
  sold: WebDomain,
  asked: Asked,
): Promise<SoldGoods> {
  const { by, lang, now } = asked;
  const { id, name, scale } = KEYS[by];
  const { rows } = await db.execute<SoldRow>(sql`
    with lines as materialized (${linesOf(sold, asked)}), back as (${BACK})
    select ${id} as id, ${name} as name, ${scale} as scale,
      sum(l.quantity - coalesce(b.unsent, 0))::int as items,
      sum(round(l.cents::numeric * (l.quantity - coalesce(b.unsent, 0)) / l.quantity))::float8 as cents,
      coalesce(sum(b.returned), 0)::int as returned,
      coalesce(sum(b.too_small), 0)::int as "tooSmall",
      coalesce(sum(b.too_large), 0)::int as "tooLarge"
    from lines l
    left join back b on b.order_number = l.order_number and b.line_id = l.line_id
    left join product_families f on f.product_id = l.product ->> 'productId' and f.main
    group by 1, 3 having sum(l.quantity - coalesce(b.unsent, 0)) > 0
    order by cents desc, 1`);
  const currency = sold.devise;
  if (by === 'size') return { currency, rows: inSizeOrder(rows, sold.domain) };
  const ids = rows.map((row) => row.id);
  const nameOf = await findGoodsNames(db, sold.domain, {
    familyIds: by === 'family' ? ids : [],
    productIds: by === 'product' ? ids : [],
    now,
  });
  return {
    currency,
    rows: rows.map((row) => ({ ...row, name: nameOf(lang, row.id)?.name ?? row.name })),
  };
}

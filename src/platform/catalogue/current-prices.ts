import { type SQL, sql } from 'drizzle-orm';
import { ONLINE_LOCALES, type OnlineLocale, SHOP_DOMAINS } from '#src/domain/locales.ts';

const OUTSIDE_THE_UNION: ReadonlySet<string> = new Set(['CH', 'GB']);

/** Shops that must show the lowest price of the 30 days before a reduction. */
const LOWEST_PRICE_SHOPS: readonly OnlineLocale[] = ONLINE_LOCALES.filter((code) =>
  SHOP_DOMAINS.some((shop) => shop.locale === code && !OUTSIDE_THE_UNION.has(shop.iso2)),
);

/** An instant as a parameter. */
export function at(now: Date): SQL {
  return sql`${now.toISOString()}::timestamptz`;
}

/**
 * The price of one option in one shop now, as a lateral subquery with the columns
 * `price` (jsonb, a domain `Price`) and `cent_amount`; no row when the option is not sold there.
 *
 * the lowest of P, S and A wins when it is below I, which is then struck. The lowest
 * price shown beside it is that of the 30 days before this reduction began: at any instant the
 * shopper paid the lowest row then valid, so it is the lowest row valid at any time in between.
 */
export function currentPriceOf(option: SQL, domain: SQL, now: Date): SQL {
  const valid = (row: SQL) =>
    sql`${row}.valid_from <= ${at(now)} and (${row}.valid_until is null or ${row}.valid_until > ${at(now)})`;
  const i = sql.raw('i');
  const r = sql.raw('r');
  return sql`(
    select coalesce(reduced.cent_amount, i.cent_amount) as cent_amount,
      jsonb_build_object(
        'currency', shop.devise,
        'centAmount', coalesce(reduced.cent_amount, i.cent_amount),
        'type', coalesce(reduced.type, 'I'),
        'initial', case when reduced.type is not null then i.cent_amount end,
        'lowest30Days', reduced.lowest
      ) as price
    from prices i
    join web_domains shop on shop.domain = i.domain
    left join lateral (
      select r.type, r.cent_amount,
        case when r.domain in ${[...LOWEST_PRICE_SHOPS]} then (
          select min(earlier.cent_amount) from prices earlier
          where earlier.option_id = r.option_id and earlier.domain = r.domain
            and earlier.valid_from < r.valid_from
            and (earlier.valid_until is null
              or earlier.valid_until > r.valid_from - interval '30 days')
        ) end as lowest
      from prices r
      where r.option_id = i.option_id and r.domain = i.domain and r.type <> 'I'
        and r.cent_amount < i.cent_amount and ${valid(r)}
      order by r.cent_amount, r.valid_from limit 1
    ) reduced on true
    where i.option_id = ${option} and i.domain = ${domain} and i.type = 'I' and ${valid(i)}
    order by i.valid_from desc limit 1
  )`;
}

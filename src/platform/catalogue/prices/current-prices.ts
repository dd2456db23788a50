import { type SQL, sql } from 'drizzle-orm';
import { ONLINE_LOCALES, type OnlineLocale, SHOP_DOMAINS } from '#src/domain/shop/locales.ts';

const OUTSIDE_THE_UNION: ReadonlySet<string> = new Set(['CH', 'GB']);

/** Shops that must show the lowest price of the 30 days before a reduction (A-074). */
export const LOWEST_PRICE_SHOPS: readonly OnlineLocale[] = ONLINE_LOCALES.filter((code) =>
  SHOP_DOMAINS.some((shop) => shop.locale === code && !OUTSIDE_THE_UNION.has(shop.iso2)),
);

/** An instant as a parameter, or as a column has it. */
export function at(now: Date | SQL): SQL {
  return now instanceof Date ? sql`${now.toISOString()}::timestamptz` : now;
}

/** Members see the sales that are private; anybody else sees the initial price (A-073). */
export type PriceReader = 'anybody' | 'member';

/** Whether a sale row may be seen: private ones by members, within the shop's window. */
function maySeeSale(now: Date | SQL, reader: PriceReader): SQL {
  const isPrivate = sql`exists (select from product_options sold
    join products flagged on flagged.product_id = sold.product_id and flagged.private_sale
    where sold.option_id = reduction.option_id)`;
  if (reader === 'anybody') return sql`not ${isPrivate}`;
  const end = (name: string) =>
    sql`(priced_shop.params #>> ${`{privateSales,${name}}`}::text[])::timestamptz`;
  return sql`(not ${isPrivate}
    or coalesce(${at(now)} between ${end('startDate')} and ${end('endDate')}, false))`;
}

/** The lowest price of the 30 days before an instant, in cents, as a subquery; null where nothing was sold. */
export const lowestOf30Days = ({ option, domain, before, which = sql`true` }: Before): SQL => sql`(
  select min(earlier.cent_amount) from prices earlier
  where earlier.option_id = ${option} and earlier.domain = ${domain} and ${which}
    and earlier.valid_from < ${before}
    and (earlier.valid_until is null or earlier.valid_until > ${before} - interval '30 days'))`;

type Before = { option: SQL; domain: SQL; before: SQL; which?: SQL };

/** An option in a shop at an instant, and for whom it is priced. */
type Asked = { option: SQL; domain: SQL; now: Date | SQL; reader?: PriceReader };

/**
 * What an option costs in a shop now: one row with a null `sku` where all its sizes cost the same,
 * else one for each size. The fields of `asked` are read inside it, so they must not name its own
 * tables (initial, reduction, reduced, earlier, priced_shop).
 *
 * A-074: the lowest of P, S and A wins when it is below I. `struckPrice` says what is struck then. The
 * lowest price is that of the 30 days before this reduction began: at any instant the shopper paid the
 * lowest row then valid, so it is the lowest row valid at any time in between. What is not below it is
 * no reduction to announce (Directive 98/6/EC, article 6a; C-330/23).
 */
function currentPricesOf({ option, domain, now, reader = 'anybody' }: Asked): SQL {
  const valid = (row: SQL) =>
    sql`${row}.valid_from <= ${at(now)} and (${row}.valid_until is null or ${row}.valid_until > ${at(now)})`;
  const initial = sql.raw('initial');
  const reduction = sql.raw('reduction');
  const isOfSize = (row: SQL) => sql`(${row}.sku is null or ${row}.sku = initial.sku)`;
  const isAnnounced = sql`reduced.type is not null and coalesce(reduced.cent_amount < reduced.lowest, true)`;
  return sql`(
    select distinct on (initial.sku) initial.sku,
      coalesce(reduced.cent_amount, initial.cent_amount) as cent_amount,
      jsonb_build_object(
        'currency', priced_shop.devise,
        'centAmount', coalesce(reduced.cent_amount, initial.cent_amount),
        'type', coalesce(reduced.type, 'I'),
        'initial', case when ${isAnnounced} then initial.cent_amount end,
        'lowest30Days', case when ${isAnnounced} then reduced.lowest end
      ) || case when ${isAnnounced} and reduced.lowest is not null
          and (priced_shop.params ->> 'strikesInitialPrice')::boolean
        then '{"strikesInitial": true}'::jsonb else '{}'::jsonb end as price
    from prices initial
    join web_domains priced_shop on priced_shop.domain = initial.domain
    left join lateral (
      select reduction.type, reduction.cent_amount,
        case when reduction.domain in ${[...LOWEST_PRICE_SHOPS]} then ${lowestOf30Days({
          ...{ option: sql`reduction.option_id`, domain: sql`reduction.domain` },
          ...{ before: sql`reduction.valid_from`, which: isOfSize(sql.raw('earlier')) },
        })} end as lowest
      from prices reduction
      where reduction.option_id = initial.option_id and reduction.domain = initial.domain and reduction.type <> 'I'
        and ${isOfSize(reduction)}
        and reduction.cent_amount < initial.cent_amount and ${valid(reduction)}
        and (reduction.type <> 'S' or ${maySeeSale(now, reader)})
      order by reduction.cent_amount, reduction.valid_from limit 1
    ) reduced on true
    where initial.option_id = ${option} and initial.domain = ${domain} and initial.type = 'I' and ${valid(initial)}
    order by initial.sku, initial.valid_from desc
  )`;
}

/**
 * The price of one size, the one home of it, as a lateral subquery with the columns `price` (jsonb, a
 * domain `Price`) and `cent_amount`; no row where it is not sold.
 */
export function priceOfSize(sku: SQL, asked: Asked): SQL {
  return sql`(
    select sized.price, sized.cent_amount from ${currentPricesOf(asked)} sized
    where sized.sku is null or sized.sku = ${sku} limit 1
  )`;
}

/**
 * What is said of an option before a size is chosen, as a lateral subquery: the `price` (jsonb, a domain
 * `PriceFrom`) and `cent_amount` of its cheapest size, and whether its sizes `differ`. Of sizes that
 * cost the same, one that is not reduced speaks for all. No row where the option is not sold.
 */
export function lowestPriceOf(asked: Asked): SQL {
  const cheapestFirst = sql`sized.cent_amount, (sized.price ->> 'initial')::int nulls first, sized.sku`;
  return sql`(
    select min(sized.cent_amount) as cent_amount, count(distinct sized.price) > 1 as differ,
      (array_agg(sized.price order by ${cheapestFirst}))[1]
        || case when min(sized.cent_amount) < max(sized.cent_amount)
          then '{"isFrom": true}'::jsonb else '{}'::jsonb end as price
    from ${currentPricesOf(asked)} sized having count(*) > 0
  )`;
}

import { type SQL, sql } from 'drizzle-orm';
import {
  type NewPricePlan,
  type PlanInShop,
  planRuleOf,
} from '#src/domain/catalogue/price-plan.schema.ts';
import { MAX_PLANNED_PRODUCTS, plannedPrice } from '#src/domain/catalogue/price-plan.ts';
import { DomainError } from '#src/domain/errors.ts';
import { instantIn, midnightToday } from '#src/domain/shop/local-time.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Transaction } from '../../kernel/database/database.ts';
import { at, LOWEST_PRICE_SHOPS, lowestPriceOf } from './current-prices.ts';
import { currencyOfShop } from './price-points.ts';
import { prices } from './tables.ts';

/** The rows of `prices` that a plan is made of. */

type Term = { shop: OnlineLocale; validFrom: Date; validUntil: Date | null };
type InitialPrice = { optionId: string; sku: string | null; cents: number };

/** When a plan runs in a shop, by its clocks; throws PRICES_INVALID, which names the field. */
function termIn(shop: OnlineLocale, { from, until }: NewPricePlan, now: Date): Term {
  const isNow = from === null || from === midnightToday(shop, now);
  const validFrom = isNow ? now : instantIn(shop, from);
  const validUntil = until === null ? null : instantIn(shop, until);
  if (validFrom < now) throw new DomainError('PRICES_INVALID', { field: 'from' });
  if (validUntil !== null && validUntil <= validFrom) {
    throw new DomainError('PRICES_INVALID', { field: 'until' });
  }
  return { shop, validFrom, validUntil };
}

/** Rows of an insert at a time: the server takes so many parameters. */
const ROWS_AT_ONCE = 1_000;

const listed = (values: readonly string[]) => sql`${JSON.stringify(values)}::jsonb`;
const oneOf = (value: SQL, values: readonly string[]) =>
  values.length === 0
    ? sql`true`
    : sql`${value} in (select jsonb_array_elements_text(${listed(values)}))`;

/** Products that fit all that is chosen. */
export const selected = ({
  families,
  brands,
  productIds,
}: Omit<NewPricePlan['selection'], 'exceptReduced'>): SQL => sql`
  select p.product_id from products p
  where ${oneOf(sql`p.product_id`, productIds)} and ${oneOf(sql`p.brand`, brands)}
    and ${
      families.length === 0
        ? sql`true`
        : sql`exists (with recursive chosen as (
            select family_id from families where ${oneOf(sql`family_id`, families)}
            union select below.family_id from families below
              join chosen on below.parent_id = chosen.family_id)
          select from product_families pf join chosen on chosen.family_id = pf.family_id
          where pf.product_id = p.product_id)`
    }`;

/** A row is valid at some instant of a term. */
const meetsTerm = (row: SQL, { validFrom, validUntil }: Term) => sql`(
  (${row}.valid_until is null or ${row}.valid_until > ${at(validFrom)})
  and ${validUntil === null ? sql`true` : sql`${row}.valid_from < ${at(validUntil)}`})`;

/** What colours and sizes of a selection cost when a term begins, without reductions. */
async function findInitialPrices(
  tx: Transaction,
  selection: NewPricePlan['selection'],
  { shop, validFrom }: Term,
): Promise<InitialPrice[]> {
  const isValid = (row: SQL) => sql`${row}.valid_from <= ${at(validFrom)}
    and (${row}.valid_until is null or ${row}.valid_until > ${at(validFrom)})`;
  const isReduced = sql`exists (select from prices cheaper where cheaper.option_id = initial.option_id
    and cheaper.domain = initial.domain and cheaper.type <> 'I' and ${isValid(sql`cheaper`)})`;
  const { rows } = await tx.execute<InitialPrice>(sql`
    select distinct on (initial.option_id, initial.sku)
      initial.option_id as "optionId", initial.sku, initial.cent_amount as cents
    from (${selected(selection)}) chosen
    join product_options o on o.product_id = chosen.product_id
    join prices initial on initial.option_id = o.option_id and initial.domain = ${shop}
      and initial.type = 'I' and ${isValid(sql`initial`)}
    where ${selection.exceptReduced ? sql`not ${isReduced}` : sql`true`}
    order by initial.option_id, initial.sku, initial.valid_from desc`);
  return rows;
}

/** Names of other plans that reduce some of the colours during a term. */
async function findMeeting(tx: Transaction, planId: string, term: Term): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select distinct plan.name from prices own
    join prices other on other.option_id = own.option_id and other.domain = own.domain
      and other.plan_id <> own.plan_id and ${meetsTerm(sql`other`, term)}
    join price_plans plan on plan.plan_id = other.plan_id
    where own.plan_id = ${planId} and own.domain = ${term.shop} order by plan.name`);
  return rows.map(({ name }) => name);
}

/** What a plan does in a shop when it begins, from its rows. */
async function readInShop(
  tx: Transaction,
  planId: string,
  { shop, validFrom, validUntil }: Term,
): Promise<PlanInShop> {
  const asked = { option: sql`own.option_id`, domain: sql`${shop}`, now: validFrom };
  const { rows } = await tx.execute<{ colours: number; struck: number; cheaper: number }>(sql`
    select count(*)::int as colours,
      count(*) filter (where said.cent_amount >= own.lowest and said.price ->> 'initial' is not null)::int as struck,
      count(*) filter (where said.cent_amount < own.lowest)::int as cheaper
    from (select option_id, min(cent_amount) as lowest from prices
      where plan_id = ${planId} and domain = ${shop} group by option_id) own
    cross join lateral ${lowestPriceOf(asked)} said`);
  const [counts = { colours: 0, struck: 0, cheaper: 0 }] = rows;
  const inShop = { shop, currency: currencyOfShop(shop), ...counts };
  return {
    ...inShop,
    ...{ from: validFrom.toISOString(), until: validUntil?.toISOString() ?? null },
    struckFrom: await findStruckFrom(tx, planId, { shop, validFrom, validUntil }),
  };
}

/** When all of it could be struck: 30 days after the last time that something cost as little. */
async function findStruckFrom(
  tx: Transaction,
  planId: string,
  { shop, validFrom }: Term,
): Promise<string | null> {
  if (!LOWEST_PRICE_SHOPS.includes(shop)) return null;
  const { rows } = await tx.execute<{ ms: string | null }>(sql`
    select (extract(epoch from max(least(earlier.valid_until, ${at(validFrom)}))
      + interval '30 days') * 1000)::bigint::text as ms
    from prices own
    join prices earlier on earlier.option_id = own.option_id and earlier.domain = own.domain
      and (earlier.sku is null or own.sku is null or earlier.sku = own.sku)
      and earlier.plan_id is distinct from own.plan_id and earlier.cent_amount <= own.cent_amount
      and earlier.valid_from < ${at(validFrom)}
      and (earlier.valid_until is null or earlier.valid_until > ${at(validFrom)} - interval '30 days')
    where own.plan_id = ${planId} and own.domain = ${shop}`);
  const ms = rows[0]?.ms ?? null;
  return ms === null ? null : new Date(Number(ms)).toISOString();
}

/**
 * Writes the rows of a plan that is there, and answers what they do and which plans they meet. Throws
 * PRICES_INVALID for times that are past, for more products than a plan may have and for a currency that
 * it says nothing of, PLAN_TOO_DEEP where a price would be zero or below, PLAN_EMPTY where it
 * would reduce nothing, and PRICES_PLANNED where other new prices begin at the same instant.
 */
export async function writePlan(
  tx: Transaction,
  { planId, asked }: { planId: string; asked: NewPricePlan },
  now: Date,
): Promise<{ products: number; shops: PlanInShop[]; meets: string[] }> {
  const rule = planRuleOf(asked);
  const terms = [...new Set(asked.shops)].map((shop) => termIn(shop, asked, now));
  for (const { shop, ...term } of terms) {
    const initial = await findInitialPrices(tx, asked.selection, { shop, ...term });
    const reduced = initial.flatMap(({ cents, ...of }) => {
      const centAmount = plannedPrice(cents, currencyOfShop(shop), rule);
      if (centAmount === null) throw new DomainError('PRICES_INVALID', { field: rule.kind });
      if (centAmount <= 0) throw new DomainError('PLAN_TOO_DEEP');
      return centAmount < cents ? [{ ...of, centAmount }] : [];
    });
    for (let first = 0; first < reduced.length; first += ROWS_AT_ONCE) {
      const rows = reduced.slice(first, first + ROWS_AT_ONCE);
      const of = { ...term, domain: shop, type: 'S' as const, planId };
      const written = await tx
        .insert(prices)
        .values(rows.map((row) => ({ ...row, ...of })))
        .onConflictDoNothing()
        .returning({ optionId: prices.optionId });
      // Something else begins to be reduced at the same instant.
      if (written.length < rows.length) throw new DomainError('PRICES_PLANNED');
    }
  }
  const { rows } = await tx.execute<{ products: number }>(sql`
    select count(distinct o.product_id)::int as products from prices own
    join product_options o on o.option_id = own.option_id where own.plan_id = ${planId}`);
  const products = rows[0]?.products ?? 0;
  if (products === 0) throw new DomainError('PLAN_EMPTY');
  if (products > MAX_PLANNED_PRODUCTS)
    throw new DomainError('PRICES_INVALID', { field: 'selection' });
  const shops: PlanInShop[] = [];
  const meets = new Set<string>();
  for (const term of terms) {
    shops.push(await readInShop(tx, planId, term));
    for (const name of await findMeeting(tx, planId, term)) meets.add(name);
  }
  return { products, shops, meets: [...meets] };
}

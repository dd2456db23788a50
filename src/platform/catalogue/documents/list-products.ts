import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import {
  type findProductChoices,
  OFFERED_PRODUCTS,
  type ProductChoice,
} from '#src/domain/catalogue/product-choice.calls.ts';
import type { PublicationState } from '#src/domain/catalogue/publication.ts';
import type { listProducts as listCall } from '#src/domain/catalogue/staff-product.calls.ts';
import type { ListedProduct } from '#src/domain/catalogue/staff-product.schema.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import type { StaffCaller } from '../../kernel/http/platform-env.ts';
import { findWebDomainsOf } from '../../shops/face.ts';
import {
  allOf,
  beginningWith,
  containing,
  findPage,
  findRows,
  type ListRows,
  when,
} from '../../staff/face.ts';
import { isOneOf } from '../listings/listing-rows.ts';
import { at } from '../prices/current-prices.ts';
import { lookOf } from '../products/option-pictures.ts';
import { nameOrOther } from '../products/product-names.ts';
import { findLacks, hiddenIn, lacking, shownIn } from '../publications/readiness.ts';

type Query = z.output<typeof listCall.request.query> & { ids?: readonly string[] };
type Row = Omit<ListedProduct, 'publishedAt' | 'lackingIn'> & { publishedAt: string };
type Caller = Pick<StaffCaller, 'shops' | 'language'>;

/** Whether a text `named` has this in its name. Two letters are in nearly every one, and no index finds them but where a word begins. */
export const isInName = (typed: string) =>
  typed.length > 2
    ? sql`lower(named.name) like ${containing(typed)}`
    : sql`(lower(named.name) like ${beginningWith(typed)}
      or lower(named.name) like ${`% ${beginningWith(typed)}`})`;

/**
 * Products by a part of a name, in any language, or of a brand, by their number, the beginning of a sku or
 * a barcode. Each is found by itself: in one condition with others no index would be read.
 */
const found = (typed: string) => sql`
  select ${typed}::text as id
  union select named.product_id from product_texts named
    where ${isInName(typed.toLowerCase())}
  union select of_brand.product_id from products of_brand where of_brand.brand in (
    select brand from brands where strpos(lower(brand), ${typed.toLowerCase()}) > 0)
  union select o.product_id from skus s join product_options o on o.option_id = s.option_id
    where s.sku like ${beginningWith(typed)}
  union select o.product_id from skus s join product_options o on o.option_id = s.option_id
    where s.gtin = ${typed}`;

/** Whether a product `p` is one that a text finds. */
export const foundBy = (typed: string) => sql`p.product_id = any (array(${found(typed)}))`;

/** Their ids, so that a page and its total look for them once. */
async function findIds(db: Queryable, typed: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(found(typed));
  return rows.map(({ id }) => id);
}

const isOver = (now: Date) => sql`(valid_until is not null and valid_until <= ${at(now)})`;
const STATES: Record<PublicationState, (now: Date) => SQL> = {
  draft: () => sql`true`,
  planned: (now) => sql`valid_from > ${at(now)} and not ${isOver(now)}`,
  published: (now) => sql`valid_from <= ${at(now)} and not ${isOver(now)}`,
  withdrawn: isOver,
};

/** Products that stand so in some shop; drafts are those that none of them ever showed. */
function standing(state: PublicationState, shops: readonly OnlineLocale[], now: Date): SQL {
  if (state === 'published') return shownIn(shops);
  const found = sql`exists (select from product_publications stood
    where stood.product_id = p.product_id and stood.domain in ${[...shops]} and ${STATES[state](now)})`;
  // What shops show is most of all, and is left out by what is kept of it.
  return state === 'draft' ? sql`${hiddenIn(shops)} and not ${found}` : found;
}

const isDrafted = sql`exists (select from product_drafts d where d.product_id = p.product_id)`;

type Asked = Caller & { open: readonly OnlineLocale[]; now: Date };

const productRows = ({ language = 'en', open, now }: Asked): ListRows<Query> => {
  const shopsOf = (shop: OnlineLocale | undefined) =>
    shop === undefined ? open : open.filter((one) => one === shop);
  return {
    columns: sql`p.product_id as id, t.name, p.brand, p.published_at as "publishedAt",
      (select coalesce(json_agg(shown.domain order by shown.domain), '[]') from product_publications shown
        where shown.product_id = p.product_id and shown.domain in ${open.length > 0 ? [...open] : ['']}
          and ${STATES.published(now)}) as "openIn",
      ${isDrafted} as "hasDraft",
      (select o.option_id from product_options o where o.product_id = p.product_id
        order by o.position limit 1) as "optionId",
      (select ${lookOf} from product_options o where o.product_id = p.product_id
        order by o.position limit 1) as look,
      (select count(*)::int from product_options o where o.product_id = p.product_id) as colours,
      (select coalesce(sum(held.quantity), 0)::int from product_options o
        join skus s on s.option_id = o.option_id join stocks held on held.sku = s.sku
        where o.product_id = p.product_id) as "inStock"`,
    from: sql`products p
      left join product_texts own on own.product_id = p.product_id and own.lang = ${language}
      cross join lateral (select coalesce(own.name, ${nameOrOther(language)}) as name) t`,
    which: ({ q, shop, state, lacks, draft, ids }) => [
      when(state, (one) =>
        shopsOf(shop).length === 0 ? sql`false` : standing(one, shopsOf(shop), now),
      ),
      when(lacks, (one) => lacking(one, shopsOf(shop))),
      when(draft, (one) => (one === 'kept' ? isDrafted : sql`not ${isDrafted}`)),
      when(q, foundBy),
      when(ids, (some) => isOneOf(sql`p.product_id`, some)),
    ],
    sorted: { id: sql`p.product_id`, name: sql`t.name`, publishedAt: sql`p.published_at` },
    key: sql`p.product_id`,
    hasCostlyColumns: true,
  };
};

/** A page of all products. */
export async function listProducts(
  db: Queryable,
  caller: Caller,
  query: Query,
  now: Date,
): Promise<{ values: ListedProduct[]; total: number }> {
  const open = (await findWebDomainsOf(db, caller)).map(({ domain }) => domain);
  const asked = productRows({ ...caller, open, now });
  const { q, ...rest } = query;
  const { rows, total } = await findPage<Row, Query>(
    db,
    asked,
    q === undefined ? query : { ...rest, ids: await findIds(db, q) },
  );
  const lacksOf = await findLacks(
    db,
    rows.map(({ id }) => id),
  );
  const values = rows.map(({ publishedAt, ...row }) => ({
    ...row,
    lackingIn: open
      .map((shop) => ({ shop, lacks: lacksOf(row.id, shop) }))
      .filter(({ lacks }) => lacks.length > 0),
    publishedAt: new Date(publishedAt).toISOString(),
  }));
  return { values, total };
}

/** Products to choose from: those of some numbers, or what was typed finds. */
export async function findChoices(
  db: Queryable,
  caller: Caller,
  asked: z.output<typeof findProductChoices.request.body>,
  now: Date,
): Promise<ProductChoice[]> {
  const wanted =
    'ids' in asked
      ? { ids: asked.ids, size: asked.ids.length }
      : { size: OFFERED_PRODUCTS, ...(asked.q !== '' && { q: asked.q }) };
  const query = { ...wanted, page: 1, sort: 'publishedAt', order: 'desc' } as const;
  const { values } = await listProducts(db, caller, query, now);
  return values.map(({ id, name, brand, optionId, look, openIn }) => ({
    ...{ id, name, brand, optionId, look, openIn },
  }));
}

/** The ids of all products that a list shows, in their order. */
export async function findProductIds(
  db: Queryable,
  caller: Caller,
  query: Pick<Query, 'q' | 'shop' | 'state' | 'lacks' | 'draft'>,
  now: Date,
): Promise<string[]> {
  const open = (await findWebDomainsOf(db, caller)).map(({ domain }) => domain);
  const { from, which } = productRows({ ...caller, open, now });
  const asked = { ...query, page: 1, size: 1, sort: 'id', order: 'asc' } as const;
  const rows = await findRows<{ id: string }>(
    db,
    { columns: sql`p.product_id as id`, from },
    { which: allOf(which(asked)), after: sql`order by p.product_id` },
  );
  return rows.map(({ id }) => id);
}

import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { type Availability, availabilityOf } from '#src/domain/catalogue.ts';
import { ONLINE_LOCALES, type OnlineLocale } from '#src/domain/locales.ts';
import type { Queryable } from '../database/database.ts';
import { addBit, type Bits, noBits } from './bits.ts';
import { addOptionTo, dropProduct, type OptionSet } from './option-sets.ts';
import type { Localized } from './tables.ts';

/**
 * What lists are narrowed by, held in memory as one bit per product and value: counts of facets
 * cost a few thousand operations instead of a pass over the shop. PostgreSQL stays the truth:
 * the index is built from it, and follows the stock as it moves.
 */
export type ListingIndex = {
  /** Products in the order of relevance; a product's place here is its bit. */
  productIds: string[];
  places: Map<string, number>;
  /** The options of each product in their order; an option's number here is its layer. */
  optionIds: string[][];
  families: Map<string, Bits>;
  material: Map<string, Bits>;
  tag: Map<string, Bits>;
  colour: Map<string, OptionSet>;
  /** How well the best stocked size of an option is stocked. */
  availability: Map<string, OptionSet>;
  /** Sizes that are to be had, as the sizing regions name them. */
  sizes: Record<SizingRegion, Map<string, OptionSet>>;
  /** Sizes by how well they are stocked, under `stockedKey`. */
  stockedSizes: Record<SizingRegion, Map<string, OptionSet>>;
  /** Price in each shop by place, in cents; -1 where it is not sold. */
  cents: Map<OnlineLocale, Int32Array>;
  /** Places, newest first. */
  newest: Uint32Array;
  /** Places by ascending price, for each shop. */
  cheapest: Map<OnlineLocale, Uint32Array>;
  /** What searches matched, best first, by shop and words; the last used stands last. */
  searched: Map<string, Bits[]>;
  words: FacetWords;
  italianSizes: ReadonlyMap<string, string>;
  /** Of the tiles that it was built from (`listing_state`). */
  version: number;
  /** By the database's clock, up to which moves of stock are known. */
  stockKnownAt: string;
};

export type SizingRegion = 'EUR' | 'IT';

export type FacetWords = {
  colour: Map<string, { labels: Localized; hex: string }>;
  material: Map<string, Localized>;
  size: Map<string, Localized>;
};

/** An order may be this long under way before its stock is to be seen, in seconds. */
const SLOWEST_ORDER = 15;

export const stockedKey = (size: string, availability: Availability) => `${size} ${availability}`;

type ProductRow = {
  productId: string;
  tags: string[];
  materials: string[] | null;
  options: { optionId: string; colourId: string }[];
  families: string[] | null;
};
/** An option with the stock of its sizes. */
type OptionRow = {
  productId: string;
  optionId: string;
  sizeChart: string | null;
  sizes: [size: string, quantity: number][];
};

function addValue(values: Map<string, Bits>, value: string, place: number, size: number) {
  const bits = values.get(value) ?? noBits(size);
  values.set(value, bits);
  addBit(bits, place);
}

/** The stock of options; with `since`, of those whose product had a move of stock. */
const stockOf = (since: string | null) => sql`
  select o.product_id as "productId", o.option_id as "optionId", p.size_chart as "sizeChart",
    json_agg(json_build_array(s.size, stocks.quantity)) as sizes
  from product_options o
  join products p on p.product_id = o.product_id and p.listed
  join skus s on s.option_id = o.option_id
  join stocks on stocks.sku = s.sku
  ${
    since === null
      ? sql``
      : sql`where o.product_id in (
          select moved_option.product_id from stocks moved
          join skus moved_sku on moved_sku.sku = moved.sku
          join product_options moved_option on moved_option.option_id = moved_sku.option_id
          where moved.changed_at > ${since}::timestamptz - ${SLOWEST_ORDER} * interval '1 second')`
  }
  group by o.product_id, o.option_id, p.size_chart`;

/** Sets which sizes of some options are to be had, and how well they are stocked. */
function applyStock(index: ListingIndex, rows: readonly OptionRow[]): void {
  const count = index.productIds.length;
  const { sizes, stockedSizes, availability } = index;
  const stocked = [sizes.EUR, sizes.IT, stockedSizes.EUR, stockedSizes.IT, availability];
  const moved = new Set(rows.flatMap(({ productId }) => index.places.get(productId) ?? []));
  for (const place of moved) {
    for (const sets of stocked) for (const set of sets.values()) dropProduct(set, place);
  }
  for (const { productId, optionId, sizeChart, sizes: held } of rows) {
    const place = index.places.get(productId);
    const layer = index.optionIds[place ?? -1]?.indexOf(optionId) ?? -1;
    if (place === undefined || layer < 0) continue;
    const add = (sets: Map<string, OptionSet>, value: string) =>
      addOptionTo(sets, value, count, place, layer);
    for (const [size, quantity] of held) {
      const italian = index.italianSizes.get(`${sizeChart} ${size}`) ?? size;
      const level = availabilityOf(quantity);
      add(stockedSizes.EUR, stockedKey(size, level));
      add(stockedSizes.IT, stockedKey(italian, level));
      if (quantity <= 0) continue;
      add(sizes.EUR, size);
      add(sizes.IT, italian);
    }
    add(availability, availabilityOf(Math.max(...held.map(([, quantity]) => quantity))));
  }
}

async function readWords(db: Queryable): Promise<FacetWords> {
  const colours = await db.execute<{ id: string; labels: Localized; hex: string }>(
    sql`select colour_id as id, labels, hex from colours`,
  );
  const terms = await db.execute<{ kind: string; id: string; labels: Localized }>(
    sql`select kind, term_id as id, labels from catalogue_terms where kind in ('material', 'size')`,
  );
  const ofKind = (kind: string) =>
    new Map(terms.rows.filter((row) => row.kind === kind).map((row) => [row.id, row.labels]));
  return {
    colour: new Map(colours.rows.map(({ id, labels, hex }) => [id, { labels, hex }])),
    material: ofKind('material'),
    size: ofKind('size'),
  };
}

async function readItalianSizes(db: Queryable): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ key: string; size: string }>(sql`
    select chart_id || ' ' || (size.value ->> 'eur') as key, size.value ->> 'it' as size
    from size_charts cross join lateral jsonb_array_elements(size_charts.rows) as size (value)`);
  return new Map(rows.map(({ key, size }) => [key, size]));
}

const byNumber = (keys: Int32Array | Float64Array) => (one: number, other: number) =>
  (keys[one] ?? 0) - (keys[other] ?? 0) || one - other;

/** Reads the whole index; the caller sees to it that this happens once at a time. */
async function buildIndex(db: Queryable, state: State): Promise<ListingIndex> {
  const { rows } = await db.execute<ProductRow & { published: number }>(sql`
    with recursive above (family_id, ancestor_id) as (
      select family_id, family_id from families
      union all
      select above.family_id, f.parent_id
      from above join families f on f.family_id = above.ancestor_id
      where f.parent_id is not null
    )
    select p.product_id as "productId", p.tags,
      extract(epoch from p.published_at)::float8 as published,
      array(select material ->> 'materialId' from jsonb_array_elements(p.materials) material)
        as materials,
      colourways.options, listed.families
    from products p
    join (select product_id, json_agg(json_build_object(
        'optionId', option_id, 'colourId', colour_id) order by position) as options
      from product_options group by product_id) colourways
      on colourways.product_id = p.product_id
    left join (select pf.product_id, array_agg(distinct above.ancestor_id) as families
      from product_families pf join above on above.family_id = pf.family_id
      group by pf.product_id) listed on listed.product_id = p.product_id
    where p.listed
    order by p.popularity desc, p.product_id`);
  const count = rows.length;
  const places = new Map(rows.map(({ productId }, place) => [productId, place]));
  const families = new Map<string, Bits>();
  const colour = new Map<string, OptionSet>();
  const material = new Map<string, Bits>();
  const tag = new Map<string, Bits>();
  for (const [place, row] of rows.entries()) {
    for (const family of row.families ?? []) addValue(families, family, place, count);
    for (const [layer, { colourId }] of row.options.entries()) {
      addOptionTo(colour, colourId, count, place, layer);
    }
    for (const id of row.materials ?? []) addValue(material, id, place, count);
    for (const id of row.tags) addValue(tag, id, place, count);
  }
  const inEachShop = <T>(make: (domain: OnlineLocale) => T) =>
    new Map(ONLINE_LOCALES.map((domain) => [domain, make(domain)]));
  const cents = inEachShop(() => new Int32Array(count).fill(-1));
  const priced = await db.execute<{ domain: OnlineLocale; productId: string; cents: number }>(sql`
    select domain, product_id as "productId", cent_amount as cents from tiles`);
  for (const { domain, productId, cents: amount } of priced.rows) {
    const place = places.get(productId);
    const shop = cents.get(domain);
    if (place !== undefined && shop !== undefined) shop[place] = amount;
  }
  const all = () => Uint32Array.from({ length: count }, (_, place) => place);
  const age = Float64Array.from(rows, ({ published }) => -published);
  const index: ListingIndex = {
    productIds: rows.map(({ productId }) => productId),
    places,
    optionIds: rows.map(({ options }) => options.map(({ optionId }) => optionId)),
    families,
    material,
    tag,
    colour,
    availability: new Map(),
    sizes: { EUR: new Map(), IT: new Map() },
    stockedSizes: { EUR: new Map(), IT: new Map() },
    cents,
    newest: all().sort(byNumber(age)),
    cheapest: inEachShop((domain) =>
      all().sort(byNumber(cents.get(domain) ?? new Int32Array(count))),
    ),
    searched: new Map(),
    words: await readWords(db),
    italianSizes: await readItalianSizes(db),
    version: state.version,
    stockKnownAt: state.now,
  };
  applyStock(index, (await db.execute<OptionRow>(stockOf(null))).rows);
  return index;
}

type State = { version: number; now: string; moved: boolean };

async function readState(db: Queryable, since: string): Promise<State> {
  const { rows } = await db.execute<State>(sql`
    select coalesce((select version from listing_state), 0) as version,
      clock_timestamp()::text as now,
      exists (select from stocks
        where changed_at > ${since}::timestamptz - ${SLOWEST_ORDER} * interval '1 second') as moved`);
  return rows[0] ?? { version: 0, now: '', moved: false };
}

/**
 * Gives the index as it stands now, kept in step with the stock. After a rebuild of the lists a
 * new one is built beside it: until it is there, and if that fails, everybody gets the last good
 * one. Only the very first call waits.
 */
export function createListingIndex(
  db: Queryable,
  log: Pick<Logger, 'error'>,
): () => Promise<ListingIndex> {
  let known: ListingIndex | undefined;
  let building: Promise<ListingIndex> | undefined;

  /** Whoever comes meanwhile shares the same building. */
  function build(state: State): Promise<ListingIndex> {
    building ??= buildIndex(db, state)
      .then((index) => {
        known = index;
        return index;
      })
      .finally(() => {
        building = undefined;
      });
    return building;
  }

  return async function current(): Promise<ListingIndex> {
    const index = known;
    const state = await readState(db, index?.stockKnownAt ?? 'infinity');
    if (index === undefined) return build(state);
    if (index.version !== state.version) {
      build(state).catch((err) =>
        log.error({ err }, 'the index of the lists could not be rebuilt'),
      );
    }
    if (state.moved) {
      applyStock(index, (await db.execute<OptionRow>(stockOf(index.stockKnownAt))).rows);
    }
    index.stockKnownAt = state.now;
    return index;
  };
}

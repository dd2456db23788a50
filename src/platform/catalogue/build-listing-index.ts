import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { AUDIENCES, type FamilyRole } from '#src/domain/catalogue/catalogue.values.ts';
import type { WordKind } from '#src/domain/catalogue/goods-word.schema.ts';
import { ONLINE_LOCALES, type OnlineLocale } from '#src/domain/shop/locales.ts';
import type { SizeScale } from '#src/domain/size/size-scales.ts';
import type { Queryable } from '../kernel/database/database.ts';
import { addBit, type Bits, either, noBits } from './bits.ts';
import type { FacetWords, ListingIndex } from './listing-index.ts';
import { followStock, type ListingState } from './listing-stock.ts';
import { type OptionPrices, setPrice, soldAt } from './option-prices.ts';
import { addOption, addOptionTo, noOptions, type OptionSet } from './option-sets.ts';
import { isCertified, ORGANIC_MATERIALS } from './organic.ts';
import { type Localized, mergedWords } from './tables.ts';
import { isInLists } from './visibility.ts';

/** Words of searches, of a kind; not for long, because the words of the shop follow its lists later. */
const WORDS_KEPT = { max: 500, ttl: 60_000 };

type ProductRow = {
  productId: string;
  tags: string[];
  materials: string[] | null;
  options: { optionId: string; colourId: string }[];
  families: string[] | null;
  sizeScale: SizeScale | null;
};
function addValue<T>(values: Map<T, Bits>, value: T, place: number, size: number) {
  const bits = values.get(value) ?? noBits(size);
  values.set(value, bits);
  addBit(bits, place);
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
  const families = await db.execute<{ role: FamilyRole; labels: Localized }>(sql`
    select distinct on (f.role) f.role, jsonb_object_agg(t.lang, t.title) as labels
    from families f join family_texts t on t.family_id = f.family_id
    where f.role is not null group by f.family_id order by f.role, f.position`);
  const titles = new Map(families.rows.map(({ role, labels }) => [role, labels]));
  return {
    audience: new Map(
      AUDIENCES.flatMap((audience) => {
        const labels = titles.get(audience);
        return labels === undefined ? [] : [[audience, labels]];
      }),
    ),
    colour: new Map(colours.rows.map(({ id, labels, hex }) => [id, { labels, hex }])),
    material: ofKind('material'),
    size: ofKind('size'),
  };
}

async function readMerged(db: Queryable): Promise<ListingIndex['merged']> {
  const rows = await db.select().from(mergedWords);
  const ofKind = (kind: WordKind) =>
    new Map(rows.filter((row) => row.kind === kind).map(({ word, now }) => [word, now]));
  return { colour: ofKind('colour'), material: ofKind('material') };
}

const byNumber = (keys: Int32Array | Float64Array) => (one: number, other: number) =>
  (keys[one] ?? 0) - (keys[other] ?? 0) || one - other;

/** The day on which the lists were last built, that all they say may be of the same one. */
const LISTED_ON = sql`(select (refreshed_at at time zone 'UTC')::date::text from listing_state)`;

/** Reads the whole index; the caller sees to it that this happens once at a time. */
export async function buildListingIndex(db: Queryable, state: ListingState): Promise<ListingIndex> {
  const { rows } = await db.execute<ProductRow & { published: number }>(sql`
    with recursive above (family_id, ancestor_id) as (
      select family_id, family_id from families
      union all
      select above.family_id, f.parent_id
      from above join families f on f.family_id = above.ancestor_id
      where f.parent_id is not null
    )
    select p.product_id as "productId", p.tags, p.size_scale as "sizeScale",
      extract(epoch from p.published_at)::float8 as published,
      array(select material ->> 'materialId' from jsonb_array_elements(p.materials) material
        where ${isCertified(LISTED_ON)}
          or material ->> 'materialId' <> all (${ORGANIC_MATERIALS})) as materials,
      colourways.options, listed.families
    from products p
    join (select product_id, json_agg(json_build_object(
        'optionId', option_id, 'colourId', colour_id) order by position) as options
      from product_options group by product_id) colourways
      on colourways.product_id = p.product_id
    left join (select pf.product_id, array_agg(distinct above.ancestor_id) as families
      from product_families pf join above on above.family_id = pf.family_id
      group by pf.product_id) listed on listed.product_id = p.product_id
    where ${isInLists}
    order by p.popularity desc, p.product_id`);
  const count = rows.length;
  const places = new Map(rows.map(({ productId }, place) => [productId, place]));
  const families = new Map<string, Bits>();
  const colour = new Map<string, OptionSet>();
  const material = new Map<string, Bits>();
  const tag = new Map<string, Bits>();
  const scales = new Map<SizeScale, Bits>();
  for (const [place, row] of rows.entries()) {
    for (const family of row.families ?? []) addValue(families, family, place, count);
    for (const [layer, { colourId }] of row.options.entries()) {
      addOptionTo(colour, colourId, count, place, layer);
    }
    for (const id of row.materials ?? []) addValue(material, id, place, count);
    for (const id of row.tags) addValue(tag, id, place, count);
    if (row.sizeScale !== null) addValue(scales, row.sizeScale, place, count);
  }
  const inEachShop = <T>(make: (domain: OnlineLocale) => T) =>
    new Map(ONLINE_LOCALES.map((domain) => [domain, make(domain)]));
  const cents = inEachShop((): OptionPrices => []);
  const reduced = inEachShop(() => noOptions(count));
  type Priced = { cents: number[]; reduced: boolean[] };
  const priced = await db.execute<{ domain: OnlineLocale; productId: string } & Priced>(sql`
    select domain, product_id as "productId", told.cents, told.reduced
    from tiles cross join lateral (
      select array_agg((option.value #>> '{price,centAmount}')::int order by option.place) as cents,
        array_agg(option.value #>> '{price,initial}' is not null order by option.place) as reduced
      from jsonb_array_elements(summary -> 'options') with ordinality as option (value, place)
    ) told`);
  for (const { domain, productId, ...told } of priced.rows) {
    const place = places.get(productId);
    const shop = cents.get(domain);
    if (place === undefined || shop === undefined) continue;
    for (const [layer, amount] of told.cents.entries()) setPrice(shop, place, layer, amount, count);
    const less = reduced.get(domain);
    for (const [layer, isReduced] of told.reduced.entries()) {
      if (isReduced && less !== undefined) addOption(less, place, layer);
    }
  }
  const roles = await db.execute<{ id: string; role: FamilyRole }>(
    sql`select family_id as id, role from families where role is not null`,
  );
  const audience = new Map(
    AUDIENCES.flatMap((one) => {
      const of = roles.rows.filter(({ role }) => role === one);
      const found = of.flatMap(({ id }) => families.get(id) ?? []);
      return found.length === 0 ? [] : [[one, either(count, found)]];
    }),
  );
  const all = () => Uint32Array.from({ length: count }, (_, place) => place);
  const age = Float64Array.from(rows, ({ published }) => -published);
  const index: ListingIndex = {
    productIds: rows.map(({ productId }) => productId),
    places,
    optionIds: rows.map(({ options }) => options.map(({ optionId }) => optionId)),
    families,
    saleFamilies: new Set(roles.rows.filter(({ role }) => role === 'sale').map(({ id }) => id)),
    audience,
    material,
    tag,
    colour,
    availability: new Map(),
    sizes: { EUR: new Map(), IT: new Map() },
    stockedSizes: { EUR: new Map(), IT: new Map() },
    cents,
    reduced,
    sold: inEachShop((domain) => soldAt(cents.get(domain) ?? [], count)),
    newest: all().sort(byNumber(age)),
    cheapest: inEachShop((domain) =>
      all().sort(byNumber(cents.get(domain)?.[0] ?? new Int32Array(count))),
    ),
    terms: new LRUCache(WORDS_KEPT),
    mended: new LRUCache(WORDS_KEPT),
    words: await readWords(db),
    merged: await readMerged(db),
    scales,
    scalesOfSizes: { EUR: new Map(), IT: new Map() },
    version: state.version,
    stockKnownAt: state.now,
  };
  await followStock(db, index, null);
  return index;
}

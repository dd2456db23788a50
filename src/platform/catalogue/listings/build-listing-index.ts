import { setImmediate as immediately } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { ONLINE_LOCALES, type OnlineLocale } from '#src/domain/shop/locales.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import { addBit, type Bits, dropBit, either, noBits } from './bits.ts';
import type { ListingIndex } from './listing-index.ts';
import {
  type PricedRow,
  type ProductRow,
  readPriced,
  readProducts,
  readRelevance,
  readVocabulary,
} from './listing-rows.ts';
import { addStock, type ListingState, readStock, stockSets } from './listing-stock.ts';
import { NOT_SOLD, type OptionPrices, setPrice, soldAt } from './option-prices.ts';
import { addOption, addOptionTo, dropProduct, noOptions } from './option-sets.ts';

/** Words of searches, of a kind; not for long, because the words of the shop follow its lists later. */
const WORDS_KEPT = { max: 500, ttl: 60_000 };
/** Free places of an index, for products that come before it is built again. */
const FREE_PLACES = 5_000;
/** Products that are read and written together: calls come in between. */
const TOGETHER = 500;

function addValue<T>(values: Map<T, Bits>, value: T, place: number, capacity: number) {
  const bits = values.get(value) ?? noBits(capacity);
  values.set(value, bits);
  addBit(bits, place);
}

const inEachShop = <T>(make: () => T) =>
  new Map<OnlineLocale, T>(ONLINE_LOCALES.map((domain) => [domain, make()]));

const noTerms = (): Pick<ListingIndex, 'terms' | 'mended'> => ({
  terms: new LRUCache(WORDS_KEPT),
  mended: new LRUCache(WORDS_KEPT),
});

function emptyIndex(capacity: number, { version, now }: ListingState): ListingIndex {
  return {
    ...{ productIds: [], places: new Map(), capacity, optionIds: [] },
    ...{ families: new Map(), saleFamilies: new Set(), audience: new Map() },
    ...{ material: new Map(), tag: new Map(), colour: new Map(), availability: new Map() },
    sizes: { EUR: new Map(), IT: new Map() },
    stockedSizes: { EUR: new Map(), IT: new Map() },
    cents: inEachShop((): OptionPrices => []),
    reduced: inEachShop(() => noOptions(capacity)),
    sold: inEachShop(() => noBits(capacity)),
    publishedAt: new Float64Array(capacity),
    newest: new Uint32Array(),
    cheapest: inEachShop(() => new Uint32Array()),
    ...noTerms(),
    words: { audience: new Map(), colour: new Map(), material: new Map(), size: new Map() },
    merged: { colour: new Map(), material: new Map() },
    scales: new Map(),
    scalesOfSizes: { EUR: new Map(), IT: new Map() },
    ...{ version, stockKnownAt: now },
  };
}

/** Takes a product out of every set; its place stays empty. */
function removeProduct(index: ListingIndex, productId: string): number[] {
  const place = index.places.get(productId);
  if (place === undefined) return [];
  for (const sets of [index.families, index.material, index.tag, index.scales]) {
    for (const bits of sets.values()) dropBit(bits, place);
  }
  for (const sets of [index.colour, index.reduced, ...stockSets(index)]) {
    for (const set of sets.values()) dropProduct(set, place);
  }
  for (const prices of index.cents.values()) for (const layer of prices) layer[place] = NOT_SOLD;
  index.optionIds[place] = [];
  return [place];
}

/** Puts a product into the sets of what it is; answers its place. */
function addProduct(index: ListingIndex, row: ProductRow): number {
  const { capacity, places, productIds } = index;
  const place = places.get(row.productId) ?? productIds.length;
  places.set(row.productId, place);
  productIds[place] = row.productId;
  index.optionIds[place] = row.options.map(({ optionId }) => optionId);
  index.publishedAt[place] = row.published;
  for (const family of row.families ?? []) addValue(index.families, family, place, capacity);
  for (const [layer, { colourId }] of row.options.entries()) {
    addOptionTo(index.colour, colourId, capacity, place, layer);
  }
  for (const id of row.materials ?? []) addValue(index.material, id, place, capacity);
  for (const id of row.tags) addValue(index.tag, id, place, capacity);
  if (row.sizeScale !== null) addValue(index.scales, row.sizeScale, place, capacity);
  return place;
}

function addPrices(index: ListingIndex, { domain, productId, ...told }: PricedRow): void {
  const place = index.places.get(productId);
  const shop = index.cents.get(domain);
  if (place === undefined || shop === undefined) return;
  for (const [layer, amount] of told.cents.entries()) {
    setPrice(shop, place, layer, amount, index.capacity);
  }
  const less = index.reduced.get(domain);
  for (const [layer, isReduced] of told.reduced.entries()) {
    if (isReduced && less !== undefined) addOption(less, place, layer);
  }
}

/** An order of places without those that moved, and with those that are listed where they belong now. */
function putInOrder(
  order: Uint32Array,
  { moved, listed }: { moved: ReadonlySet<number>; listed: readonly number[] },
  keyOf: (place: number) => number,
): Uint32Array {
  const compare = (one: number, other: number) => keyOf(one) - keyOf(other) || one - other;
  const stay = order.filter((place) => !moved.has(place));
  const come = Uint32Array.from(listed).sort(compare);
  const all = new Uint32Array(stay.length + come.length);
  let [left, right] = [0, 0];
  for (const at of all.keys()) {
    const [one, other] = [stay[left], come[right]];
    const isOld = other === undefined || (one !== undefined && compare(one, other) < 0);
    all[at] = (isOld ? one : other) ?? 0;
    if (isOld) left += 1;
    else right += 1;
  }
  return all;
}

type Read = {
  rows: readonly ProductRow[];
  priced: readonly PricedRow[];
  stock: Parameters<typeof addStock>[1];
};

/** Reads what the index holds of some products. */
async function read(db: Queryable, productIds: readonly string[]): Promise<Read> {
  return {
    rows: await readProducts(db, productIds),
    priced: await readPriced(db, productIds),
    stock: await readStock(db, productIds),
  };
}

/** Writes it into the sets of the index; answers the places. */
function write(index: ListingIndex, { rows, priced, stock }: Read): number[] {
  const listed = rows.map((row) => addProduct(index, row));
  for (const row of priced) addPrices(index, row);
  addStock(index, stock);
  return listed;
}

type Vocabulary = Awaited<ReturnType<typeof readVocabulary>>;
type Places = { moved: ReadonlySet<number>; listed: readonly number[] };

function arrange(index: ListingIndex, vocabulary: Vocabulary, places: Places): void {
  const { words, merged, saleFamilies, audienceFamilies } = vocabulary;
  index.audience = new Map(
    [...audienceFamilies].flatMap(([audience, ids]) => {
      const found = ids.flatMap((id) => index.families.get(id) ?? []);
      return found.length === 0 ? [] : [[audience, either(index.capacity, found)]];
    }),
  );
  index.newest = putInOrder(index.newest, places, (place) => -(index.publishedAt[place] ?? 0));
  Object.assign(index, { words, merged, saleFamilies });
}

function arrangeShop(index: ListingIndex, domain: OnlineLocale, places: Places): void {
  const cents = index.cents.get(domain) ?? [];
  const before = index.cheapest.get(domain) ?? new Uint32Array();
  const order = putInOrder(before, places, (place) => cents[0]?.[place] ?? 0);
  index.cheapest.set(domain, order);
  index.sold.set(domain, soldAt(cents, index.capacity));
}

function* inParts(productIds: readonly string[]): Generator<string[]> {
  for (let at = 0; at < productIds.length; at += TOGETHER) {
    yield productIds.slice(at, at + TOGETHER);
  }
}

/**
 * Reads the whole index; the caller sees to it that this happens once at a time. What changes while
 * it is read is of a later version than its state, and followed.
 */
export async function buildListingIndex(db: Queryable, state: ListingState): Promise<ListingIndex> {
  const productIds = await readRelevance(db);
  const index = emptyIndex(productIds.length + FREE_PLACES, state);
  const listed: number[] = [];
  for (const part of inParts(productIds)) {
    listed.push(...write(index, await read(db, part)));
    await immediately();
  }
  const places = { moved: new Set<number>(), listed };
  arrange(index, await readVocabulary(db), places);
  for (const domain of ONLINE_LOCALES) {
    arrangeShop(index, domain, places);
    await immediately();
  }
  return index;
}

/**
 * Brings an index up to some products that changed. Those that came are behind all others in the order of
 * relevance until it is built again: answers whether there are any. Null, and not all done, where it has no
 * place left for them.
 */
export async function followProducts(
  db: Queryable,
  index: ListingIndex,
  productIds: readonly string[],
): Promise<{ isOrdered: boolean } | null> {
  const vocabulary = await readVocabulary(db);
  let isOrdered = true;
  for (const part of inParts(productIds)) {
    const some = await read(db, part);
    const came = some.rows.filter(({ productId }) => !index.places.has(productId)).length;
    if (index.productIds.length + came > index.capacity) return null;
    if (came > 0) isOrdered = false;
    // From here in one go: a list sees all of a part or nothing.
    const removed = part.flatMap((id) => removeProduct(index, id));
    const ids = new Set(some.rows.map(({ productId }) => productId));
    for (const id of part) if (!ids.has(id)) index.places.delete(id);
    const listed = write(index, some);
    const places = { moved: new Set([...removed, ...listed]), listed };
    arrange(index, vocabulary, places);
    for (const domain of ONLINE_LOCALES) arrangeShop(index, domain, places);
    await immediately();
  }
  // Searches under way may still write into those of before.
  Object.assign(index, noTerms());
  return { isOrdered };
}

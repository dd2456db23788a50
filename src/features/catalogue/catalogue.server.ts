import * as calls from '#src/domain/catalogue/catalogue.calls.ts';
import type { ListQuery } from '#src/domain/catalogue/facets.ts';
import { isWholeList, type ListSearch } from '#src/domain/catalogue/list-search.ts';
import type { Segmentation } from '#src/domain/catalogue/segmentation.schema.ts';
import type { ListStory } from '#src/domain/content/content.ts';
import type { Commerce } from '#src/gateway/commerce.server.ts';
import { CATALOGUE_RULE, CONTENT_RULE, cachedRead } from '#src/session/cached-reads.server.ts';
import { entriesOf } from '#src/session/content-entries.server.ts';
import { optional } from '#src/session/optional-reads.server.ts';

/** A list query as it goes over the wire: what is not chosen is left out. */
const toQuery = ({ filter, ...list }: ListQuery) => ({ ...list, ...filter });

/** What a text finds, in any words, and what narrows it, in one answer. */
export const askSearch = (commerce: Commerce, text: string, query: ListQuery) =>
  commerce.ask(calls.searchProducts, { query: { q: text, ...toQuery(query) } });

/** A page of a family and its facets come in one answer, whichever of them is read. */
export const readFamily = cachedRead(
  'family',
  CATALOGUE_RULE,
  (commerce, familyId: string, query: ListQuery) =>
    commerce.ask(calls.getFamilyProducts, { params: { familyId }, query: toQuery(query) }),
);

/** How a product page names its product: exactly one key. */
type ProductKey = { productId: string } | { optionId: string } | { gtin: string } | { sku: string };

/** A product by one of its ids; PRODUCT_NOT_FOUND. */
export const readProduct = cachedRead('product', CATALOGUE_RULE, (commerce, key: ProductKey) =>
  'productId' in key
    ? commerce.ask(calls.getProduct, { params: key })
    : commerce.ask(calls.findProduct, { query: key }),
);

const NO_SEGMENTATIONS: Segmentation[] = [];

/** How the catalogue is segmented; a failure is an empty list (§7, §8). */
export const segmentationsOrNone = optional(
  cachedRead('segmentations', CONTENT_RULE, (commerce) => commerce.ask(calls.getSegmentations, {})),
  NO_SEGMENTATIONS,
);

const readStoryTiles = optional(
  cachedRead('story-tiles', CONTENT_RULE, entriesOf('story_tile')),
  null,
);

/**
 * The stories between the products of a family: where its list begins, and none in a
 * narrowed one. None when they cannot be read (§7).
 */
export async function storiesAmong(
  commerce: Commerce,
  familyId: string,
  search: ListSearch,
): Promise<ListStory[]> {
  if (!isWholeList(search)) return [];
  const tiles = await readStoryTiles(commerce);
  const own = tiles?.filter((tile) => tile.familyId === familyId) ?? [];
  return own.map(({ familyId: _, ...tile }) => tile);
}

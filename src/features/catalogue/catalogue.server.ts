import type { Segmentation } from '#src/domain/catalogue/catalogue.ts';
import { isWholeList, type ListSearch } from '#src/domain/catalogue/list-search.ts';
import type { ListStory } from '#src/domain/content/content.ts';
import { findProduct, getFamilyProducts, getSegmentations } from '#src/gateway/catalogue.server.ts';
import { getStoryTiles } from '#src/gateway/content.server.ts';
import type { CallContext } from '#src/gateway/platform-call.server.ts';
import { CATALOGUE_RULE, CONTENT_RULE, cachedRead } from '#src/session/cached-reads.server.ts';
import { optional } from '#src/session/optional-reads.server.ts';

/** A page of a family and what narrows it come in one answer, whichever of them is asked for. */
export const readFamily = cachedRead('family', CATALOGUE_RULE, getFamilyProducts);

/** A product by one of its ids; PRODUCT_NOT_FOUND. */
export const readProduct = cachedRead('product', CATALOGUE_RULE, findProduct);

const NO_SEGMENTATIONS: Segmentation[] = [];

/** How the catalogue is segmented; a failure is an empty list (§7, §8). */
export const segmentationsOrNone = optional(
  cachedRead('segmentations', CONTENT_RULE, getSegmentations),
  NO_SEGMENTATIONS,
);

const readStoryTiles = optional(cachedRead('story-tiles', CONTENT_RULE, getStoryTiles), null);

/**
 * The stories that stand between the products of a family: where its list begins, and none in a
 * narrowed one, which somebody looks through for something. None when they cannot be read (§7).
 */
export async function storiesAmong(
  call: CallContext,
  familyId: string,
  search: ListSearch,
): Promise<ListStory[]> {
  if (!isWholeList(search)) return [];
  const tiles = await readStoryTiles(call);
  const own = tiles?.filter((tile) => tile.familyId === familyId) ?? [];
  return own.map(({ familyId: _, ...tile }) => tile);
}

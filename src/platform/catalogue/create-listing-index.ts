import type { Logger } from 'pino';
import type { Queryable } from '../kernel/database/database.ts';
import { buildListingIndex } from './build-listing-index.ts';
import type { ListingIndex } from './listing-index.ts';
import { followStock, type ListingState, readListingState } from './listing-stock.ts';

/**
 * Gives the current index, updated with the stock. After a rebuild of the lists a
 * new one is built beside it: until it is there, and if that fails, everybody gets the last good
 * one. Only the very first call waits.
 */
export function createListingIndex(
  db: Queryable,
  log: Pick<Logger, 'error'>,
): () => Promise<ListingIndex> {
  let known: ListingIndex | undefined;
  let building: Promise<ListingIndex> | undefined;

  /** Concurrent callers share one build. */
  function build(state: ListingState): Promise<ListingIndex> {
    building ??= buildListingIndex(db, state)
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
    const state = await readListingState(db, index?.stockKnownAt ?? 'infinity');
    if (index === undefined) return build(state);
    if (index.version !== state.version) {
      build(state).catch((err) =>
        log.error({ err }, 'the index of the lists could not be rebuilt'),
      );
    }
    if (state.moved) {
      await followStock(db, index, index.stockKnownAt);
    }
    index.stockKnownAt = state.now;
    return index;
  };
}

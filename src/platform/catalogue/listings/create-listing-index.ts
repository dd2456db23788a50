import { setTimeout as wait } from 'node:timers/promises';
import { and, gt, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Queryable } from '../../kernel/database/database.ts';
import { buildListingIndex, followProducts } from './build-listing-index.ts';
import type { ListingIndex } from './listing-index.ts';
import { followStock, type ListingState, readListingState } from './listing-stock.ts';
import { listingVersions } from './tables.ts';

/** An index that more products changed of is built again. */
const MAX_FOLLOWED = 10_000;
/** How long after the last products came these are put into the order of relevance, ms. */
const ORDERED_AFTER_MS = 60_000;
/** So long a call waits for what changed; then it gets what is known. */
const MAX_WAIT_MS = 500;

/** Products that versions of the lists changed; null for more than an index follows. */
async function findChanged(
  db: Queryable,
  { from, to }: { from: number; to: number },
): Promise<string[] | null> {
  const { version } = listingVersions;
  const rows = await db
    .select()
    .from(listingVersions)
    .where(and(gt(version, from), lte(version, to)));
  // An older program makes versions of which nothing is known.
  if (rows.length !== to - from) return null;
  const ids = new Set<string>();
  for (const { productIds } of rows) {
    if (productIds === null) return null;
    for (const id of productIds) ids.add(id);
  }
  return ids.size > MAX_FOLLOWED ? null : [...ids];
}

/**
 * Gives the current index, updated with the stock and with single products that changed. After many changes
 * a new one is built beside it: until it is there, and if that fails, everybody gets the last good
 * one. Only the very first call waits.
 */
export function createListingIndex(
  db: Queryable,
  log: Pick<Logger, 'error'>,
): () => Promise<ListingIndex> {
  let known: ListingIndex | undefined;
  let building: Promise<ListingIndex> | undefined;
  let following = Promise.resolve();
  let orderAt = Number.POSITIVE_INFINITY;

  /** Concurrent callers share one build. */
  function build(state: ListingState): Promise<ListingIndex> {
    building ??= buildListingIndex(db, state)
      .then((index) => {
        known = index;
        orderAt = Number.POSITIVE_INFINITY;
        return index;
      })
      .finally(() => {
        building = undefined;
      });
    return building;
  }

  const complain = (err: unknown) =>
    log.error({ err }, 'the index of the lists could not be rebuilt');

  async function follow(index: ListingIndex, state: ListingState): Promise<void> {
    if (index.version >= state.version) return;
    const changed = await findChanged(db, { from: index.version, to: state.version });
    const followed = changed === null ? null : await followProducts(db, index, changed);
    if (followed === null) return void build(state).catch(complain);
    index.version = state.version;
    if (!followed.isOrdered) orderAt = Date.now() + ORDERED_AFTER_MS;
  }

  return async function current(): Promise<ListingIndex> {
    const index = known;
    const state = await readListingState(db, index?.stockKnownAt ?? 'infinity');
    if (index === undefined) return build(state);
    if (index.version !== state.version) {
      // One after the other: each caller waits for what it has seen to be changed.
      following = following.then(() => follow(index, state)).catch(complain);
      await Promise.race([following, wait(MAX_WAIT_MS, undefined, { ref: false })]);
    }
    if (Date.now() > orderAt) void build(state).catch(complain);
    if (state.moved) await followStock(db, index, index.stockKnownAt);
    index.stockKnownAt = state.now;
    return index;
  };
}

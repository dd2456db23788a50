import { CATALOGUE_TAG } from '#src/process/page-tags.ts';
import { onPurge } from '#src/session/page-tags.server.ts';
import { createStaleCache } from '#src/session/stale-cache.server.ts';

export type FeedFile = Uint8Array<ArrayBuffer>;

const OF_ALL_PRODUCTS: ReadonlySet<string> = new Set([CATALOGUE_TAG]);

type Options = {
  /** How old a file may get before it is written again, ms. */
  freshMs: number;
  /** How long a caller waits for a file where there is none, or many prices have turned since, ms. */
  firstWaitMs: number;
  /** Told of a file that could not be written. */
  onFailure: (feed: string, error: unknown) => void;
  /** ms. */
  now?: () => number;
};

/**
 * Files of feeds, compressed. A feed is thousands of products: it is written in the background
 * once it has got old, and the last good file is answered for as long as no newer one can be. Once many
 * products have changed, as when a sale begins, callers wait for the new one. Null: there is none yet, and
 * the first one is still being written, or could not be.
 */
export function createFeedFiles({ freshMs, firstWaitMs, onFailure, now = Date.now }: Options) {
  const files = createStaleCache<FeedFile>({
    rule: { freshMs, staleMs: Number.POSITIVE_INFINITY },
    retryAfterMs: 60_000,
    maxWeight: 64_000_000,
    weightOf: ({ byteLength }) => byteLength,
    judge: () => 'store',
    onFailure,
    now,
  });
  const lastGood = new Map<string, FeedFile>();
  onPurge((isStale) => {
    if (isStale(OF_ALL_PRODUCTS)) files.purge(() => true);
  });
  return async function fileOf(feed: string, write: () => Promise<FeedFile>) {
    const last = lastGood.get(feed) ?? null;
    const { promise: noneYet, resolve } = Promise.withResolvers<FeedFile | null>();
    const timer = setTimeout(() => resolve(last), firstWaitMs);
    const file = files(feed, write).then(
      ({ value }) => {
        lastGood.set(feed, value);
        return value;
      },
      (error: unknown) => {
        onFailure(feed, error);
        return last;
      },
    );
    try {
      return await Promise.race([file, noneYet]);
    } finally {
      clearTimeout(timer);
    }
  };
}

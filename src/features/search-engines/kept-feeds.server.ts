import { createStaleCache } from '#src/session/stale-cache.server.ts';

export type FeedFile = Uint8Array<ArrayBuffer>;

type Options = {
  /** How old a file may get before it is written again, ms. */
  freshMs: number;
  /** How long a caller waits for the first file of a shop, ms. */
  firstWaitMs: number;
  /** Told of a file that could not be written. */
  onFailure: (feed: string, error: unknown) => void;
  /** ms. */
  now?: () => number;
};

/**
 * Files of feeds, compressed. A feed is thousands of products: it is written in the background
 * once it has got old, and the last good file is answered for as long as no newer one can be. Null: there is
 * none yet, and the first one is still being written, or could not be.
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
  return async function fileOf(feed: string, write: () => Promise<FeedFile>) {
    const { promise: noneYet, resolve } = Promise.withResolvers<null>();
    const timer = setTimeout(() => resolve(null), firstWaitMs);
    const file = files(feed, write).then(
      ({ value }) => value,
      (error: unknown) => {
        onFailure(feed, error);
        return null;
      },
    );
    try {
      return await Promise.race([file, noneYet]);
    } finally {
      clearTimeout(timer);
    }
  };
}

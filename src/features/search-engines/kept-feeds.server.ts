import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { CATALOGUE_TAG, PRICES_TAG } from '#src/process/page-tags.ts';
import { onPurge } from '#src/session/page-tags.server.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

/** What feeds are made of, as far as they follow it sooner than by their age. */
export const FEED_TAGS: ReadonlySet<string> = new Set([CATALOGUE_TAG, PRICES_TAG]);

/** Files of a format together; one without room is written for its next caller. */
const MAX_BYTES = 64_000_000;
/** After a failure a file that is only old is not written again for this long, ms. */
const RETRY_AFTER_MS = 60_000;

/** A file, compressed, that is being written or is whole. */
type Written = {
  chunks: Bytes[];
  beganAt: number;
  isOver: boolean;
  /** Why it is not whole. */
  error: unknown;
  /** Prices have changed since it was begun. */
  isOutdated: boolean;
  readers: number;
  /** Resolves with the next chunk, or its end. */
  more: PromiseWithResolvers<void>;
};

type Options = {
  /** How old a file may get before it is written again, ms. */
  freshMs: number;
  /** Every caller reads what is written now. */
  isOff?: () => boolean;
  /** Told of a file that could not be written. */
  onFailure: (feed: string, error: unknown) => void;
  /** ms. */
  now?: () => number;
};

/** The bytes of a file from its first on, those that are still to come when they do. */
async function* bytesOf(file: Written): AsyncGenerator<Bytes> {
  file.readers += 1;
  try {
    for (let next = 0; ; ) {
      const chunk = file.chunks[next];
      if (chunk !== undefined) {
        next += 1;
        yield chunk;
      } else if (!file.isOver) await file.more.promise;
      else if (file.error !== null) throw file.error;
      else return;
    }
  } finally {
    file.readers -= 1;
  }
}

/** All of it, or its first bytes, are there. */
async function isBegun(file: Written): Promise<boolean> {
  while (file.chunks.length === 0 && !file.isOver) await file.more.promise;
  return file.error === null;
}

function tell(file: Written) {
  file.more.resolve();
  file.more = Promise.withResolvers<void>();
}

/** Nobody waits for a file any more whose prices are not right. */
class Abandoned extends Error {}

async function* whileWanted(parts: AsyncIterable<string>, file: Written) {
  for await (const part of parts) {
    if (file.isOutdated && file.readers === 0) throw new Abandoned();
    yield part;
  }
}

async function write(file: Written, parts: AsyncIterable<string>): Promise<void> {
  const source = Readable.from(whileWanted(parts, file));
  try {
    await pipeline(source, createGzip(), async (compressed: AsyncIterable<Buffer>) => {
      for await (const chunk of compressed) {
        file.chunks.push(new Uint8Array(chunk));
        tell(file);
      }
    });
  } catch (error) {
    file.error = error;
  }
  file.isOver = true;
  tell(file);
}

/**
 * Files of feeds, compressed. A feed is thousands of products, which takes longer than a caller waits: it is
 * written in the background once it has got old. Once prices have changed, as when a sale begins, callers
 * read the new one while it is written, so that no line of it says what a thing cost before. The last
 * good file is answered where a new one cannot be begun. Null: there is none.
 */
export function createFeedFiles({
  freshMs,
  onFailure,
  isOff = () => false,
  now = Date.now,
}: Options) {
  const whole = new LRUCache<string, Written>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ chunks }) => chunks.reduce((sum, chunk) => sum + chunk.byteLength, 1),
  });
  const underWay = new Map<string, Written>();
  const failedAt = new Map<string, number>();

  onPurge((isStale) => {
    if (!isStale(FEED_TAGS)) return;
    for (const file of [...whole.values(), ...underWay.values()]) file.isOutdated = true;
    underWay.clear();
  });

  function begin(feed: string, parts: () => AsyncIterable<string>): Written {
    const known = underWay.get(feed);
    if (known !== undefined) return known;
    const file: Written = {
      ...{ chunks: [], beganAt: now(), isOver: false, error: null, isOutdated: false },
      ...{ readers: 0, more: Promise.withResolvers<void>() },
    };
    underWay.set(feed, file);
    void write(file, parts()).then(() => {
      if (underWay.get(feed) === file) underWay.delete(feed);
      if (file.error instanceof Abandoned) return;
      if (file.error !== null) {
        failedAt.set(feed, now());
        onFailure(feed, file.error);
      } else if (!file.isOutdated || !whole.has(feed)) whole.set(feed, file);
    });
    return file;
  }

  return async function fileOf(
    feed: string,
    parts: () => AsyncIterable<string>,
  ): Promise<AsyncGenerator<Bytes> | null> {
    const last = whole.get(feed);
    if (last !== undefined && !last.isOutdated && !isOff()) {
      const hasFailed = now() - (failedAt.get(feed) ?? Number.NEGATIVE_INFINITY) < RETRY_AFTER_MS;
      if (now() - last.beganAt >= freshMs && !hasFailed) begin(feed, parts);
      return bytesOf(last);
    }
    const file = begin(feed, parts);
    if (await isBegun(file)) return bytesOf(file);
    return last === undefined ? null : bytesOf(last);
  };
}

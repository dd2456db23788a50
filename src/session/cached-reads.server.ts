import type { Commerce } from '#src/gateway/commerce.server.ts';
import { isCommerceError } from '#src/gateway/commerce-error.ts';
import { config } from './config.server.ts';
import { log } from './log.server.ts';
import { countRead, countRefreshFailure } from './metrics.server.ts';
import { collectTags, noteTags, onPurge } from './page-tags.server.ts';
import { answeringScope, notePartialPage, type RequestScope } from './request-scope.server.ts';
import { createStaleCache, type Found, type StaleRule } from './stale-cache.server.ts';

/** Reads of the platform that are the same for all shoppers are cached (A-149, decision 019). */

const MAX_ENTRIES = 1_500;
/** A refresh that failed is not tried again by every request that follows. */
const RETRY_AFTER_MS = 1_000;

type Options = {
  /** ms. */
  now?: () => number;
  /** Switches caching off, for platforms under inspection. */
  isOff?: () => boolean;
  /** Told how each read was answered. */
  onFound?: (state: Found<unknown>['state']) => void;
  /** Told of a refresh that failed. */
  onRefreshFailed?: (error: unknown) => void;
};

/** An answer that says no is news; anything else is a platform in trouble. */
const isRefusal = (error: unknown) => isCommerceError(error) && error.status < 500;

/** `null` is what reads answer that could not be made: it is never cached. */
async function orPartial<T>(reading: Promise<T>): Promise<T> {
  try {
    const value = await reading;
    if (value === null) notePartialPage();
    return value;
  } catch (error) {
    if (!isRefusal(error)) notePartialPage();
    throw error;
  }
}

type Tagged<T> = Awaited<ReturnType<typeof collectTags<T>>>;

type Reads<T> = (key: string, read: () => Promise<T>) => Promise<T>;

/** Without a cache, one request still asks each question once, however many parts need the answer. */
function oncePerRequest<T>(): Reads<T> {
  const known = new WeakMap<RequestScope, Map<string, Promise<T>>>();
  return (key, read) => {
    const scope = answeringScope();
    if (scope === undefined) return read();
    const answers = known.get(scope) ?? new Map<string, Promise<T>>();
    known.set(scope, answers);
    const answer = answers.get(key) ?? read();
    answers.set(key, answer);
    return answer;
  };
}

/** The cache of one kind of read, by a key that names what is read. */
export function createReadCache<T>(rule: StaleRule, options: Options = {}): Reads<T> {
  const { now = Date.now, isOff = () => false } = options;
  const { onFound = () => undefined, onRefreshFailed = () => undefined } = options;
  const once = oncePerRequest<T>();
  const cache = createStaleCache<Tagged<T>>({
    rule,
    retryAfterMs: RETRY_AFTER_MS,
    maxWeight: MAX_ENTRIES,
    now,
    judge: ({ value }, older) => {
      if (value !== null) return 'store';
      return older === undefined ? 'discard' : 'failure';
    },
    isGone: isRefusal,
    onFailure: (_key, error) => onRefreshFailed(error ?? new Error('nothing could be read')),
  });
  onPurge((isStale) => cache.purge(({ tags }) => isStale(tags)));
  const fromCache = async (key: string, read: () => Promise<T>) => {
    const { value: found, state } = await cache(key, () => collectTags(read));
    onFound(state);
    noteTags(found.tags);
    return found.value;
  };
  return (key, read) => orPartial(isOff() ? once(key, read) : fromCache(key, read));
}

/** A read of the platform: what it is made with, and what it is asked. */
type PlatformRead<Params extends readonly unknown[], T> = (
  commerce: Commerce,
  ...params: Params
) => Promise<T>;

/**
 * The cached form of a read: one answer per locale and params. `name` is what logs and metrics call
 * it; `keyOf` says otherwise which questions are the same. Errors are those of the read.
 */
export function cachedRead<Params extends readonly unknown[], T>(
  name: string,
  rule: StaleRule,
  read: PlatformRead<Params, T>,
  keyOf: (commerce: Commerce, ...params: Params) => string = ({ caller: { locale } }, ...params) =>
    JSON.stringify([locale, ...params]),
): PlatformRead<Params, T> {
  const cache = createReadCache<T>(rule, {
    isOff: () => config().isCacheOff,
    onFound: (state) => countRead(name, state),
    onRefreshFailed: (error) => {
      countRefreshFailure(name);
      // The key itself may hold what somebody searched for.
      const cause = error instanceof Error ? error.message : String(error);
      log.warn({ read: name, cause }, 'a cached read could not be refreshed');
    },
  });
  return (commerce, ...params) =>
    // What an editor previews is nobody else's, and is as it was saved a moment ago.
    commerce.caller.preview === undefined
      ? cache(keyOf(commerce, ...params), () => read(commerce, ...params))
      : read(commerce, ...params);
}

/** Lists and products: prices and stock may be this old on a page, never in a cart. */
export const CATALOGUE_RULE: StaleRule = { freshMs: 10_000, staleMs: 50_000 };
/** Content, segmentations, legal notices. */
export const CONTENT_RULE: StaleRule = { freshMs: 60_000, staleMs: 600_000 };

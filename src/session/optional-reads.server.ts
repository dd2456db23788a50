import { setTimeout as pause } from 'node:timers/promises';
import type { Commerce } from '#src/gateway/commerce.server.ts';
import { answeringScope, notePartialPage, type RequestScope } from './request-scope.server.ts';

/**
 * How long one answer waits in all for parts that it can do without, ms: with a read that it needs
 * (2 s) and its rendering it stays below the budget of a page (4 s, app/pipeline/render-budget.ts).
 */
const ALLOWANCE_MS = 1_500;
/** What is left for each further part once that is used up: enough for what is cached. */
const LAST_MS = 50;

const used = new WeakMap<RequestScope, number>();

const LATE = Symbol('late');

/** What came within the allowance of the answer, or LATE; the read itself goes on, for the cache. */
async function withinAllowance<T>(reading: Promise<T>): Promise<T | typeof LATE> {
  const scope = answeringScope();
  const before = scope === undefined ? 0 : (used.get(scope) ?? 0);
  const since = performance.now();
  const stop = new AbortController();
  const late = pause(Math.max(LAST_MS, ALLOWANCE_MS - before), LATE, { signal: stop.signal });
  try {
    return await Promise.race([reading, late]);
  } finally {
    stop.abort();
    late.catch(() => undefined);
    // Parts that are waited for together are waited for once.
    const now = before + performance.now() - since;
    if (scope !== undefined) used.set(scope, Math.max(now, used.get(scope) ?? 0));
  }
}

type Read<C extends Commerce, Params extends readonly unknown[], T> = (
  commerce: C,
  ...params: Params
) => Promise<T>;

/**
 * A read of something that a page can do without: `otherwise` when it fails or takes too long, and
 * the page is then not cached in place of a whole one (T45, F03).
 */
export function optional<C extends Commerce, Params extends readonly unknown[], T, Otherwise>(
  read: Read<C, Params, T>,
  otherwise: Otherwise,
): Read<C, Params, T | Otherwise> {
  return async (commerce, ...params) => {
    const reading = read(commerce, ...params).catch(() => otherwise);
    const found = await withinAllowance(reading);
    if (found !== LATE) return found;
    notePartialPage();
    return otherwise;
  };
}

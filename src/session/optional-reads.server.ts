import { answeringScope, notePartialPage, type RequestScope } from './request-scope.server.ts';

/**
 * How long one answer waits in all for parts that it can do without, ms: with a read that it needs
 * (2 s) and its rendering it stays below the budget of a page (4 s, app/pipeline/render-budget.ts).
 */
const ALLOWANCE_MS = 1_500;
/** What is left for each further part once that is used up: enough for what is cached. */
const LAST_MS = 50;

/** What an answer has waited for such parts: before, and since when it waits for some now. */
type Waiting = { usedMs: number; parts: number; since: number };

const waits = new WeakMap<RequestScope, Waiting>();

/** ms that an answer has waited so far; parts that are waited for together are waited for once. */
const waitedMs = ({ usedMs, parts, since }: Waiting, now: number) =>
  usedMs + (parts === 0 ? 0 : now - since);

const LATE = Symbol('late');

/** What came within the allowance of the answer, or LATE; the read itself goes on, for the cache. */
async function withinAllowance<T>(reading: Promise<T>): Promise<T | typeof LATE> {
  const scope = answeringScope();
  const nothing: Waiting = { usedMs: 0, parts: 0, since: 0 };
  const waiting = (scope && waits.get(scope)) ?? nothing;
  if (scope !== undefined) waits.set(scope, waiting);
  const now = performance.now();
  // A part that begins while others are waited for has what is left of their time.
  const leftMs = ALLOWANCE_MS - waitedMs(waiting, now);
  if (waiting.parts === 0) waiting.since = now;
  waiting.parts += 1;
  const { promise: late, resolve } = Promise.withResolvers<typeof LATE>();
  const timer = setTimeout(resolve, Math.max(LAST_MS, leftMs), LATE);
  try {
    return await Promise.race([reading, late]);
  } finally {
    // No signal to abort: each would make two errors with their stacks, for every read of a page.
    clearTimeout(timer);
    waiting.parts -= 1;
    if (waiting.parts === 0) waiting.usedMs += performance.now() - waiting.since;
  }
}

/**
 * A read of something that a page can do without: `otherwise` when it fails or takes too long, and
 * the page is then not cached in place of a whole one (T45, F03).
 */
export function optional<Params extends readonly unknown[], T, Otherwise>(
  read: (...params: Params) => Promise<T>,
  otherwise: Otherwise,
): (...params: Params) => Promise<T | Otherwise> {
  return async (...params) => {
    const reading = read(...params).catch(() => otherwise);
    const result = await withinAllowance(reading);
    if (result !== LATE) return result;
    notePartialPage();
    return otherwise;
  };
}

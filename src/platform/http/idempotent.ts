import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Context, MiddlewareHandler } from 'hono';
import { HEADER } from '#src/contract/headers.ts';
import type { PlatformDeps, PlatformEnv } from './platform-env.ts';
import { Problem } from './problem.ts';
import { idempotencyKeys } from './tables.ts';

type Deps = Pick<PlatformDeps, 'database' | 'now'>;
type Patience = { waitMs: number; pauseMs: number };

/** A first call that has not answered after this died with its process. */
const LOST_AFTER_MS = 60_000;
/** Answers are kept for a day. */
const KEPT_MS = 24 * 3_600_000;

const isSame = (owner: string, key: string) =>
  and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key));

/**
 * Honours `Idempotency-Key` (platform.md "Conventions"): the same key and request replays the
 * first answer, another request under the key is 422, and a simultaneous twin waits for the
 * first, then gets 503 with Retry-After. Only answers that did something are kept: a call that
 * was refused changed nothing, so the same key may try again.
 */
export function idempotent(
  deps: Deps,
  patience: Patience = { waitMs: 5_000, pauseMs: 50 },
): MiddlewareHandler<PlatformEnv> {
  return async (context, next) => {
    const key = context.req.header(HEADER.idempotencyKey);
    if (key === undefined) return next();
    if (!/^[\w:.-]{1,120}$/.test(key)) {
      throw new Problem('BAD_REQUEST', { field: HEADER.idempotencyKey });
    }
    const { customerId, sessionId } = context.get('shopper');
    const owner = customerId ?? sessionId;
    const request = await fingerprint(context);
    for (let waited = 0; ; waited += patience.pauseMs) {
      if (await claim(deps, { owner, key, request }))
        return runFirst(deps, context, next, owner, key);
      const kept = await findAnswer(deps, { owner, key, request });
      if (kept !== null) return context.json(kept.body, kept.status);
      if (waited >= patience.waitMs) {
        throw new Problem('SERVICE_UNAVAILABLE', { retryAfterSeconds: 2 });
      }
      await pause(patience.pauseMs);
    }
  };
}

async function fingerprint(context: Context<PlatformEnv>): Promise<string> {
  const { pathname, search } = new URL(context.req.url);
  const body = await context.req.text();
  return createHash('sha256')
    .update(`${context.req.method} ${pathname}${search}\n${body}`)
    .digest('hex');
}

type Call = { owner: string; key: string; request: string };

/** Becomes the first call under a key; false when there is one already. */
async function claim({ database, now }: Deps, call: Call): Promise<boolean> {
  const lost = new Date(now().getTime() - LOST_AFTER_MS);
  await database
    .delete(idempotencyKeys)
    .where(
      and(
        isSame(call.owner, call.key),
        isNull(idempotencyKeys.status),
        lt(idempotencyKeys.startedAt, lost),
      ),
    );
  const inserted = await database
    .insert(idempotencyKeys)
    .values({ ...call, startedAt: now() })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return inserted.length > 0;
}

async function findAnswer({ database }: Deps, { owner, key, request }: Call) {
  const [row] = await database.select().from(idempotencyKeys).where(isSame(owner, key));
  if (row === undefined) return null;
  if (row.request !== request) throw new Problem('IDEMPOTENCY_KEY_REUSED');
  return row.status === null ? null : { status: 200 as const, body: row.body };
}

async function runFirst(
  { database }: Deps,
  context: Context<PlatformEnv>,
  next: () => Promise<void>,
  owner: string,
  key: string,
): Promise<void> {
  await next();
  if (context.error !== undefined || context.res.status !== 200) {
    await database.delete(idempotencyKeys).where(isSame(owner, key));
    return;
  }
  const body: unknown = await context.res.clone().json();
  await database.update(idempotencyKeys).set({ status: 200, body }).where(isSame(owner, key));
}

/** Forgets answers older than a day. */
export async function forgetOldAnswers({ database, now }: Deps): Promise<void> {
  const old = new Date(now().getTime() - KEPT_MS);
  await database.delete(idempotencyKeys).where(lt(idempotencyKeys.startedAt, old));
}

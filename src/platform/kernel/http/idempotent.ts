import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Context, MiddlewareHandler } from 'hono';
import { DomainError } from '#src/domain/errors.ts';
import { HEADER } from '#src/domain/wire/headers.ts';
import { idempotencyHeaders } from '#src/domain/wire/request-parts.ts';
import type { PlatformDeps, PlatformEnv } from './platform-env.ts';
import { idempotencyKeys } from './tables.ts';

type Deps = Pick<PlatformDeps, 'database' | 'now'> & {
  config: Pick<PlatformDeps['config'], 'sealing'>;
};

type Times = {
  /** How long a twin waits for the first call, and between two looks at it. */
  waitMs: number;
  pauseMs: number;
  /** A first call holds its key this long, and says again and again that it is still at work. */
  leaseMs: number;
  renewMs: number;
};

/** The lease is shorter than a twin's patience: a retry after a crash gets through. */
const TIMES: Times = { waitMs: 5_000, pauseMs: 50, leaseMs: 4_000, renewMs: 1_000 };
/** Answers are saved for a day. */
const KEPT_MS = 24 * 3_600_000;

const isSame = (owner: string, key: string) =>
  and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key));

/**
 * Honours `Idempotency-Key`: the same key and request replays the
 * first answer, another request under the key is 422, and a simultaneous twin waits for the
 * first, then gets 503 with Retry-After. A call that died with its process lets go of its key once
 * it no longer renews its lease. Only answers that did something are saved: a call that
 * was refused changed nothing, so the same key may try again.
 */
export function idempotent(deps: Deps, times: Times = TIMES): MiddlewareHandler<PlatformEnv> {
  return async (context, next) => {
    const key = context.req.header(HEADER.idempotencyKey);
    if (key === undefined) return next();
    if (!idempotencyHeaders.safeParse({ [HEADER.idempotencyKey]: key }).success) {
      throw new DomainError('BAD_REQUEST', { field: HEADER.idempotencyKey });
    }
    const { customerId, sessionId } = context.get('shopper');
    const owner = customerId ?? sessionId;
    const request = await fingerprint(context);
    for (let waited = 0; ; waited += times.pauseMs) {
      const lease = await claim(deps, { owner, key, request }, times.leaseMs);
      if (lease !== null) return runFirst(deps, context, next, { lease, ...times });
      const kept = await findAnswer(deps, { owner, key, request });
      if (kept !== null) return context.json(kept.body, kept.status);
      if (waited >= times.waitMs) {
        throw new DomainError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 2 });
      }
      await pause(times.pauseMs);
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

/** What a first call holds: its key, since an instant that it moves on while it works. */
type Lease = Pick<Call, 'owner' | 'key'> & { startedAt: Date };

/** The row of a lease, unless another call has taken the key over. */
const isHeld = ({ owner, key, startedAt }: Lease) =>
  and(isSame(owner, key), isNull(idempotencyKeys.status), eq(idempotencyKeys.startedAt, startedAt));

/** Becomes the first call under a key; null when there is one already. */
async function claim({ database, now }: Deps, call: Call, leaseMs: number): Promise<Lease | null> {
  const startedAt = now();
  const lost = new Date(startedAt.getTime() - leaseMs);
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
    .values({ ...call, startedAt })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return inserted.length > 0 ? { owner: call.owner, key: call.key, startedAt } : null;
}

/** Moves a lease on every `renewMs`; answers what stops that. */
function renewing({ database, now }: Deps, lease: Lease, renewMs: number): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  const renew = async () => {
    const startedAt = now();
    await database.update(idempotencyKeys).set({ startedAt }).where(isHeld(lease));
    lease.startedAt = startedAt;
  };
  const timer = setInterval(() => {
    // A lease that cannot be renewed runs out, as that of a dead process does.
    last = last.then(renew).catch(() => undefined);
  }, renewMs);
  return () => {
    clearInterval(timer);
    return last;
  };
}

async function findAnswer({ database, config }: Deps, { owner, key, request }: Call) {
  const [row] = await database.select().from(idempotencyKeys).where(isSame(owner, key));
  if (row === undefined) return null;
  if (row.request !== request) throw new DomainError('IDEMPOTENCY_KEY_REUSED');
  if (row.status === null) return null;
  const opened = config.sealing.open(row.answer ?? '');
  // Its key is gone: what the first call did stands, but cannot be told.
  if (opened === null) throw new DomainError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 2 });
  const body: unknown = JSON.parse(opened);
  return { status: 200 as const, body };
}

async function runFirst(
  deps: Deps,
  context: Context<PlatformEnv>,
  next: () => Promise<void>,
  { lease, renewMs }: { lease: Lease; renewMs: number },
): Promise<void> {
  const stop = renewing(deps, lease, renewMs);
  await next();
  await stop();
  if (context.error !== undefined || context.res.status !== 200) {
    await deps.database.delete(idempotencyKeys).where(isHeld(lease));
    return;
  }
  const answer = deps.config.sealing.seal(await context.res.clone().text());
  await deps.database.update(idempotencyKeys).set({ status: 200, answer }).where(isHeld(lease));
}

/** Forgets answers older than a day. */
export async function forgetOldAnswers({
  database,
  now,
}: Pick<PlatformDeps, 'database' | 'now'>): Promise<void> {
  const old = new Date(now().getTime() - KEPT_MS);
  await database.delete(idempotencyKeys).where(lt(idempotencyKeys.startedAt, old));
}

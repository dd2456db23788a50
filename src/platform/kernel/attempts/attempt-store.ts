import { createHash } from 'node:crypto';
import { and, gt, inArray, lt, sql } from 'drizzle-orm';
import { DomainError } from '#src/domain/errors.ts';
import type { Database, Queryable } from '../database/database.ts';
import { attemptWindows } from './tables.ts';

/** How many attempts are allowed within a window of `seconds`, which starts with the first one. */
export type Limit = { most: number; seconds: number };

/** An attempt as one of its limits sees it: `what` names the limit, `who` is limited. */
export type Attempt = { what: string; who: string; limit: Limit };

const keyOf = ({ what, who }: Pick<Attempt, 'what' | 'who'>) =>
  createHash('sha256').update(`${what} ${who}`).digest('base64url');

const MS = 1_000;

/**
 * Counts an attempt under all of its limits, before it is made, so that parallel ones count too.
 * Answers the seconds until it may be made: 0 means now. All processes share the counts (T11).
 */
export async function countAttempt(
  database: Queryable,
  now: Date,
  attempts: readonly Attempt[],
): Promise<number> {
  const limits = new Map(attempts.map((attempt) => [keyOf(attempt), attempt.limit]));
  // In one order, so that parallel attempts take the rows one after the other.
  const rows = [...limits]
    .map(([key, { seconds }]) => ({
      key,
      count: 1,
      endsAt: new Date(now.getTime() + seconds * MS),
    }))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  const { count, endsAt } = attemptWindows;
  const isOver = sql`${endsAt} <= ${now.toISOString()}::timestamptz`;
  const counted = await database
    .insert(attemptWindows)
    .values(rows)
    .onConflictDoUpdate({
      target: attemptWindows.key,
      set: {
        count: sql`CASE WHEN ${isOver} THEN 1 ELSE ${count} + 1 END`,
        endsAt: sql`CASE WHEN ${isOver} THEN excluded.ends_at ELSE ${endsAt} END`,
      },
    })
    .returning();
  const waits = counted
    .filter((row) => row.count > (limits.get(row.key)?.most ?? 0))
    .map((row) => Math.ceil((row.endsAt.getTime() - now.getTime()) / MS));
  return Math.max(0, ...waits);
}

/** Counts an attempt, and throws TOO_MANY_REQUESTS with the seconds to wait where one is too many. */
export async function limitAttempts(
  database: Queryable,
  now: Date,
  attempts: readonly Attempt[],
): Promise<void> {
  const retryAfterSeconds = await countAttempt(database, now, attempts);
  if (retryAfterSeconds > 0) throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds });
}

/**
 * Seconds until an attempt may be made, without counting one: for what is known to have failed only
 * later, and is counted then.
 */
export async function attemptWait(
  database: Queryable,
  now: Date,
  attempts: readonly Attempt[],
): Promise<number> {
  const limits = new Map(attempts.map((attempt) => [keyOf(attempt), attempt.limit]));
  const rows = await database
    .select()
    .from(attemptWindows)
    .where(and(inArray(attemptWindows.key, [...limits.keys()]), gt(attemptWindows.endsAt, now)));
  const waits = rows
    .filter(({ key, count }) => count >= (limits.get(key)?.most ?? 0))
    .map(({ endsAt }) => Math.ceil((endsAt.getTime() - now.getTime()) / MS));
  return Math.max(0, ...waits);
}

/** Takes an attempt back: it was a good one, or gave nothing away. */
export async function takeBack(database: Database, attempts: readonly Attempt[]): Promise<void> {
  await database
    .update(attemptWindows)
    .set({ count: sql`greatest(${attemptWindows.count} - 1, 0)` })
    .where(inArray(attemptWindows.key, attempts.map(keyOf)));
}

/** Deletes all attempts of a person who then succeeded. */
export async function forgetAttempts(database: Database, attempt: Attempt): Promise<void> {
  await database.delete(attemptWindows).where(inArray(attemptWindows.key, [keyOf(attempt)]));
}

/** Removes windows that are over; to be called now and then. */
export async function sweepAttempts(database: Database, now: Date): Promise<void> {
  await database.delete(attemptWindows).where(lt(attemptWindows.endsAt, now));
}

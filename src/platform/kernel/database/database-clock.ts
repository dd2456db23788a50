import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Queryable } from './database.ts';

/** A smaller difference is no reason to move the clock, ms. */
const IGNORED_MS = 1_000;
const MS = 1_000;

/** The clock of a process, held to that of the database, which is the same for all processes. */
export type DatabaseClock = {
  now(): Date;
  /** Looks by how much they differ now. */
  look(): Promise<void>;
};

/** `now` is the clock of the machine, and where it was told to start (`PLATFORM_NOW`). */
export function followClock(
  db: Pick<Queryable, 'execute'>,
  now: () => Date,
  log: Pick<Logger, 'warn'>,
): DatabaseClock {
  let aheadMs = 0;
  return {
    now: () => new Date(now().getTime() + aheadMs),
    look: async () => {
      const before = Date.now();
      const { rows } = await db.execute<{ ms: string }>(
        sql`select (extract(epoch from clock_timestamp()) * ${MS}::int)::bigint::text as ms`,
      );
      const after = Date.now();
      const foundMs = Number(rows[0]?.ms) - (before + after) / 2;
      // What the answer took is how wrong that may be.
      const isOff = Math.abs(foundMs) > IGNORED_MS + (after - before) / 2;
      const next = isOff ? foundMs : 0;
      if (Math.abs(next - aheadMs) > IGNORED_MS) {
        const seconds = Math.round(next / MS);
        log.warn({ seconds }, 'the clock of this machine differs from that of the database');
      }
      aheadMs = next;
    },
  };
}

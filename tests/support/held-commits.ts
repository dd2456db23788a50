import { eq, sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { payments } from '#src/platform/payments/tables.ts';
import type { TormentedPlatform } from './tormented-platform.ts';

/** What a test does to the database of a platform that it is about to kill. */
export function heldCommits(platform: Pick<TormentedPlatform, 'look'>) {
  return {
    /**
     * Stops every commit that writes a table as a condition says, until the server is killed: the next
     * one lets them through, also what the platform does as it starts.
     */
    async holdCommits(table: string, condition: string): Promise<void> {
      await platform.look(async (db) => {
        const { rows } = await db.execute<{ began: string }>(
          sql`select extract(epoch from pg_postmaster_start_time())::text as began`,
        );
        await db.execute(
          sql.raw(`create or replace function hold() returns trigger language plpgsql as $hold$
            begin
              if extract(epoch from pg_catalog.pg_postmaster_start_time())::text = '${rows[0]?.began}' then
                perform pg_catalog.pg_sleep(600);
              end if;
              return null;
            end $hold$`),
        );
        await db.execute(
          sql.raw(`create constraint trigger hold after insert or update on ${table}
            deferrable initially deferred for each row when (${condition}) execute function hold()`),
        );
      });
    },
    letCommit: (table: string) =>
      platform.look((db) => db.execute(sql.raw(`drop trigger hold on ${table}`))),
    /** Waits until a commit is held. */
    isHeld: () =>
      vi.waitFor(
        async () => {
          const { rows } = await platform.look((db) =>
            db.execute(sql`select 1 from pg_stat_activity where wait_event = 'PgSleep'`),
          );
          expect(rows).not.toEqual([]);
        },
        { timeout: 60_000, interval: 20 },
      ),
    /** Some time goes by for a payment: the reconciler is due, and jobs of the dead are free. */
    hurry: (reference: string) =>
      platform.look(async (db) => {
        const earlier = sql`${payments.changedAt} - interval '1 minute'`;
        await db
          .update(payments)
          .set({ changedAt: earlier })
          .where(eq(payments.reference, reference));
        await db.execute(
          sql`update jobs.job set start_after = now() where state in ('created', 'retry')`,
        );
      }),
  };
}

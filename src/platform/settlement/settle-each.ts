import { and, asc, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { isDatabaseUnavailable } from '../database/database-errors.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import type { Payment } from '../payments/payment-store.ts';
import { payments } from '../payments/tables.ts';

type Deps = Pick<PlatformDeps, 'database' | 'now'> & { log: Logger };
type Due = {
  /** Which payments are to be settled. */
  where: SQL | undefined;
  /** By which time they follow each other. */
  by: 'changedAt' | 'voidedAt';
};

const BATCH = 50;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 600_000;

/**
 * Settles every payment that is due, the oldest first. One that fails (its provider does not
 * answer) is left for later, each time for twice as long, and keeps no other waiting.
 */
export async function settleEach(
  deps: Deps,
  { where, by }: Due,
  settle: (payment: Payment) => Promise<void>,
): Promise<void> {
  const { database, now } = deps;
  const time = payments[by];
  const isDue = or(isNull(payments.settleAfter), lte(payments.settleAfter, now()));
  let after: SQL | undefined;
  for (;;) {
    const batch = await database
      .select()
      .from(payments)
      .where(and(where, isDue, after))
      .orderBy(asc(time), asc(payments.reference))
      .limit(BATCH);
    for (const payment of batch) {
      try {
        await settle(payment);
      } catch (err) {
        if (isDatabaseUnavailable(err)) throw err;
        await postpone(deps, payment, err);
      }
    }
    const last = batch.at(-1);
    const lastTime = last?.[by]?.toISOString();
    if (last === undefined || batch.length < BATCH) return;
    after = sql`(${time}, ${payments.reference}) > (${lastTime}::timestamptz, ${last.reference})`;
  }
}

async function postpone(
  { database, now, log }: Deps,
  { reference, settleFailures }: Payment,
  err: unknown,
): Promise<void> {
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** settleFailures, LONGEST_PAUSE_MS);
  await database
    .update(payments)
    .set({
      settleFailures: settleFailures + 1,
      settleAfter: new Date(now().getTime() + pauseMs),
    })
    .where(eq(payments.reference, reference));
  log.error({ err, reference, failures: settleFailures + 1 }, 'a payment could not be settled');
}

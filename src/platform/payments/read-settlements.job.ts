import { type Database, inTransaction } from '../kernel/database/database.ts';
import { type Job, recurring } from '../kernel/jobs/job-types.ts';
import { compareSettlements } from './compare-settlements.ts';
import { READ_SETTLEMENT } from './provider-webhook.ts';
import type { Settlement, SettlementSource } from './settlements.ts';
import { settledEntries, settlements } from './tables.ts';

type Needs = { database: Database; now: () => Date; sources: readonly SettlementSource[] };

/** Stores a settlement once, with all that is in it. */
async function store({ database, now }: Needs, settlement: Settlement): Promise<void> {
  const { service, settlementId, settledAt, entries } = settlement;
  await inTransaction(database, async (tx) => {
    const stored = await tx
      .insert(settlements)
      .values({ service, settlementId, settledAt, readAt: now() })
      .onConflictDoNothing()
      .returning({ settlementId: settlements.settlementId });
    if (stored.length === 0 || entries.length === 0) return;
    const rows = entries.map((entry) => ({ ...entry, service, settlementId }));
    await tx.insert(settledEntries).values(rows).onConflictDoNothing();
  });
}

/** Every night, when no shopper waits. */
const DAILY = '30 3 * * *';
const MAX_SECONDS = 600;

/** Reads what providers have paid out, and holds it against what is here (docs/payments.md). */
export function settlementReaders(needs: Needs): Job[] {
  const { database, now, sources } = needs;
  return [
    recurring(
      'fetch-settlements',
      DAILY,
      async () => {
        const rows = await database
          .select({ settlementId: settlements.settlementId })
          .from(settlements);
        const known = new Set(rows.map(({ settlementId }) => settlementId));
        // One provider that does not answer keeps nobody else's books waiting.
        const lists = await Promise.allSettled(
          sources.map((source) => source.list?.((id) => known.has(id)) ?? []),
        );
        for (const list of lists) {
          if (list.status === 'rejected') continue;
          for (const settlement of list.value) await store(needs, settlement);
        }
        await compareSettlements(database, now());
        const failed = lists.find((list) => list.status === 'rejected');
        if (failed !== undefined) throw failed.reason;
      },
      { maxSeconds: MAX_SECONDS },
    ),
    {
      name: READ_SETTLEMENT,
      maxSeconds: MAX_SECONDS,
      run: async (key) => {
        const cut = key.lastIndexOf(' ');
        const [merchantAccount, fileName] = [key.slice(0, cut), key.slice(cut + 1)];
        const source = sources.find(({ report }) => report?.merchantAccount === merchantAccount);
        if (source?.report === undefined) return undefined;
        await store(needs, await source.report.read(fileName));
        await compareSettlements(database, now());
        return undefined;
      },
    },
  ];
}

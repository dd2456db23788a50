import { and, eq } from 'drizzle-orm';
import { ONLINE_LOCALES, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { takeBackTexts } from '../content/face.ts';
import { inTransaction, type Transaction } from '../kernel/database/database.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { enqueue } from '../kernel/jobs/job-queue.ts';
import type { Job } from '../kernel/jobs/job-types.ts';
import { drops, dropTerms } from './tables.ts';

const END_DROP = 'end-drop';

/** Has content go back when a drop ends in a shop; prices, promotions and products have ends of their own. */
export async function followDrop(
  tx: Transaction,
  dropId: string,
  terms: readonly { domain: OnlineLocale; endsAt: Date | null }[],
  now: Date,
): Promise<void> {
  for (const { domain, endsAt } of terms) {
    if (endsAt === null) continue;
    const afterSeconds = Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / 1_000));
    await enqueue(tx, END_DROP, `${dropId} ${domain} ${endsAt.getTime()}`, { afterSeconds });
  }
}

/** Does it, where the drop was neither moved nor stopped since. */
export function endDrop({ database, now }: Pick<PlatformDeps, 'database' | 'now'>): Job {
  return {
    name: END_DROP,
    run: async (key) => {
      const [dropId = '', domain, ms = ''] = key.split(' ');
      const early = Number(ms) - now().getTime();
      if (early > 0) return { againInSeconds: Math.ceil(early / 1_000) };
      const shop = ONLINE_LOCALES.find((one) => one === domain);
      if (shop === undefined) return undefined;
      await inTransaction(database, async (tx) => {
        const [found] = await tx
          .select({ name: drops.madeBy, endsAt: dropTerms.endsAt, stoppedAt: dropTerms.stoppedAt })
          .from(drops)
          .innerJoin(dropTerms, eq(dropTerms.dropId, drops.dropId))
          .where(and(eq(drops.dropId, dropId), eq(dropTerms.domain, shop)))
          .for('update');
        const isIt = found?.endsAt?.getTime() === Number(ms) && found.stoppedAt === null;
        if (found === undefined || !isIt) return;
        const planner = { kind: 'platform', id: 'platform', name: found.name } as const;
        const actor = { ...planner, clientAddress: null, correlationId: dropId };
        await takeBackTexts(tx, actor, { dropId, shop }, now());
      });
      return undefined;
    },
  };
}

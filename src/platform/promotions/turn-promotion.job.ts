import { CATALOGUE_TAG } from '#src/process/page-tags.ts';
import type { Database, Transaction } from '../kernel/database/database.ts';
import { enqueue } from '../kernel/jobs/job-queue.ts';
import type { Job } from '../kernel/jobs/job-types.ts';
import { notePurge } from '../kernel/purges/purge-pages.job.ts';

const TURN_PROMOTION = 'turn-promotion';

type Turns = { beginsAt: Date; endsAt: Date | null };

/** Has pages follow a promotion: now, and at the instants at which it begins and ends somewhere. */
export async function followPromotion(
  tx: Transaction,
  promotionId: string,
  terms: readonly Turns[],
  now: Date,
): Promise<void> {
  await notePurge(tx, [CATALOGUE_TAG]);
  const instants = new Set(
    terms.flatMap(({ beginsAt, endsAt }) => [beginsAt.getTime(), endsAt?.getTime() ?? 0]),
  );
  for (const ms of instants) {
    const afterSeconds = Math.ceil((ms - now.getTime()) / 1_000);
    if (afterSeconds > 0) {
      await enqueue(tx, TURN_PROMOTION, `${promotionId} ${ms}`, { afterSeconds });
    }
  }
}

/** Has pages that were made before drop what they say of promotions. */
export function turnPromotion({ database, now }: { database: Database; now: () => Date }): Job {
  return {
    name: TURN_PROMOTION,
    run: async (key) => {
      const [, ms = ''] = key.split(' ');
      const early = Number(ms) - now().getTime();
      if (early > 0) return { againInSeconds: Math.ceil(early / 1_000) };
      await notePurge(database, [CATALOGUE_TAG]);
      return undefined;
    },
  };
}

import { eq } from 'drizzle-orm';
import { inTransaction } from '../database/database.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import type { Job } from '../jobs/job-types.ts';
import { keepMail } from '../mail/keep-mail.ts';
import { findOrderLetter } from './order-letter.ts';
import { toOrder } from './order-store.ts';
import { refundMail } from './refund-mail.ts';
import { orderWithdrawals } from './tables.ts';

/** Its key is the id of a withdrawal. */
export const WRITE_REFUND_MAIL = 'write-refund-mail';

/** Tells what was paid back for a withdrawal, and how. */
export function writeRefundMail(deps: Pick<PlatformDeps, 'database' | 'now' | 'config'>): Job {
  const { database, now, config } = deps;
  return {
    name: WRITE_REFUND_MAIL,
    run: async (withdrawalId) => {
      const [withdrawal] = await database
        .select()
        .from(orderWithdrawals)
        .where(eq(orderWithdrawals.withdrawalId, withdrawalId));
      const { lines, refund } = withdrawal ?? {};
      const found = withdrawal && (await findOrderLetter(deps, withdrawal.orderNumber));
      if (!found || !lines || !refund) return undefined;
      const { row, recipient, letter } = found;
      await inTransaction(database, async (tx) =>
        keepMail(tx, {
          kind: 'refund',
          about: withdrawalId,
          recipient,
          lang: letter.lang,
          content: refundMail(letter, toOrder(row), { lines, refund }),
          frame: letter.frame(letter.texts.signature(config.brandName)),
          sealing: config.sealing,
          now: now(),
        }),
      );
      return undefined;
    },
  };
}

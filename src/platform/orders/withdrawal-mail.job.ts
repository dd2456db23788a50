import { eq } from 'drizzle-orm';
import { customers } from '../customers/tables.ts';
import { inTransaction } from '../database/database.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import type { Job } from '../jobs/job-types.ts';
import { keepMail } from '../mail/keep-mail.ts';
import { letterOf } from '../mail/shop-letter.ts';
import { findWebDomainByStoreId } from '../web-domains/web-domain-store.ts';
import { toOrder } from './order-store.ts';
import { orders, orderWithdrawals } from './tables.ts';
import { withdrawalMail } from './withdrawal-mail.ts';

/** Its key is the id of a withdrawal. */
export const WRITE_WITHDRAWAL_MAIL = 'write-withdrawal-mail';

/** Acknowledges a withdrawal on a durable medium: what was declared, and when (article 11a). */
export function writeWithdrawalMail({
  database,
  now,
  config,
}: Pick<PlatformDeps, 'database' | 'now' | 'config'>): Job {
  return {
    name: WRITE_WITHDRAWAL_MAIL,
    run: async (withdrawalId) => {
      const [found] = await database
        .select({ withdrawal: orderWithdrawals, order: orders, email: customers.email })
        .from(orderWithdrawals)
        .innerJoin(orders, eq(orders.orderNumber, orderWithdrawals.orderNumber))
        .innerJoin(customers, eq(customers.customerId, orders.customerId))
        .where(eq(orderWithdrawals.withdrawalId, withdrawalId));
      const domain = found && (await findWebDomainByStoreId(database, found.order.storeId));
      if (!found || !domain) return undefined;
      const letter = letterOf(domain.domain, config);
      const { lines, declaredAt } = found.withdrawal;
      await inTransaction(database, async (tx) =>
        keepMail(tx, {
          kind: 'withdrawal',
          about: withdrawalId,
          recipient: found.email,
          lang: letter.lang,
          content: withdrawalMail(letter, toOrder(found.order), { lines, declaredAt }),
          frame: letter.frame(letter.texts.signature(config.brandName)),
          now: now(),
        }),
      );
      return undefined;
    },
  };
}

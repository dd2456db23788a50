import { eq } from 'drizzle-orm';
import { customers } from '../customers/tables.ts';
import { inTransaction } from '../database/database.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import type { Job } from '../jobs/job-types.ts';
import { keepMail } from '../mail/keep-mail.ts';
import { newToken } from '../mail/link-tokens.ts';
import { letterOf } from '../mail/shop-letter.ts';
import { findWebDomainByStoreId } from '../web-domains/web-domain-store.ts';
import { keepOrderLink } from './order-links.ts';
import { orderMail } from './order-mail.ts';
import { toOrder } from './order-store.ts';
import { orders } from './tables.ts';

/** Its key is the order's number. */
export const WRITE_ORDER_MAIL = 'write-order-mail';

/** Writes a customer about an order, in the language of the shop where it was placed. */
export function writeOrderMail({
  database,
  now,
  config,
}: Pick<PlatformDeps, 'database' | 'now' | 'config'>): Job {
  return {
    name: WRITE_ORDER_MAIL,
    run: async (orderNumber) => {
      const [found] = await database
        .select({ order: orders, email: customers.email, firstName: customers.firstName })
        .from(orders)
        .innerJoin(customers, eq(customers.customerId, orders.customerId))
        .where(eq(orders.orderNumber, orderNumber));
      if (found === undefined) return undefined;
      const domain = await findWebDomainByStoreId(database, found.order.storeId);
      if (domain === null) return undefined;
      const letter = letterOf(domain.domain, config);
      const { shop, lang, origin, texts } = letter;
      const order = toOrder(found.order);
      const { token, tokenHash } = newToken();
      await inTransaction(database, async (tx) => {
        const isKept = await keepMail(tx, {
          kind: 'order',
          about: orderNumber,
          recipient: found.email,
          lang,
          content: orderMail({
            ...{ order, shop, origin, token },
            firstName: found.firstName,
            texts: texts.order,
          }),
          frame: letter.frame(texts.signature(config.brandName)),
          now: now(),
        });
        // A second run writes no mail: the link of the first one counts.
        if (isKept) await keepOrderLink(tx, { orderNumber, tokenHash }, now());
      });
      return undefined;
    },
  };
}

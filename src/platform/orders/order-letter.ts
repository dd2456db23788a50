import { eq } from 'drizzle-orm';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import { customers } from '../customers/face.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { letterOf, type ShopLetter } from '../kernel/mail/shop-letter.ts';
import { findWebDomainByStoreId } from '../shops/face.ts';
import { orders } from './tables.ts';

type OrderLetter = {
  row: typeof orders.$inferSelect;
  recipient: string;
  firstName: string;
  letter: ShopLetter;
  domain: WebDomain;
};

/** What a mail about an order is written from: in the language of the shop where it was placed. */
export async function findOrderLetter(
  { database, config }: Pick<PlatformDeps, 'database' | 'config'>,
  orderNumber: string,
): Promise<OrderLetter | null> {
  const [found] = await database
    .select({ row: orders, recipient: customers.email, firstName: customers.firstName })
    .from(orders)
    .innerJoin(customers, eq(customers.customerId, orders.customerId))
    .where(eq(orders.orderNumber, orderNumber));
  if (found === undefined) return null;
  const domain = await findWebDomainByStoreId(database, found.row.storeId);
  return domain && { ...found, letter: letterOf(domain.domain, config), domain };
}

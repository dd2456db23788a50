import { eq } from 'drizzle-orm';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import { findContact, hasMailbox } from '../customers/face.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import { findLetter, type ShopLetter } from '../kernel/mail/shop-letter.ts';
import { findWebDomainByStoreId } from '../shops/face.ts';
import { orders } from './tables.ts';

type OrderLetter = {
  row: typeof orders.$inferSelect;
  recipient: string;
  firstName: string;
  letter: ShopLetter;
  domain: WebDomain;
  isGuest: boolean;
};

/**
 * What a mail about an order is written from: in the language of the shop where it was placed; null for
 * an order of nobody to write to.
 */
export async function findOrderLetter(
  { database, config }: Pick<PlatformDeps, 'database' | 'config'>,
  orderNumber: string,
): Promise<OrderLetter | null> {
  const [row] = await database.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  const customer = row && (await findContact(database, row.customerId));
  const domain = row && (await findWebDomainByStoreId(database, row.storeId));
  if (!customer || !hasMailbox(customer) || !domain) return null;
  const { email: recipient, firstName, isGuest } = customer;
  const letter = await findLetter(database, domain.domain, config);
  return { row, recipient, firstName, letter, domain, isGuest };
}

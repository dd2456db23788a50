import { type Column, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../kernel/database/database.ts';
import { normaliseEmail } from './customer-store.ts';
import { customers } from './tables.ts';

/** Whom mails and staff address, deleted customers included. */
export type Contact = Pick<
  typeof customers.$inferSelect,
  'customerId' | 'email' | 'firstName' | 'lastName' | 'isDeleted'
> & { isGuest: boolean };

/** Where mails to a customer go. */
const mailbox = sql<string>`coalesce(${customers.guestEmail}, ${customers.email})`;
const isGuest = sql<boolean>`${customers.guestEmail} is not null`;

async function find(db: Queryable, which: SQL): Promise<Contact | null> {
  const { customerId, firstName, lastName, isDeleted } = customers;
  const [found] = await db
    .select({ customerId, email: mailbox, firstName, lastName, isDeleted, isGuest })
    .from(customers)
    .where(which);
  return found ?? null;
}

/** Null for an unknown customer. */
export const findContact = (db: Queryable, customerId: string): Promise<Contact | null> =>
  find(db, eq(customers.customerId, customerId));

/** The customer who has an account of an e-mail, in any spelling; null for an unknown one. */
export const findContactByEmail = (db: Queryable, email: string): Promise<Contact | null> =>
  find(db, eq(customers.email, normaliseEmail(email)));

/** E-mails of customers by their ids. */
export async function findEmails(
  db: Queryable,
  customerIds: readonly string[],
): Promise<Map<string, string>> {
  if (customerIds.length === 0) return new Map();
  const rows = await db
    .select({ customerId: customers.customerId, email: mailbox })
    .from(customers)
    .where(inArray(customers.customerId, [...customerIds]));
  return new Map(rows.map(({ customerId, email }) => [customerId, email]));
}

/** The condition that the account of a customer is not deleted. */
export const hasAccount = (customerId: Column): SQL =>
  sql`exists (select from customers c where c.customer_id = ${customerId} and not c.is_deleted)`;

/** The condition that a customer expects nothing of an order any more, nor sends anything back. */
export const expectsNothing = (customerId: Column, before: Date): SQL =>
  sql`not exists (select from orders o where o.customer_id = ${customerId}
    and (o.status in ('awaiting-payment', 'placed', 'prepared') or o.created_at > ${before.toISOString()}::timestamptz))`;

/** Whether somebody reads what is sent there: an erased customer left no e-mail. */
export const hasMailbox = ({ email }: Pick<Contact, 'email'>): boolean =>
  !email.endsWith('.invalid');

/** What the staff see of an account besides who it is; null for an unknown customer. */
export async function findAccountState(db: Queryable, customerId: string) {
  const { emailProvenAt, blockedAt, loyaltyNumber } = customers;
  const [found] = await db
    .select({ emailProvenAt, blockedAt, loyaltyNumber })
    .from(customers)
    .where(eq(customers.customerId, customerId));
  return found ?? null;
}

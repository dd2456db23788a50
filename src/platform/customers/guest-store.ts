import { randomUUID } from 'node:crypto';
import { and, asc, type Column, eq, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type { Client } from '#src/domain/account/account.schema.ts';
import type { Queryable, Transaction } from '../kernel/database/database.ts';
import { expectsNothing } from './customer-contacts.ts';
import { findCustomer, normaliseEmail } from './customer-store.ts';
import { customers } from './tables.ts';

/** Of a guest who orders nothing, in ms: longer than a sign-in lasts, and a payment takes. */
const WITHOUT_ORDER_MS = 7 * 24 * 60 * 60_000;

/** A guest of a proven e-mail, each time another one: what an earlier one left is not shown. */
export async function createGuest(tx: Transaction, email: string, now: Date): Promise<string> {
  const customerId = randomUUID();
  await tx.insert(customers).values({
    customerId,
    email: `${customerId}@guest.invalid`,
    guestEmail: normaliseEmail(email),
    guestUntil: new Date(now.getTime() + WITHOUT_ORDER_MS),
    emailProvenAt: now,
    ...{ firstName: '', lastName: '', createdAt: now },
  });
  return customerId;
}

/** Whether somebody ordered without an account. */
export async function isGuest(db: Queryable, customerId: string): Promise<boolean> {
  return (await findCustomer(db, customerId))?.isGuest ?? false;
}

/**
 * Makes a guest an account of the proven e-mail. Null where that has one already; the account as it is
 * where the guest is one by now.
 */
export async function toAccount(tx: Transaction, customerId: string): Promise<Client | null> {
  const isIt = eq(customers.customerId, customerId);
  const [guest] = await tx.select().from(customers).where(isIt).for('update');
  if (guest === undefined) return null;
  const { guestEmail: email } = guest;
  if (email === null) return findCustomer(tx, customerId);
  if ((await tx.$count(customers, eq(customers.email, email))) > 0) return null;
  await tx.update(customers).set({ email, guestEmail: null, guestUntil: null }).where(isIt);
  return findCustomer(tx, customerId);
}

/** Ids of guests of an e-mail who were not erased, the oldest first. */
export async function findGuests(db: Queryable, email: string): Promise<string[]> {
  const rows = await db
    .select({ id: customers.customerId })
    .from(customers)
    .where(and(eq(customers.guestEmail, normaliseEmail(email)), eq(customers.isDeleted, false)))
    .orderBy(asc(customers.createdAt));
  return rows.map(({ id }) => id);
}

/** The condition that a row is of a customer, or of another one, guests included, of the same e-mail. */
export const isOfMailbox = (customer: Column, customerId: string): SQL => sql`${customer} in (
  select other.customer_id from customers c join customers other
    on other.email = coalesce(c.guest_email, c.email)
      or other.guest_email = coalesce(c.guest_email, c.email)
  where c.customer_id = ${customerId})`;

/** Whether a customer has proven to read the mails to the e-mail of the account. */
export async function hasProvenEmail(db: Queryable, customerId: string): Promise<boolean> {
  const isProven = sql`${customers.emailProvenAt} is not null`;
  const isIt = and(eq(customers.customerId, customerId), isNull(customers.guestEmail), isProven);
  return (await db.$count(customers, isIt)) > 0;
}

/**
 * Ids of guests whose time is over, some at a time; of erased ones those who have ordered nothing since
 * an instant and expect nothing.
 */
export async function findEndedGuests(
  db: Queryable,
  { now, before, most }: { now: Date; before: Date; most: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: customers.customerId })
    .from(customers)
    .where(
      and(
        lt(customers.guestUntil, now),
        or(not(customers.isDeleted), expectsNothing(customers.customerId, before)),
      ),
    )
    .orderBy(asc(customers.guestUntil))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Deletes a guest with all that goes with a customer's row. */
export async function deleteGuest(tx: Transaction, customerId: string): Promise<void> {
  const isEnded = and(
    eq(customers.customerId, customerId),
    sql`${customers.guestEmail} is not null`,
  );
  await tx.delete(customers).where(isEnded);
}

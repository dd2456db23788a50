import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Client } from '#src/domain/account/account.schema.ts';
import type { Queryable, Transaction } from '../kernel/database/database.ts';
import { customers } from './tables.ts';

type CustomerRow = typeof customers.$inferSelect;

function toClient(row: CustomerRow): Client {
  const { passwordHash, loyaltyCreatedAt, guestEmail, guestUntil, ...known } = row;
  const {
    lastPurchaseOn: _,
    createdAt: __,
    welcomedAt: ___,
    emailProvenAt: ____,
    blockedAt: _____,
    deletedAt: ______,
    ...fields
  } = known;
  return {
    ...fields,
    email: guestEmail ?? known.email,
    hasPassword: passwordHash !== null,
    isGuest: guestEmail !== null,
    loyaltyCreationDate: loyaltyCreatedAt?.toISOString() ?? null,
  };
}

async function findRow(db: Queryable, customerId: string): Promise<CustomerRow | undefined> {
  const [row] = await db.select().from(customers).where(eq(customers.customerId, customerId));
  return row;
}

/** The customer as the account shows them (§3 "Client"), deleted ones included; null if unknown. */
export async function findCustomer(db: Queryable, customerId: string): Promise<Client | null> {
  const row = await findRow(db, customerId);
  return row === undefined ? null : toClient(row);
}

/** Whether somebody is a member of Happy Shopping; guests are not. */
export async function isHappyShopper(db: Queryable, customerId: string | null): Promise<boolean> {
  return customerId !== null && (await findRow(db, customerId))?.loyaltyType === 'HSP';
}

/** Whether the staff keep somebody from signing in and ordering, as a guest of the same e-mail, too. */
export async function isCustomerBlocked(db: Queryable, customerId: string): Promise<boolean> {
  const row = await findRow(db, customerId);
  if (row === undefined) return false;
  const { blockedAt, guestEmail } = row;
  if (blockedAt !== null || guestEmail === null) return blockedAt !== null;
  const isBlocked = and(eq(customers.email, guestEmail), isNotNull(customers.blockedAt));
  return (await db.$count(customers, isBlocked)) > 0;
}

/** One writer a customer at a time, until the transaction ends. False if there is no such customer. */
export async function lockCustomer(tx: Transaction, customerId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: customers.customerId })
    .from(customers)
    .where(eq(customers.customerId, customerId))
    .for('update');
  return rows.length > 0;
}

/** Whether the customer has never bought (ENT-02); null when there is no such customer. */
export async function findNewCustomer(db: Queryable, customerId: string): Promise<boolean | null> {
  const row = await findRow(db, customerId);
  return row === undefined ? null : row.lastPurchaseOn === null;
}

/** Day of the customer's latest order (`YYYY-MM-DD`), null before the first; undefined if unknown. */
export async function findLastPurchase(db: Queryable, customerId: string) {
  return (await findRow(db, customerId))?.lastPurchaseOn;
}

/** One spelling per e-mail. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

export type Credentials = Pick<CustomerRow, 'customerId' | 'passwordHash' | 'emailProvenAt'>;

/** What a sign-in is checked against; null for an unknown e-mail. */
export async function findCredentials(db: Queryable, email: string): Promise<Credentials | null> {
  const { customerId, passwordHash, emailProvenAt } = customers;
  const [row] = await db
    .select({ customerId, passwordHash, emailProvenAt })
    .from(customers)
    .where(eq(customers.email, normaliseEmail(email)));
  return row ?? null;
}

/** Names are empty until they are known: the first order tells them (`recordPurchase`). */
export type NewCustomer = Pick<
  typeof customers.$inferInsert,
  'firstName' | 'lastName' | 'email' | 'passwordHash' | 'emailProvenAt'
>;

/** Creates a customer and returns the id, or null when the e-mail has an account already. */
export async function createCustomer(
  db: Queryable,
  { email, ...customer }: NewCustomer,
  now: Date,
): Promise<string | null> {
  const [row] = await db
    .insert(customers)
    .values({ ...customer, customerId: randomUUID(), email: normaliseEmail(email), createdAt: now })
    .onConflictDoNothing({ target: customers.email })
    .returning({ customerId: customers.customerId });
  return row?.customerId ?? null;
}

/** What a customer may change of the own account. */
export type CustomerChange = Partial<
  Pick<
    typeof customers.$inferInsert,
    | ('firstName' | 'lastName' | 'gender' | 'birthday' | 'fiscalNumber')
    | ('phoneNumber' | 'phoneNumberCountry' | 'phoneNumberQuality')
    | ('email' | 'emailQuality' | 'emailProvenAt')
    | ('preferredStore' | 'passwordHash' | 'isDeleted' | 'deletedAt' | 'optinNews' | 'blockedAt')
    | 'guestUntil'
  >
>;

/** Changes the fields that are given; answers the customer as they are now, null if unknown. */
export async function changeCustomer(
  db: Queryable,
  customerId: string,
  change: CustomerChange,
): Promise<Client | null> {
  if (Object.keys(change).length === 0) return findCustomer(db, customerId);
  const [row] = await db
    .update(customers)
    .set(change)
    .where(eq(customers.customerId, customerId))
    .returning();
  return row === undefined ? null : toClient(row);
}

/** Notes that a customer is welcomed; false when they were before. */
export async function welcomeOnce(db: Queryable, customerId: string, now: Date): Promise<boolean> {
  const welcomed = await db
    .update(customers)
    .set({ welcomedAt: now })
    .where(and(eq(customers.customerId, customerId), isNull(customers.welcomedAt)))
    .returning({ id: customers.customerId });
  return welcomed.length > 0;
}

/** Hash of the customer's password: null for an account without one, undefined if unknown. */
export async function findPasswordHash(db: Queryable, customerId: string) {
  return (await findRow(db, customerId))?.passwordHash;
}

type Purchase = {
  day: string;
  names: { firstName: string; lastName: string } | null;
  rightsEnd: Date;
};

/**
 * Notes the day (`YYYY-MM-DD`) of an order: the customer is not new any more. Somebody whose names
 * are not known has those that the order is billed to; a guest stays until the order's `rightsEnd`.
 * In its transaction.
 */
export async function recordPurchase(
  tx: Transaction,
  customerId: string,
  { day, names, rightsEnd }: Purchase,
): Promise<void> {
  const isOfCustomer = eq(customers.customerId, customerId);
  await tx.update(customers).set({ lastPurchaseOn: day }).where(isOfCustomer);
  const isOfGuest = and(isOfCustomer, isNotNull(customers.guestUntil));
  await tx.update(customers).set({ guestUntil: rightsEnd }).where(isOfGuest);
  if (names === null) return;
  const { firstName, lastName } = names;
  const isNameless = and(eq(customers.firstName, ''), eq(customers.lastName, ''));
  await tx.update(customers).set({ firstName, lastName }).where(and(isOfCustomer, isNameless));
}

/**
 * Makes a customer a loyalty member with this card number (FID). Part of the order's transaction;
 * false when the customer is a member already.
 */
export async function makeMember(
  tx: Transaction,
  customerId: string,
  loyaltyNumber: string,
  now: Date,
): Promise<boolean> {
  const made = await tx
    .update(customers)
    .set({ loyaltyNumber, loyaltyType: 'FID', loyaltyCreatedAt: now })
    .where(
      and(
        eq(customers.customerId, customerId),
        sql`${customers.loyaltyType} is distinct from 'FID'`,
      ),
    )
    .returning({ id: customers.customerId });
  return made.length > 0;
}

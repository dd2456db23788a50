import { and, eq, lt } from 'drizzle-orm';
import { cardThatStays } from '#src/domain/account/customer-merge.ts';
import { requireFound } from '#src/domain/errors.ts';
import type { Queryable, Transaction } from '../kernel/database/database.ts';
import { expectsNothing } from './customer-contacts.ts';
import { customers } from './tables.ts';

type Row = typeof customers.$inferSelect;

/** An account that is nobody's any more: its e-mail can open another one. */
const closed = (customerId: string, how: 'merged' | 'erased') => ({
  ...{ email: `${customerId.toLowerCase()}@${how}.invalid`, emailQuality: '', emailProvenAt: null },
  ...{ firstName: '', lastName: '', gender: null, birthday: null, fiscalNumber: null },
  ...{ phoneNumber: null, phoneNumberCountry: null, phoneNumberQuality: '' },
  ...{ optinNews: 'NO' as const, preferredStore: null, preferredChannel: null },
  ...{ loyaltyNumber: null, loyaltyType: null, loyaltyCreatedAt: null },
  ...{ passwordHash: null, lastPurchaseOn: null, isDeleted: true },
  deletedAt: null,
  ...{ guestEmail: null, guestUntil: null },
});

/** What the survivor did not say of themselves, and the other account knows. */
function filledIn(survivor: Row, other: Row) {
  const isNameless = survivor.firstName === '' && survivor.lastName === '';
  const { firstName, lastName } = isNameless ? other : survivor;
  const { phoneNumber, phoneNumberCountry, phoneNumberQuality } =
    survivor.phoneNumber === null ? other : survivor;
  const days = [survivor.lastPurchaseOn, other.lastPurchaseOn].filter((day) => day !== null);
  return {
    ...{ firstName, lastName, phoneNumber, phoneNumberCountry, phoneNumberQuality },
    gender: survivor.gender ?? other.gender,
    birthday: survivor.birthday ?? other.birthday,
    fiscalNumber: survivor.fiscalNumber ?? other.fiscalNumber,
    preferredStore: survivor.preferredStore ?? other.preferredStore,
    preferredChannel: survivor.preferredChannel ?? other.preferredChannel,
    lastPurchaseOn: days.sort().at(-1) ?? null,
    ...cardThatStays(survivor, other),
  };
}

/**
 * Closes an account and fills in with it what the surviving one lacks. Both are locked. Throws
 * NOT_FOUND.
 */
export async function mergeAccounts(
  tx: Transaction,
  { from, into }: { from: string; into: string },
): Promise<void> {
  const isIt = (customerId: string) => eq(customers.customerId, customerId);
  const [survivor] = await tx.select().from(customers).where(isIt(into));
  const [other] = await tx.select().from(customers).where(isIt(from));
  const filled = filledIn(requireFound(survivor, 'NOT_FOUND'), requireFound(other, 'NOT_FOUND'));
  // Closed first: a loyalty number is one customer's.
  await tx.update(customers).set(closed(from, 'merged')).where(isIt(from));
  await tx.update(customers).set(filled).where(isIt(into));
}

/** Takes all that an account says of its owner from its row, which orders still name. */
export async function closeErased(tx: Transaction, customerId: string): Promise<void> {
  const isIt = eq(customers.customerId, customerId);
  await tx.update(customers).set(closed(customerId, 'erased')).where(isIt);
}

/** Accounts that were deleted before an instant and expect nothing any more, some at a time. */
export async function findDeletedBefore(
  db: Queryable,
  before: Date,
): Promise<{ customerId: string; email: string }[]> {
  return db
    .select({ customerId: customers.customerId, email: customers.email })
    .from(customers)
    .where(and(lt(customers.deletedAt, before), expectsNothing(customers.customerId, before)))
    .limit(200);
}

import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { Passkey } from '#src/domain/sign-in/passkeys.schema.ts';
import type { Queryable, Transaction } from '../kernel/database/database.ts';
import { passkeys } from './tables.ts';

export type StoredPasskey = typeof passkeys.$inferSelect;

/** More than anybody has devices; `excludeCredentials` of a new one names them all. */
const MAX_PASSKEYS = 20;

const findRows = (db: Queryable, customerId: string) =>
  db
    .select()
    .from(passkeys)
    .where(eq(passkeys.customerId, customerId))
    .orderBy(desc(passkeys.addedAt));

/** The passkeys of a customer as their owner sees them, the newest first. */
export async function findPasskeys(db: Queryable, customerId: string): Promise<Passkey[]> {
  const rows = await findRows(db, customerId);
  return rows.map(({ passkeyId, name, addedAt, lastUsedAt }) => ({
    ...{ passkeyId, name },
    addedAt: addedAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/** What authenticators are told of the passkeys that a customer has. */
export const findCredentialIds = async (db: Queryable, customerId: string): Promise<string[]> =>
  (await findRows(db, customerId)).map(({ credentialId }) => credentialId);

/** The passkey that an authenticator names; null when nobody has it. */
export async function findByCredential(
  db: Queryable,
  credentialId: string,
): Promise<StoredPasskey | null> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row ?? null;
}

export type NewPasskey = Pick<
  StoredPasskey,
  'customerId' | 'name' | 'credentialId' | 'publicKey' | 'counter'
>;

/** Adds a passkey; false when somebody has it already, or the customer has too many. */
export async function addPasskey(
  tx: Transaction,
  passkey: NewPasskey,
  now: Date,
): Promise<boolean> {
  const known = await findRows(tx, passkey.customerId);
  if (known.length >= MAX_PASSKEYS) return false;
  const added = await tx
    .insert(passkeys)
    .values({ ...passkey, passkeyId: randomUUID(), addedAt: now })
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning({ id: passkeys.passkeyId });
  return added.length > 0;
}

/** Notes that a passkey signed its owner in. */
export async function notePasskeyUse(
  db: Queryable,
  { passkeyId, counter }: Pick<StoredPasskey, 'passkeyId' | 'counter'>,
  now: Date,
): Promise<void> {
  await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(eq(passkeys.passkeyId, passkeyId));
}

/** Removes a passkey; false when it is none of the customer's. */
export async function removePasskey(
  db: Queryable,
  customerId: string,
  passkeyId: string,
): Promise<boolean> {
  const removed = await db
    .delete(passkeys)
    .where(and(eq(passkeys.customerId, customerId), eq(passkeys.passkeyId, passkeyId)))
    .returning({ id: passkeys.passkeyId });
  return removed.length > 0;
}

/** Removes all passkeys of a customer: of a deleted account, which a code or a password opens again. */
export async function removePasskeysOf(tx: Transaction, customerId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.customerId, customerId));
}

import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { ConnectedProvider } from '#src/domain/sign-in/connected-providers.schema.ts';
import type { Queryable, Transaction } from '../kernel/database/database.ts';
import { providerConnections } from './tables.ts';

/** Who somebody is at a provider: a subject is unique within its issuer alone. */
export type ProviderIdentity = { provider: string; issuer: string; subject: string };

/** What its owner calls a provider, by its name; null when it is not configured any more. */
export type LabelOf = (provider: string) => string | null;

/** The providers that sign a customer in as their owner sees them, the newest first. */
export async function findConnections(
  db: Queryable,
  customerId: string,
  labelOf: LabelOf,
): Promise<(ConnectedProvider & Omit<ProviderIdentity, 'provider'>)[]> {
  const rows = await db
    .select()
    .from(providerConnections)
    .where(eq(providerConnections.customerId, customerId))
    .orderBy(desc(providerConnections.addedAt));
  return rows.map(({ connectionId, provider, issuer, subject, addedAt, lastUsedAt }) => ({
    ...{ connectionId, issuer, subject },
    name: labelOf(provider) ?? new URL(issuer).host,
    addedAt: addedAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }));
}

/** Whose account somebody at a provider opens, noting the use; null when it opens none. */
export async function openConnection(
  db: Queryable,
  { issuer, subject }: Pick<ProviderIdentity, 'issuer' | 'subject'>,
  now: Date,
): Promise<string | null> {
  const [row] = await db
    .update(providerConnections)
    .set({ lastUsedAt: now })
    .where(and(eq(providerConnections.issuer, issuer), eq(providerConnections.subject, subject)))
    .returning({ customerId: providerConnections.customerId });
  return row?.customerId ?? null;
}

/** Connects somebody at a provider with an account; false when they open one already. */
export async function addConnection(
  tx: Transaction,
  { customerId, provider, issuer, subject }: ProviderIdentity & { customerId: string },
  now: Date,
): Promise<boolean> {
  const added = await tx
    .insert(providerConnections)
    .values({
      ...{ customerId, provider, issuer, subject },
      connectionId: randomUUID(),
      addedAt: now,
      lastUsedAt: now,
    })
    .onConflictDoNothing({ target: [providerConnections.issuer, providerConnections.subject] })
    .returning({ id: providerConnections.connectionId });
  return added.length > 0;
}

/** Removes a connection; false when it is none of the customer's. */
export async function removeConnection(
  db: Queryable,
  customerId: string,
  connectionId: string,
): Promise<boolean> {
  const isOwn = and(
    eq(providerConnections.customerId, customerId),
    eq(providerConnections.connectionId, connectionId),
  );
  const removed = await db
    .delete(providerConnections)
    .where(isOwn)
    .returning({ id: providerConnections.connectionId });
  return removed.length > 0;
}

/** Removes all connections of a customer: the next use of one takes a code of the mailbox again. */
export async function removeConnectionsOf(tx: Transaction, customerId: string): Promise<void> {
  await tx.delete(providerConnections).where(eq(providerConnections.customerId, customerId));
}

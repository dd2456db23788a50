import { desc, eq, sql } from 'drizzle-orm';
import type { Subscription } from '#src/domain/newsletter/newsletter.schema.ts';
import { allSubscriptions } from '#src/domain/newsletter/subscription.ts';
import { changeCustomer, findCustomer } from '../../customers/face.ts';
import type { Queryable, Transaction } from '../../kernel/database/database.ts';
import { subscriptions } from './tables.ts';

/** The newsletter is a column of the customer's row, where the header reads it; the others are here. */
export async function findSubscriptions(
  db: Queryable,
  customerId: string,
): Promise<Subscription[] | null> {
  const customer = await findCustomer(db, customerId);
  if (customer === null) return null;
  const { type, optin } = subscriptions;
  const rows = await db
    .select({ type, optin })
    .from(subscriptions)
    .where(eq(subscriptions.customerId, customerId));
  const others = rows.filter((row) => row.type !== 'NEWS');
  return allSubscriptions([{ type: 'NEWS', optin: customer.optinNews }, ...others]);
}

export type SubscriptionChange = {
  store: string;
  source: string;
  complement: string;
  values: readonly Subscription[];
};

/** Changes the types that are given, the last one of a type counting; null for no such customer. */
export async function saveSubscriptions(
  tx: Transaction,
  customerId: string,
  { values, ...said }: SubscriptionChange,
  now: Date,
): Promise<Subscription[] | null> {
  const wanted = new Map(values.map(({ type, optin }) => [type, optin]));
  const news = wanted.get('NEWS');
  const change = news === undefined ? {} : { optinNews: news };
  if ((await changeCustomer(tx, customerId, change)) === null) return null;
  const rows = [...wanted].map(([type, optin]) => ({
    ...said,
    ...{ customerId, type, optin, saidAt: now },
  }));
  if (rows.length > 0) {
    await tx
      .insert(subscriptions)
      .values(rows)
      .onConflictDoUpdate({
        target: [subscriptions.customerId, subscriptions.type],
        set: {
          optin: sql`excluded.optin`,
          store: said.store,
          source: said.source,
          complement: said.complement,
          saidAt: now,
        },
      });
  }
  return findSubscriptions(tx, customerId);
}

/** What a customer said to messages, where and when, the newest first. */
export async function findConsents(db: Queryable, customerId: string) {
  const { type, optin, saidAt, source } = subscriptions;
  return db
    .select({ type, optin, saidAt, source })
    .from(subscriptions)
    .where(eq(subscriptions.customerId, customerId))
    .orderBy(desc(saidAt));
}

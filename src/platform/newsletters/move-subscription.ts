import { eq } from 'drizzle-orm';
import type { Transaction } from '../kernel/database/database.ts';
import { newsletterSubscriptions, unsubscribeTokens } from './tables.ts';

/**
 * Moves subscriptions and unsubscribe links to the new e-mail of a customer. What the new e-mail
 * said of itself before gives way: its owner is the customer, whose account counts (decision 044).
 */
export async function moveSubscription(
  tx: Transaction,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, to));
  await tx
    .update(newsletterSubscriptions)
    .set({ email: to })
    .where(eq(newsletterSubscriptions.email, from));
  await tx.update(unsubscribeTokens).set({ email: to }).where(eq(unsubscribeTokens.email, from));
}

import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { MessageType } from '#src/domain/newsletter/message-types.ts';
import type { Subscription } from '#src/domain/newsletter/newsletter.schema.ts';
import { findCredentials, normaliseEmail } from '../customers/face.ts';
import {
  type Database,
  inTransaction,
  type Queryable,
  type Transaction,
} from '../kernel/database/database.ts';
import { enqueue } from '../kernel/jobs/job-queue.ts';
import { issuedSince } from '../kernel/links/link-rules.ts';
import { hashOfToken } from '../kernel/mail/link-tokens.ts';
import { WRITE_NEWSLETTER_MAIL, WRITE_WELCOME_MAIL } from './newsletter-mails.job.ts';
import { findSubscriptions, saveSubscriptions } from './subscriptions/subscription-store.ts';
import { newsletterRequests, newsletterSubscriptions, unsubscribeTokens } from './tables.ts';

type Wish = { email: string; store: string; source: string };

/** What an account says counts for its e-mail; for an e-mail without one, what it confirmed. */
async function isSubscribed(db: Queryable, email: string): Promise<boolean> {
  const account = await findCredentials(db, email);
  if (account !== null) {
    const wanted = (await findSubscriptions(db, account.customerId)) ?? [];
    return wanted.some((one) => one.type === 'NEWS' && one.optin === 'YES');
  }
  const { endedAt, type } = newsletterSubscriptions;
  const [row] = await db
    .select({ type })
    .from(newsletterSubscriptions)
    .where(and(eq(newsletterSubscriptions.email, email), eq(type, 'NEWS'), isNull(endedAt)));
  return row !== undefined;
}

type Said = Subscription & Wish;

/** The account of an e-mail, if there is one, follows what the e-mail said. */
async function tellAccount(tx: Transaction, { email, store, source, ...value }: Said, now: Date) {
  const account = await findCredentials(tx, email);
  if (account === null) return;
  const said = { store, source: 'MAIL', complement: source, values: [value] };
  await saveSubscriptions(tx, account.customerId, said, now);
}

/** Notes that somebody asks for the newsletter, and enqueues the mail; nothing for a subscriber. */
export async function askForNewsletter(database: Database, wish: Wish, now: Date): Promise<void> {
  const email = normaliseEmail(wish.email);
  await inTransaction(database, async (tx) => {
    if (await isSubscribed(tx, email)) return;
    const requestId = randomUUID();
    await tx.insert(newsletterRequests).values({ ...wish, email, requestId, requestedAt: now });
    await enqueue(tx, WRITE_NEWSLETTER_MAIL, requestId);
  });
}

/**
 * Subscribes the address of a request, once: token and source as the mail has them, within two
 * days. Anything else does nothing, and the caller does not learn it.
 */
export async function confirmNewsletter(
  database: Database,
  { token, source }: { token: string; source: string },
  now: Date,
): Promise<void> {
  const { tokenHash, requestedAt, confirmedAt } = newsletterRequests;
  await inTransaction(database, async (tx) => {
    const [request] = await tx
      .update(newsletterRequests)
      .set({ confirmedAt: now })
      .where(
        and(
          eq(tokenHash, hashOfToken(token)),
          eq(newsletterRequests.source, source),
          isNull(confirmedAt),
          gt(requestedAt, issuedSince('newsletterConfirmation', now)),
        ),
      )
      .returning();
    if (request === undefined) return;
    const { requestId, email, store } = request;
    const begun = { store, source, confirmedAt: now, endedAt: null, endedFrom: null };
    await tx
      .insert(newsletterSubscriptions)
      .values({ email, type: 'NEWS', ...begun })
      .onConflictDoUpdate({
        target: [newsletterSubscriptions.email, newsletterSubscriptions.type],
        set: begun,
      });
    await tellAccount(tx, { email, store, source, type: 'NEWS', optin: 'YES' }, now);
    await enqueue(tx, WRITE_WELCOME_MAIL, requestId);
  });
}

type Leave = { token: string; type: MessageType; store: string; source: string };

/**
 * Ends what an address is sent of a type; false for an unknown token. Twice is once: the mail may
 * be read again years later, and its link must still do what it says.
 */
export async function leave(
  database: Database,
  { token, type, store, source }: Leave,
  now: Date,
): Promise<boolean> {
  return inTransaction(database, async (tx) => {
    const [known] = await tx
      .select({ email: unsubscribeTokens.email })
      .from(unsubscribeTokens)
      .where(eq(unsubscribeTokens.tokenHash, hashOfToken(token)));
    if (known === undefined) return false;
    const { email } = known;
    const ended = { endedAt: now, endedFrom: source };
    await tx
      .insert(newsletterSubscriptions)
      .values({ email, type, store, source, ...ended })
      .onConflictDoUpdate({
        target: [newsletterSubscriptions.email, newsletterSubscriptions.type],
        set: ended,
      });
    await tellAccount(tx, { email, store, source, type, optin: 'NO' }, now);
    return true;
  });
}

/** Ends the links of an e-mail that did not confirm. */
export async function endNewsletterRequests(tx: Transaction, email: string): Promise<void> {
  const { confirmedAt } = newsletterRequests;
  await tx
    .delete(newsletterRequests)
    .where(and(eq(newsletterRequests.email, email), isNull(confirmedAt)));
}

/** Deletes e-mails that never confirmed, once they no longer can. */
export async function forgetOldRequests(database: Database, now: Date): Promise<void> {
  const { requestedAt, confirmedAt } = newsletterRequests;
  const since = issuedSince('newsletterConfirmation', now);
  await database.delete(newsletterRequests).where(and(isNull(confirmedAt), lt(requestedAt, since)));
}

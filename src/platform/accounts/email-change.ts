import { randomUUID } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import {
  changeCustomer,
  findCredentials,
  findCustomer,
  normaliseEmail,
} from '../customers/face.ts';
import { type Attempt, limitAttempts } from '../kernel/attempts/attempt-store.ts';
import { type Database, inTransaction, type Transaction } from '../kernel/database/database.ts';
import { violatedUnique } from '../kernel/database/database-errors.ts';
import type { PlatformDeps, SignIns } from '../kernel/http/platform-env.ts';
import { enqueue } from '../kernel/jobs/job-queue.ts';
import type { EndLinks } from '../kernel/links/end-links.ts';
import { issuedSince } from '../kernel/links/link-rules.ts';
import { hashOfToken } from '../kernel/mail/link-tokens.ts';
import { WRITE_NEW_EMAIL_MAIL } from './account-mails.job.ts';
import { notifyOwner } from './account-notices.ts';
import { emailChanges } from './tables.ts';

/** Mails to e-mails that are not the customer's: no more than one needs. */
const LIMIT = { most: 5, seconds: 3_600 };

/** Updates whatever else knows a customer by the e-mail, in the same transaction. */
export type FollowEmail = (tx: Transaction, move: { from: string; to: string }) => Promise<void>;

type Asking = { customerId: string; signInId: string; domain: OnlineLocale };

/**
 * Notes that a customer asks for another e-mail, and enqueues the mail to it. The same answer for
 * an e-mail that somebody has: the job finds that out, and writes nothing (decision 052).
 * TOO_MANY_REQUESTS.
 */
export async function askForNewEmail(
  { database, now }: Pick<PlatformDeps, 'database' | 'now'>,
  { customerId, signInId, domain }: Asking,
  email: string,
): Promise<void> {
  const attempt: Attempt = { what: 'new address of', who: customerId, limit: LIMIT };
  await limitAttempts(database, now(), [attempt]);
  const changeId = randomUUID();
  const asked = { changeId, customerId, signInId, domain, requestedAt: now() };
  await inTransaction(database, async (tx) => {
    await tx.insert(emailChanges).values({ ...asked, email: normaliseEmail(email) });
    await enqueue(tx, WRITE_NEW_EMAIL_MAIL, changeId);
  });
}

const isUsable = (token: string, now: Date) =>
  and(
    eq(emailChanges.tokenHash, hashOfToken(token)),
    gt(emailChanges.requestedAt, issuedSince('emailChange', now)),
  );

type Change = typeof emailChanges.$inferSelect;

/** Whether the sign-in that asked for a change still goes on. */
async function isAskerSignedIn(
  signIns: SignIns,
  { customerId, signInId }: Change,
  now: Date,
): Promise<boolean> {
  const found = await signIns.list(customerId, now);
  return found.some((one) => one.signInId === signInId);
}

/**
 * The e-mail that the link of a mail leads to; null when it is used, too old, unknown, or the
 * sign-in that asked for it has ended.
 */
export async function findNewEmail(
  { database, signIns, now }: Pick<Needs, 'database' | 'signIns' | 'now'>,
  token: string,
): Promise<string | null> {
  const [change] = await database.select().from(emailChanges).where(isUsable(token, now()));
  if (change === undefined || !(await isAskerSignedIn(signIns, change, now()))) return null;
  return change.email;
}

type Needs = {
  database: Database;
  signIns: SignIns;
  now: () => Date;
  endLinks: EndLinks;
  followEmail: FollowEmail;
};

/**
 * Makes the e-mail of a link the customer's, once: other links and other sessions end, what knows
 * the customer by the e-mail follows, and the old one gets a mail about it (decision 052).
 * Answers the new e-mail; null when the link is over, or somebody else has the e-mail by now.
 */
export async function changeEmail(needs: Needs, token: string): Promise<string | null> {
  try {
    return await inTransaction(needs.database, (tx) => useLink(tx, needs, token));
  } catch (error) {
    // Somebody opened an account with it at the same instant.
    if (violatedUnique(error) === 'customers_email_unique') return null;
    throw error;
  }
}

async function useLink(
  tx: Transaction,
  { signIns, now, endLinks, followEmail }: Needs,
  token: string,
): Promise<string | null> {
  const at = now();
  const [used] = await tx.delete(emailChanges).where(isUsable(token, at)).returning();
  if (used === undefined || !(await isAskerSignedIn(signIns, used, at))) return null;
  const { customerId, email, domain, signInId } = used;
  const before = await findCustomer(tx, customerId);
  if (before === null || before.isDeleted || (await findCredentials(tx, email)) !== null) {
    return null;
  }
  for (const owned of [before.email, email]) {
    await endLinks(tx, 'emailChanged', { customerId, email: owned });
  }
  await changeCustomer(tx, customerId, { email, emailQuality: '', emailProvenAt: at });
  await followEmail(tx, { from: before.email, to: email });
  await signIns.endOthers(tx, customerId, signInId, at);
  await notifyOwner(tx, { kind: 'email-changed', client: before, domain }, at);
  return email;
}

/** Ends the links of a customer, those of mails that are not written yet included. */
export async function endEmailChanges(tx: Transaction, customerId: string): Promise<void> {
  await tx.delete(emailChanges).where(eq(emailChanges.customerId, customerId));
}

/** Deletes what can no longer be used, with its e-mail. */
export async function forgetOldEmailChanges(database: Database, now: Date): Promise<void> {
  await database
    .delete(emailChanges)
    .where(lt(emailChanges.requestedAt, issuedSince('emailChange', now)));
}

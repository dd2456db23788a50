import { randomUUID } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { changeCustomer, findCredentials, normaliseEmail } from '../customers/face.ts';
import {
  type Database,
  inTransaction,
  type Queryable,
  type Transaction,
} from '../kernel/database/database.ts';
import type { SignIns } from '../kernel/http/platform-env.ts';
import { enqueue } from '../kernel/jobs/job-queue.ts';
import type { EndLinks } from '../kernel/links/end-links.ts';
import { issuedSince } from '../kernel/links/link-rules.ts';
import { hashOfToken } from '../kernel/mail/link-tokens.ts';
import { hashPassword } from '../kernel/passwords/passwords.ts';
import { removePasskeysOf } from '../passkeys/face.ts';
import { WRITE_RESET_MAIL } from './account-mails.job.ts';
import { notifyOwner } from './account-notices.ts';
import { passwordResets } from './tables.ts';

/**
 * Notes that somebody forgot the password of an e-mail, and enqueues the mail. Writes the same rows
 * whether there is such an account or not: the job finds that out, where nobody waits (T38).
 */
export async function askForPasswordReset(
  database: Database,
  { email, domain }: { email: string; domain: OnlineLocale },
  now: Date,
): Promise<void> {
  const resetId = randomUUID();
  await inTransaction(database, async (tx) => {
    const reset = { resetId, email: normaliseEmail(email), domain, requestedAt: now };
    await tx.insert(passwordResets).values(reset);
    await enqueue(tx, WRITE_RESET_MAIL, resetId);
  });
}

const isUsable = (token: string, now: Date) =>
  and(
    eq(passwordResets.tokenHash, hashOfToken(token)),
    gt(passwordResets.requestedAt, issuedSince('passwordReset', now)),
  );

/** Whose the link of a mail is; null when it may not be used any more. Looking does not use it. */
export async function findResetEmail(
  db: Queryable,
  token: string,
  now: Date,
): Promise<string | null> {
  const [reset] = await db
    .select({ email: passwordResets.email })
    .from(passwordResets)
    .where(isUsable(token, now));
  return reset?.email ?? null;
}

type Needs = { database: Database; signIns: SignIns; endLinks: EndLinks; now: () => Date };

/**
 * Sets the password of the account that the link of a mail is about, once, and ends every session of
 * its customer and every link that changes the account (decision 052). Answers the e-mail; null when the link is used, too old or unknown.
 * The caller has checked the password.
 */
export async function resetPassword(
  { database, signIns, endLinks, now }: Needs,
  { token, password }: { token: string; password: string },
): Promise<string | null> {
  const at = now();
  // Before the hash, which is costly: a request without a link must not keep the machine busy.
  if ((await findResetEmail(database, token, at)) === null) return null;
  const passwordHash = await hashPassword(password);
  return inTransaction(database, async (tx) => {
    const [used] = await tx.delete(passwordResets).where(isUsable(token, at)).returning();
    const account = used && (await findCredentials(tx, used.email));
    if (!used || !account) return null;
    const { email, domain } = used;
    const client = await changeCustomer(tx, account.customerId, {
      passwordHash,
      emailProvenAt: at,
    });
    if (client === null) return null;
    // Before the first proof of the mailbox, a stranger may have added them (decision 090).
    if (account.emailProvenAt === null) await removePasskeysOf(tx, client.customerId);
    await signIns.endOthers(tx, client.customerId, null, at);
    await endLinks(tx, 'passwordReset', client);
    await notifyOwner(tx, { kind: 'password-changed', client, domain }, at);
    return email;
  });
}

/** Ends the links of an e-mail, those of mails that are not written yet included. */
export async function endPasswordResets(tx: Transaction, email: string): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.email, email));
}

/** Deletes what can no longer be used, with its e-mail. */
export async function forgetOldResets(database: Database, now: Date): Promise<void> {
  await database
    .delete(passwordResets)
    .where(lt(passwordResets.requestedAt, issuedSince('passwordReset', now)));
}

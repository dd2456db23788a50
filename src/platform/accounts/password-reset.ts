import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { OnlineLocale } from '#src/domain/locales.ts';
import { changeCustomer, findCredentials, normaliseEmail } from '../customers/customer-store.ts';
import { type Database, inTransaction, type Queryable } from '../database/database.ts';
import type { SignIns } from '../http/platform-env.ts';
import { enqueue } from '../jobs/job-queue.ts';
import { hashOfToken } from '../mail/link-tokens.ts';
import { WRITE_RESET_MAIL } from './account-mails.job.ts';
import { notifyOwner } from './account-notices.ts';
import { hashPassword } from './passwords.ts';
import { passwordResets } from './tables.ts';

/** The link of a mail leads to a new password for half an hour; the mails say so. */
const USABLE_MS = 30 * 60_000;

/**
 * Notes that somebody forgot the password of an address, and lines the mail up. Writes the same rows
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
    isNull(passwordResets.usedAt),
    gt(passwordResets.requestedAt, new Date(now.getTime() - USABLE_MS)),
  );

/** Whether the link of a mail may still be used. Looking at it does not use it. */
export async function isResetUsable(db: Queryable, token: string, now: Date): Promise<boolean> {
  const [reset] = await db
    .select({ resetId: passwordResets.resetId })
    .from(passwordResets)
    .where(isUsable(token, now));
  return reset !== undefined;
}

/**
 * Sets the password of the account that the link of a mail is about, once, and ends every session of
 * its customer (decision 052). Answers the address; null when the link is used, too old or unknown.
 * The caller has checked the password.
 */
export async function resetPassword(
  { database, signIns, now }: { database: Database; signIns: SignIns; now: () => Date },
  { token, password }: { token: string; password: string },
): Promise<string | null> {
  const at = now();
  // Before the hash, which is costly: whoever has no link is not to keep the machine busy.
  if (!(await isResetUsable(database, token, at))) return null;
  const passwordHash = await hashPassword(password);
  return inTransaction(database, async (tx) => {
    const [used] = await tx
      .update(passwordResets)
      .set({ usedAt: at })
      .where(isUsable(token, at))
      .returning();
    const account = used && (await findCredentials(tx, used.email));
    if (!used || !account) return null;
    const { email, domain } = used;
    // Links of earlier mails end with it.
    await tx
      .update(passwordResets)
      .set({ usedAt: at })
      .where(and(eq(passwordResets.email, email), isNull(passwordResets.usedAt)));
    const client = await changeCustomer(tx, account.customerId, { passwordHash });
    if (client === null) return null;
    await signIns.endOthers(tx, client.customerId, null, at);
    await notifyOwner(tx, { kind: 'password-changed', client, domain }, at);
    return email;
  });
}

/** Forgets what can no longer be used, with its address. */
export async function forgetOldResets(database: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - USABLE_MS);
  await database.delete(passwordResets).where(lt(passwordResets.requestedAt, since));
}

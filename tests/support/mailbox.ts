import { and, desc, eq, type SQL } from 'drizzle-orm';
import { accountMailJobs } from '#src/platform/accounts/account-mails.job.ts';
import type { Database } from '#src/platform/kernel/database/database.ts';
import { createJobs } from '#src/platform/kernel/jobs/create-jobs.ts';
import type { MailKind } from '#src/platform/kernel/mail/mail-kinds.ts';
import { openMail } from '#src/platform/kernel/mail/saved-mails.ts';
import { sendMail } from '#src/platform/kernel/mail/send-mail.job.ts';
import { mails } from '#src/platform/kernel/mail/tables.ts';
import { type IdentityServer, SEALING } from './identity-server.ts';

type Mail = typeof mails.$inferSelect;

/** Mails of a kind to an address, newest first. */
export type Mailbox = (recipient: string, kind: MailKind) => Promise<Mail[]>;

/** Mails as they go out, newest first; `which` narrows the rows. */
export async function readMails(database: Database, which?: SQL): Promise<Mail[]> {
  const found = await database.select().from(mails).where(which).orderBy(desc(mails.writtenAt));
  return found.map((mail) => openMail(SEALING, mail));
}

/** What accounts are written about beside an identity server; throws what a job fails with. */
export async function openMailbox(
  { database, config }: IdentityServer,
  now: () => Date = () => new Date(),
): Promise<Mailbox> {
  const failures: unknown[] = [];
  const log = { error: (about: unknown) => failures.push(about), warn: () => undefined };
  const jobs = createJobs({ database, log }, [
    ...accountMailJobs({ database, now, config }),
    sendMail({ database, now, config, transport: null }),
  ]);
  await jobs.prepare();
  return async (recipient, kind) => {
    await jobs.runNow();
    if (failures.length > 0) throw new AggregateError(failures, 'a job failed');
    return readMails(database, and(eq(mails.recipient, recipient), eq(mails.kind, kind)));
  };
}

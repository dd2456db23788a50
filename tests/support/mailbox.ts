import { and, desc, eq } from 'drizzle-orm';
import { accountMailJobs } from '#src/platform/accounts/account-mails.job.ts';
import { createJobs } from '#src/platform/jobs/create-jobs.ts';
import type { MailKind } from '#src/platform/mail/mail-kinds.ts';
import { sendMail } from '#src/platform/mail/send-mail.job.ts';
import { mails } from '#src/platform/mail/tables.ts';
import type { IdentityServer } from './identity-server.ts';

type Mail = typeof mails.$inferSelect;

/** Mails of a kind to an address, newest first. */
export type Mailbox = (recipient: string, kind: MailKind) => Promise<Mail[]>;

/** What accounts are written about beside an identity server; throws what a job fails with. */
export async function openMailbox(
  { database, config }: IdentityServer,
  now: () => Date = () => new Date(),
): Promise<Mailbox> {
  const failures: unknown[] = [];
  const log = { error: (about: unknown) => failures.push(about), warn: () => undefined };
  const jobs = createJobs({ database, log }, [
    ...accountMailJobs({ database, now, config }),
    sendMail({ database, now, transport: null }),
  ]);
  await jobs.prepare();
  return async (recipient, kind) => {
    await jobs.runNow();
    if (failures.length > 0) throw new AggregateError(failures, 'a job failed');
    return database
      .select()
      .from(mails)
      .where(and(eq(mails.recipient, recipient), eq(mails.kind, kind)))
      .orderBy(desc(mails.writtenAt));
  };
}

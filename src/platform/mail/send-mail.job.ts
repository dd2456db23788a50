import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Job } from '../jobs/job-types.ts';
import type { MailTransport } from './mail-transport.ts';
import { mails } from './tables.ts';

export const SEND_MAIL = 'send-mail';

type Needs = { database: Database; now: () => Date; transport: MailTransport | null };

/**
 * Hands a mail to the mail server, until it takes it. Without one the mail stays in the outbox. A
 * process that dies between the server's answer and its own note sends the same message id again.
 */
export function sendMail({ database, now, transport }: Needs): Job {
  return {
    name: SEND_MAIL,
    run: async (mailId) => {
      const [mail] = await database.select().from(mails).where(eq(mails.mailId, mailId));
      if (mail === undefined || mail.sentAt !== null || transport === null) return undefined;
      await transport.send(mail);
      await database.update(mails).set({ sentAt: now() }).where(eq(mails.mailId, mailId));
      return undefined;
    },
  };
}

import { eq } from 'drizzle-orm';
import type { PlatformConfig } from '../../config.ts';
import type { Database } from '../database/database.ts';
import type { Job } from '../jobs/job-types.ts';
import type { MailTransport } from './mail-transport.ts';
import { FORGOTTEN, openMail } from './saved-mails.ts';
import { mails } from './tables.ts';

export const SEND_MAIL = 'send-mail';

type Needs = {
  database: Database;
  now: () => Date;
  config: Pick<PlatformConfig, 'sealing'>;
  transport: MailTransport | null;
};

/**
 * Hands a mail to the mail server, until it takes it; then its secrets are deleted. Without
 * one the mail stays in the outbox. A
 * process that dies between the server's answer and its own note sends the same message id again.
 */
export function sendMail({ database, now, config, transport }: Needs): Job {
  return {
    name: SEND_MAIL,
    run: async (mailId) => {
      const [mail] = await database.select().from(mails).where(eq(mails.mailId, mailId));
      if (mail === undefined || mail.sentAt !== null || transport === null) return undefined;
      // A newer one goes out in its place.
      if (mail.isReplaced) return undefined;
      // Its time is over: nobody is left to send it to.
      if (mail.recipient === '') return undefined;
      await transport.send(openMail(config.sealing, mail));
      const kept = mail.forgottenAt === null ? { sealed: null } : FORGOTTEN;
      await database
        .update(mails)
        .set({ ...kept, sentAt: now() })
        .where(eq(mails.mailId, mailId));
      return undefined;
    },
  };
}

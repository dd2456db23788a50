import type { Logger } from 'pino';
import { sweepAttempts } from '../attempts/attempt-store.ts';
import { forgetOldAnswers } from '../http/idempotent.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import type { MailTransport } from '../mail/mail-transport.ts';
import { forgetOldMails } from '../mail/saved-mails.ts';
import { sendMail } from '../mail/send-mail.job.ts';
import { purgePages } from '../purges/purge-pages.job.ts';
import { EVERY_MINUTE, type Job, recurring } from './job-types.ts';

type Needs = PlatformDeps & { log: Logger; transport: MailTransport | null };

export const kernelJobs = (deps: Needs): Job[] => [
  sendMail(deps),
  purgePages(deps),
  recurring('sweep-answers', EVERY_MINUTE, () => forgetOldAnswers(deps)),
  recurring('sweep-attempts', EVERY_MINUTE, () => sweepAttempts(deps.database, deps.now())),
  recurring('sweep-mails', EVERY_MINUTE, () => forgetOldMails(deps.database, deps.now())),
];

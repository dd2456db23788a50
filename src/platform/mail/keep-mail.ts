import { randomUUID } from 'node:crypto';
import type { Language } from '#src/domain/shop/locales.ts';
import type { Transaction } from '../database/database.ts';
import { enqueue } from '../jobs/job-queue.ts';
import type { Sealing } from '../sealing/sealing.ts';
import { blankSecrets } from './blank-secrets.ts';
import { withoutTypedLinks } from './defuse-links.ts';
import type { MailContent, MailFrame } from './mail-content.ts';
import type { MailKind } from './mail-kinds.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import { SEND_MAIL } from './send-mail.job.ts';
import { mails } from './tables.ts';

export type MailToKeep = {
  kind: MailKind;
  about: string;
  recipient: string;
  lang: Language;
  content: MailContent;
  frame: MailFrame;
  sealing: Sealing;
  now: Date;
};

/**
 * Writes a mail and lines its sending up, in one transaction; one of its kind that was written about
 * the same thing before stands, nothing happens, and the answer is false.
 */
export async function keepMail(tx: Transaction, mail: MailToKeep): Promise<boolean> {
  const { kind, about, recipient, lang, frame, sealing, now } = mail;
  const content = withoutTypedLinks(mail.content);
  const whole = { html: await renderHtml(content, frame), text: renderText(content, frame) };
  const blanked = blankSecrets(content);
  const [kept] = await tx
    .insert(mails)
    .values({
      ...{ kind, about, recipient, lang },
      mailId: randomUUID(),
      subject: content.subject,
      ...(blanked === null
        ? whole
        : {
            html: await renderHtml(blanked, frame),
            text: renderText(blanked, frame),
            sealed: sealing.seal(JSON.stringify(whole)),
          }),
      writtenAt: now,
    })
    .onConflictDoNothing()
    .returning({ mailId: mails.mailId });
  if (kept === undefined) return false;
  await enqueue(tx, SEND_MAIL, kept.mailId);
  return true;
}

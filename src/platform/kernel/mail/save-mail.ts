import { randomUUID } from 'node:crypto';
import type { Language } from '#src/domain/shop/locales.ts';
import type { Transaction } from '../database/database.ts';
import { enqueue } from '../jobs/job-queue.ts';
import type { Sealing } from '../sealing/sealing.ts';
import { withoutTypedLinks } from './defuse-links.ts';
import type { MailBlock, MailContent, MailFrame } from './mail-content.ts';
import type { MailKind } from './mail-kinds.ts';
import { renderHtml } from './render-html.ts';
import { SEND_MAIL } from './send-mail.job.ts';
import { mails } from './tables.ts';

/** A colon as the language sets it: the French have a space before it. */
const colon = (lang: Language) => (lang === 'fr' ? '\u00a0: ' : ': ');

function textOf(content: Exclude<MailBlock, { kind: 'picture' }>, lang: Language): string {
  switch (content.kind) {
    case 'text':
      return content.text;
    case 'items':
      return content.items
        .map(({ name, details, amount }) =>
          [[name, amount].filter(Boolean).join(' – '), ...details].join('\n  '),
        )
        .join('\n');
    case 'sums':
      return content.sums.map(({ label, amount }) => `${label}${colon(lang)}${amount}`).join('\n');
    case 'lines':
      return [content.title, ...content.lines].join('\n');
    case 'code':
      return content.code;
    case 'link':
      return `${content.label}${colon(lang)}${content.url}`;
  }
}

/** The same mail for readers of plain text. */
function renderText(content: MailContent, frame: MailFrame, lang: Language): string {
  const { brandName, shopUrl, signature } = frame;
  return [
    content.title,
    ...content.blocks.flatMap((block) => (block.kind === 'picture' ? [] : [textOf(block, lang)])),
    `--\n${signature}\n${brandName}${colon(lang)}${shopUrl}`,
  ].join('\n\n');
}

const BLANK = '••••';

/** Links that work without a sign-in carry a token (`platform/links`). */
function blankToken(url: string): string {
  return url.replace(/([?&]token=)[^&#]*/, `$1${BLANK}`);
}

function blank(block: MailBlock): MailBlock {
  if (block.kind === 'link') {
    const url = blankToken(block.url);
    return url === block.url ? block : { ...block, url };
  }
  if (block.kind === 'code') return { ...block, code: BLANK };
  if (block.kind === 'lines' && block.isSecret === true) {
    return { ...block, lines: block.lines.map(() => BLANK) };
  }
  return block;
}

/** A mail as it may be saved: without tokens, codes and PINs; null when it says nothing secret. */
function blankSecrets(content: MailContent): MailContent | null {
  const blocks = content.blocks.map(blank);
  const isSame = blocks.every((block, at) => block === content.blocks[at]);
  const codes = content.blocks.flatMap((block) => (block.kind === 'code' ? [block.code] : []));
  // Lists of mails show a code beside the subject.
  const preview = codes.reduce((text, code) => text.replaceAll(code, BLANK), content.preview);
  return isSame ? null : { ...content, blocks, preview };
}

/** A mail as its reader sees it, sent to nobody. */
export async function showMail(
  content: MailContent,
  frame: MailFrame,
): Promise<{ subject: string; preview: string; html: string }> {
  const { subject, preview, ...mail } = withoutTypedLinks(content);
  const html = await renderHtml({ subject, preview, ...mail }, frame);
  return { subject, preview, html };
}

export type MailToSave = {
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
 * Writes a mail and enqueues its sending, in one transaction. Does nothing and answers false where
 * one of its kind was written about the same thing before.
 */
export async function saveMail(tx: Transaction, mail: MailToSave): Promise<boolean> {
  const { kind, about, recipient, lang, frame, sealing, now } = mail;
  const content = withoutTypedLinks(mail.content);
  const whole = { html: await renderHtml(content, frame), text: renderText(content, frame, lang) };
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
            text: renderText(blanked, frame, lang),
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

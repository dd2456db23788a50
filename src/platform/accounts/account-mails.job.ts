import { eq } from 'drizzle-orm';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { findCredentials, findCustomer } from '../customers/face.ts';
import { inTransaction, type Transaction } from '../kernel/database/database.ts';
import type { PlatformDeps } from '../kernel/http/platform-env.ts';
import type { Job } from '../kernel/jobs/job-types.ts';
import { newToken } from '../kernel/mail/link-tokens.ts';
import type { MailContent } from '../kernel/mail/mail-content.ts';
import type { MailKind } from '../kernel/mail/mail-kinds.ts';
import { saveMail } from '../kernel/mail/save-mail.ts';
import { findLetter, type ShopLetter } from '../kernel/mail/shop-letter.ts';
import type { AccountNotice, CodeMailTexts } from '../kernel/texts/account-mail-texts.ts';
import { digestOfCode, newCode } from './code-digest.ts';
import { accountNotices, emailChanges, passwordResets, signInCodes } from './tables.ts';

/** A link of one use that changes an account; `url` leads to the provider's page for it. */
export function linkMail(
  { texts: { account }, brandName }: ShopLetter,
  { words, url }: { words: 'reset' | 'newEmail'; url: string },
): MailContent {
  const { subject, title, lead, link, notYou } = account[words];
  return {
    subject: subject(brandName),
    preview: lead(brandName),
    title,
    blocks: [
      { kind: 'text', text: lead(brandName) },
      { kind: 'link', label: link, url },
      { kind: 'text', text: notYou },
    ],
  };
}

/** The code of a sign-in, for the reader of the mails to an e-mail. */
export function codeMail(
  { brandName }: ShopLetter,
  { subject, title, preview, lead, notYou }: CodeMailTexts,
  code: string,
): MailContent {
  return {
    subject: subject(brandName),
    preview: preview(code),
    title,
    blocks: [
      { kind: 'text', text: lead(brandName) },
      { kind: 'code', code },
      { kind: 'text', text: notYou },
    ],
  };
}

/** What happened to an account, when by the clocks of its shop, and what to do about it. */
export function noticeMail(
  { texts: { account }, brandName, shopUrl, moment }: ShopLetter,
  {
    kind,
    happenedAt,
    restorableDays,
  }: { kind: AccountNotice; happenedAt: Date; restorableDays: number },
): MailContent {
  const { subject, title, lead, advice, link } = account.notices[kind];
  const when = moment(happenedAt);
  return {
    subject: subject(brandName),
    preview: lead(when),
    title,
    blocks: [
      { kind: 'text', text: lead(when) },
      { kind: 'text', text: typeof advice === 'string' ? advice : advice(String(restorableDays)) },
      { kind: 'link', label: link, url: `${shopUrl}/account/dashboard` },
    ],
  };
}

/** Its key is the id of a reset. */
export const WRITE_RESET_MAIL = 'write-reset-mail';
/** Its key is the id of a change of e-mail. */
export const WRITE_NEW_EMAIL_MAIL = 'write-new-email-mail';
/** Its key is the id of a code. */
export const WRITE_CODE_MAIL = 'write-code-mail';
/** Its key is the id of a notice. */
export const WRITE_NOTICE_MAIL = 'write-notice-mail';

type Needs = Pick<PlatformDeps, 'database' | 'now' | 'config'>;
type AccountMail = {
  kind: MailKind;
  about: string;
  recipient: string;
  content: MailContent;
  /** Why it was written, where that is not the account. */
  signature?: (brand: string) => string;
};

/** The provider's page that each link leads to, and the words of its mail. */
const RESET = { page: 'new-password', kind: 'password-reset', words: 'reset' } as const;
const NEW_EMAIL = { page: 'new-email', kind: 'new-email', words: 'newEmail' } as const;
type LinkMail = typeof RESET | typeof NEW_EMAIL;

/** What customers are written about their accounts (decision 052). */
export function accountMailJobs({ database, now, config }: Needs): Job[] {
  const keep = (
    tx: Transaction,
    { lang, texts, frame }: ShopLetter,
    { signature = texts.account.signature, ...mail }: AccountMail,
  ) =>
    saveMail(tx, {
      ...mail,
      lang,
      frame: frame(signature(config.brandName)),
      sealing: config.sealing,
      now: now(),
    });

  /** The hash of the mail's token; null on a second run, when that of the first one counts. */
  async function keepLink(
    tx: Transaction,
    { page, kind, words }: LinkMail,
    { about, email, domain }: { about: string; email: string; domain: OnlineLocale },
  ): Promise<string | null> {
    const letter = await findLetter(tx, domain, config);
    const { token, tokenHash } = newToken();
    const query = new URLSearchParams({ locale: domain, token });
    const url = `${config.identityOrigin}/identity/${page}?${query}`;
    const content = linkMail(letter, { words, url });
    return (await keep(tx, letter, { kind, about, recipient: email, content })) ? tokenHash : null;
  }

  async function writeReset(tx: Transaction, resetId: string) {
    const isOf = eq(passwordResets.resetId, resetId);
    const [reset] = await tx.select().from(passwordResets).where(isOf);
    if (reset === undefined || (await findCredentials(tx, reset.email)) === null) return;
    const tokenHash = await keepLink(tx, RESET, { about: resetId, ...reset });
    if (tokenHash !== null) await tx.update(passwordResets).set({ tokenHash }).where(isOf);
  }

  async function writeNewEmail(tx: Transaction, changeId: string) {
    const isOf = eq(emailChanges.changeId, changeId);
    const [change] = await tx.select().from(emailChanges).where(isOf);
    if (change === undefined || (await findCredentials(tx, change.email)) !== null) return;
    const customer = await findCustomer(tx, change.customerId);
    if (customer === null || customer.isDeleted) return;
    const tokenHash = await keepLink(tx, NEW_EMAIL, { about: changeId, ...change });
    if (tokenHash !== null) await tx.update(emailChanges).set({ tokenHash }).where(isOf);
  }

  async function writeCode(tx: Transaction, codeId: string) {
    const isOf = eq(signInCodes.codeId, codeId);
    const [asked] = await tx.select().from(signInCodes).where(isOf);
    if (asked === undefined) return;
    const letter = await findLetter(tx, asked.domain, config);
    const { code: usual, guestCode } = letter.texts.account;
    const words = asked.asGuest ? { ...usual, ...guestCode } : usual;
    const code = newCode();
    const isWritten = await keep(tx, letter, {
      kind: 'sign-in-code',
      about: codeId,
      recipient: asked.email,
      content: codeMail(letter, words, code),
      signature: words.signature,
    });
    if (!isWritten) return;
    const digest = digestOfCode(config.sealing, codeId, code);
    await tx.update(signInCodes).set({ digest }).where(isOf);
  }

  async function writeNotice(tx: Transaction, noticeId: string) {
    const [notice] = await tx
      .select()
      .from(accountNotices)
      .where(eq(accountNotices.noticeId, noticeId));
    if (notice === undefined) return;
    const letter = await findLetter(tx, notice.domain, config);
    await keep(tx, letter, {
      kind: notice.kind,
      about: noticeId,
      recipient: notice.recipient,
      content: noticeMail(letter, { ...notice, restorableDays: config.eraseAfterDays }),
    });
  }

  const job = (name: string, write: (tx: Transaction, key: string) => Promise<void>): Job => ({
    name,
    run: async (key) => {
      await inTransaction(database, (tx) => write(tx, key));
      return undefined;
    },
  });
  return [
    job(WRITE_RESET_MAIL, writeReset),
    job(WRITE_NEW_EMAIL_MAIL, writeNewEmail),
    job(WRITE_CODE_MAIL, writeCode),
    job(WRITE_NOTICE_MAIL, writeNotice),
  ];
}

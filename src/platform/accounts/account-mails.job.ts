import { eq } from 'drizzle-orm';
import { findCredentials } from '../customers/customer-store.ts';
import { inTransaction, type Transaction } from '../database/database.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import type { Job } from '../jobs/job-types.ts';
import { keepMail } from '../mail/keep-mail.ts';
import { newToken } from '../mail/link-tokens.ts';
import type { MailContent } from '../mail/mail-content.ts';
import type { MailKind } from '../mail/mail-kinds.ts';
import { letterOf, type ShopLetter } from '../mail/shop-letter.ts';
import { noticeMail, resetMail } from './account-mail.ts';
import { accountNotices, passwordResets } from './tables.ts';

/** Its key is the id of a reset. */
export const WRITE_RESET_MAIL = 'write-reset-mail';
/** Its key is the id of a notice. */
export const WRITE_NOTICE_MAIL = 'write-notice-mail';

type Needs = Pick<PlatformDeps, 'database' | 'now' | 'config'>;
type AccountMail = { kind: MailKind; about: string; recipient: string; content: MailContent };

/** What customers are written about their accounts (decision 052). */
export function accountMailJobs({ database, now, config }: Needs): Job[] {
  const keep = (tx: Transaction, { lang, texts, frame }: ShopLetter, mail: AccountMail) =>
    keepMail(tx, {
      ...mail,
      lang,
      frame: frame(texts.account.signature(config.brandName)),
      now: now(),
    });

  async function writeReset(tx: Transaction, resetId: string) {
    const isOf = eq(passwordResets.resetId, resetId);
    const [reset] = await tx.select().from(passwordResets).where(isOf);
    if (reset === undefined || (await findCredentials(tx, reset.email)) === null) return;
    const letter = letterOf(reset.domain, config);
    const { token, tokenHash } = newToken();
    const query = new URLSearchParams({ locale: reset.domain, token });
    const url = `${config.identityOrigin}/identity/new-password?${query}`;
    const isKept = await keep(tx, letter, {
      kind: 'password-reset',
      about: resetId,
      recipient: reset.email,
      content: resetMail(letter, { url }),
    });
    // A second run writes no mail: the token of the first one counts.
    if (isKept) await tx.update(passwordResets).set({ tokenHash }).where(isOf);
  }

  async function writeNotice(tx: Transaction, noticeId: string) {
    const [notice] = await tx
      .select()
      .from(accountNotices)
      .where(eq(accountNotices.noticeId, noticeId));
    if (notice === undefined) return;
    const letter = letterOf(notice.domain, config);
    await keep(tx, letter, {
      kind: notice.kind,
      about: noticeId,
      recipient: notice.recipient,
      content: noticeMail(letter, notice),
    });
  }

  const job = (name: string, write: (tx: Transaction, key: string) => Promise<void>): Job => ({
    name,
    run: async (key) => {
      await inTransaction(database, (tx) => write(tx, key));
      return undefined;
    },
  });
  return [job(WRITE_RESET_MAIL, writeReset), job(WRITE_NOTICE_MAIL, writeNotice)];
}

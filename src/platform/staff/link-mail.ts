import type { Transaction } from '#src/platform/kernel/database/database.ts';
import { newToken } from '#src/platform/kernel/mail/link-tokens.ts';
import type { MailKind } from '#src/platform/kernel/mail/mail-kinds.ts';
import { saveMail } from '#src/platform/kernel/mail/save-mail.ts';
import { textsFor } from '#src/platform/kernel/texts/platform-texts.ts';
import type { PlatformTexts } from '#src/platform/kernel/texts/text-types.ts';
import type { StaffDeps } from './staff-deps.ts';
import type { Member } from './tables.ts';

type StaffTexts = PlatformTexts['mails']['staff'];

type LinkMail = {
  kind: Extract<MailKind, `staff-${string}`>;
  about: string;
  member: Member;
  words: (texts: StaffTexts) => StaffTexts['password'];
  /** The page of the back office that the link leads to. */
  page: string;
};

/** The URL of a page of the back office that takes a token. */
export const tokenUrl = (backOfficeOrigin: string, page: string, token: string) =>
  `${backOfficeOrigin}/${page}?${new URLSearchParams({ token })}`;

/**
 * Mails a member a link of one use, in their own language. Answers the hash of its token; null where
 * it was mailed before.
 */
export async function saveLinkMail(
  tx: Transaction,
  { config, now }: Pick<StaffDeps, 'config' | 'now'>,
  { kind, about, member, words, page }: LinkMail,
): Promise<string | null> {
  const { brandName, backOfficeOrigin, sealing } = config;
  const { email, language } = member;
  const texts = textsFor(language).mails.staff;
  const { subject, title, lead, link, notYou } = words(texts);
  const { token, tokenHash } = newToken();
  const isWritten = await saveMail(tx, {
    ...{ kind, about, recipient: email, lang: language, sealing, now: now() },
    content: {
      ...{ subject: subject(brandName), preview: lead(brandName), title },
      blocks: [
        { kind: 'text', text: lead(brandName) },
        { kind: 'link', label: link, url: tokenUrl(backOfficeOrigin, page, token) },
        { kind: 'text', text: notYou },
      ],
    },
    frame: {
      ...{ lang: language, brandName, shopUrl: backOfficeOrigin },
      signature: texts.signature(brandName),
    },
  });
  return isWritten ? tokenHash : null;
}

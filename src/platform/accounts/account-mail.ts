import type { MailContent } from '../mail/mail-content.ts';
import type { ShopLetter } from '../mail/shop-letter.ts';
import type { AccountNotice } from '../texts/account-mail-texts.ts';

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

/** What happened to an account, when by the clocks of its shop, and what to do about it. */
export function noticeMail(
  { texts: { account }, brandName, shopUrl, moment }: ShopLetter,
  { kind, happenedAt }: { kind: AccountNotice; happenedAt: Date },
): MailContent {
  const { subject, title, lead, advice, link } = account.notices[kind];
  const when = moment(happenedAt);
  return {
    subject: subject(brandName),
    preview: lead(when),
    title,
    blocks: [
      { kind: 'text', text: lead(when) },
      { kind: 'text', text: advice },
      { kind: 'link', label: link, url: `${shopUrl}/account/dashboard` },
    ],
  };
}

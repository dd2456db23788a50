import type { MailContent } from '../mail/mail-content.ts';
import type { ShopLetter } from '../mail/shop-letter.ts';

/** Asks whether the address is meant: the link leads to a page where a press confirms. */
export function confirmationMail(
  { texts: { newsletter }, brandName, shopUrl }: ShopLetter,
  { token, source }: { token: string; source: string },
): MailContent {
  const lead = newsletter.confirmLead(brandName);
  const url = `${shopUrl}/newsletter/confirmation?${new URLSearchParams({ token, source })}`;
  return {
    subject: newsletter.confirmSubject(brandName),
    preview: lead,
    title: newsletter.confirmTitle,
    blocks: [
      { kind: 'text', text: lead },
      { kind: 'link', label: newsletter.confirmLink, url },
      { kind: 'text', text: newsletter.notYou },
    ],
  };
}

/** Thanks a new subscriber, and says how to leave. */
export function welcomeMail(
  { texts: { newsletter }, brandName, shopUrl }: ShopLetter,
  { token }: { token: string },
): MailContent {
  const lead = newsletter.welcomeLead(brandName);
  const url = `${shopUrl}/unsubscribe?${new URLSearchParams({ token, type: 'NEWS' })}`;
  return {
    subject: newsletter.welcomeSubject(brandName),
    preview: lead,
    title: newsletter.welcomeTitle,
    blocks: [
      { kind: 'text', text: lead },
      { kind: 'text', text: newsletter.leaveLead },
      { kind: 'link', label: newsletter.leaveLink, url },
    ],
  };
}

import { writeDay } from '#src/domain/shop/shop-day.ts';
import type { IssuedGiftCard } from '../gift-cards/issue-gift-card.ts';
import type { MailContent } from '../mail/mail-content.ts';
import type { ShopLetter } from '../mail/shop-letter.ts';

type Gift = { recipientName: string; message: string; amount: string; card: IssuedGiftCard };

/** What brings a gift card to whom it was bought for: what it is worth, and how to spend it. */
export function giftCardMail(
  { texts: { giftCard: texts }, brandName, shop, shopUrl }: ShopLetter,
  { recipientName, message, amount, card }: Gift,
): MailContent {
  const lead = texts.lead(amount, writeDay(card.expiresAt.toISOString(), shop));
  const number = card.number.replaceAll(/(.{4})(?=.)/g, '$1 ');
  return {
    subject: texts.subject(brandName),
    preview: lead,
    title: texts.title(recipientName),
    blocks: [
      ...(message.trim() === '' ? [] : [{ kind: 'text', text: message } as const]),
      { kind: 'text', text: lead },
      { kind: 'lines', title: texts.number, lines: [number], isSecret: true },
      { kind: 'lines', title: texts.pin, lines: [card.pin], isSecret: true },
      { kind: 'link', label: texts.link, url: shopUrl },
    ],
  };
}

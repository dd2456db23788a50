import type { CartGiftCard } from '#src/domain/cart/cart.schema.ts';
import { GIFT_CARD_SIZE, giftCardPicture } from '#src/domain/gift-card/bought-card.ts';
import type { Currency } from '#src/domain/money/money.ts';
import { languageTag, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { writeDay } from '#src/domain/shop/shop-day.ts';
import type { IssuedGiftCard } from '../../gift-cards/face.ts';
import type { Transaction } from '../../kernel/database/database.ts';
import type { PlatformDeps } from '../../kernel/http/platform-env.ts';
import type { MailContent } from '../../kernel/mail/mail-content.ts';
import { saveMail } from '../../kernel/mail/save-mail.ts';
import { findLetter, type ShopLetter } from '../../kernel/mail/shop-letter.ts';
import { writeAmount } from '../../kernel/texts/amounts.ts';

type Gift = {
  bought: Pick<CartGiftCard, 'recipientName' | 'senderName' | 'message' | 'design'>;
  /** As people of the shop write it. */
  amount: string;
  card: Pick<IssuedGiftCard, 'number' | 'pin' | 'expiresAt'>;
};

/** What brings a gift card to its recipient: who gives it, what it is worth, and how to spend it. */
export function giftCardMail(
  { texts: { giftCard: texts }, brandName, shop, origin, shopUrl }: ShopLetter,
  { bought, amount, card }: Gift,
): MailContent {
  const { recipientName, message, design } = bought;
  const senderName = bought.senderName.trim();
  const lead = texts.lead(amount, writeDay(card.expiresAt.toISOString(), shop));
  const number = card.number.replaceAll(/(.{4})(?=.)/g, '$1 ');
  const isNamed = senderName !== '';
  return {
    subject: isNamed ? texts.subjectFrom(senderName, brandName) : texts.subject(brandName),
    preview: lead,
    title: isNamed ? texts.titleFrom(recipientName, senderName) : texts.title(recipientName),
    blocks: [
      { kind: 'picture', url: `${origin}${giftCardPicture(design, 'png')}`, ...GIFT_CARD_SIZE },
      ...(message.trim() === '' ? [] : [{ kind: 'text', text: message } as const]),
      { kind: 'text', text: lead },
      { kind: 'lines', title: texts.number, lines: [number], isSecret: true },
      { kind: 'lines', title: texts.pin, lines: [card.pin], isSecret: true },
      { kind: 'link', label: texts.link, url: shopUrl },
    ],
  };
}

/** A card that a shop gives or sells, and whom it is for. */
export type Given = {
  bought: CartGiftCard;
  domain: OnlineLocale;
  currency: Currency;
  /** The order that buys it; null for goodwill. */
  orderNumber: string | null;
};

/** Writes a card to whom it is for, in the transaction that knows its PIN. */
export async function saveGiftCardMail(
  tx: Transaction,
  { config, now }: Pick<PlatformDeps, 'config' | 'now'>,
  { bought, domain, currency }: Given,
  card: IssuedGiftCard,
): Promise<void> {
  const letter = await findLetter(tx, domain, config);
  const amount = writeAmount(bought.price, currency, languageTag(domain));
  await saveMail(tx, {
    kind: 'gift-card',
    about: bought.id,
    recipient: bought.recipientEmail,
    lang: letter.lang,
    content: giftCardMail(letter, { bought, amount, card }),
    frame: letter.frame(letter.texts.giftCard.signature(config.brandName)),
    sealing: config.sealing,
    now: now(),
  });
}

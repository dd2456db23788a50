import { eq } from 'drizzle-orm';
import type { CartGiftCard } from '#src/domain/cart/cart.schema.ts';
import { GIFT_CARD_SIZE, giftCardPicture, sendingTime } from '#src/domain/gift-card/bought-card.ts';
import { languageTag } from '#src/domain/shop/locales.ts';
import { writeDay } from '#src/domain/shop/shop-day.ts';
import { inTransaction } from '../database/database.ts';
import { type IssuedGiftCard, issueGiftCard } from '../gift-cards/issue-gift-card.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import type { Job } from '../jobs/job-types.ts';
import type { MailContent } from '../mail/mail-content.ts';
import { saveMail } from '../mail/save-mail.ts';
import { letterOf, type ShopLetter } from '../mail/shop-letter.ts';
import { writeAmount } from '../texts/amounts.ts';
import { findWebDomainByStoreId } from '../web-domains/web-domain-store.ts';
import { orders } from './tables.ts';

type Gift = {
  bought: CartGiftCard;
  /** As people of the shop write it. */
  amount: string;
  card: IssuedGiftCard;
};

/** What brings a gift card to its recipient: who gives it, what it is worth, and how to spend it. */
function giftCardMail(
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

const SECOND_MS = 1_000;

/** Its key is the order's number. */
export const ISSUE_GIFT_CARDS = 'issue-gift-cards';

/**
 * Makes the gift cards that an order has bought, each when its day has come, and writes each to whom
 * it is for: a card and its mail are there together, since the PIN is known at that moment alone.
 */
export function issueGiftCards({
  database,
  now,
  config,
}: Pick<PlatformDeps, 'database' | 'now' | 'config'>): Job {
  return {
    name: ISSUE_GIFT_CARDS,
    run: async (orderNumber) => {
      const [order] = await database
        .select()
        .from(orders)
        .where(eq(orders.orderNumber, orderNumber));
      const domain = order && (await findWebDomainByStoreId(database, order.storeId));
      if (order === undefined || !domain) return undefined;
      const letter = letterOf(domain.domain, config);
      const { currency } = order;
      const issue = (bought: CartGiftCard) =>
        inTransaction(database, async (tx) => {
          const card = await issueGiftCard(tx, config.sealing, {
            boughtAs: bought.id,
            cents: bought.price,
            currency,
            now: now(),
          });
          if (card === null) return;
          const amount = writeAmount(bought.price, currency, languageTag(domain.domain));
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
        });
      const waits: number[] = [];
      for (const bought of order.giftCards) {
        const { sendOn } = bought;
        const wait =
          sendOn === null ? 0 : sendingTime(sendOn, domain.countryCodeISO2) - now().getTime();
        if (wait > 0) waits.push(wait);
        else await issue(bought);
      }
      return waits.length === 0
        ? undefined
        : { againInSeconds: Math.ceil(Math.min(...waits) / SECOND_MS) };
    },
  };
}

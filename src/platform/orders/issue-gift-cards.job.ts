import { eq } from 'drizzle-orm';
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

type Gift = { recipientName: string; message: string; amount: string; card: IssuedGiftCard };

/** What brings a gift card to whom it was bought for: what it is worth, and how to spend it. */
function giftCardMail(
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

/** Its key is the order's number. */
export const ISSUE_GIFT_CARDS = 'issue-gift-cards';

/**
 * Makes the gift cards that an order has bought, and writes each to whom it is for: a card and its
 * mail are there together, since the PIN is known at that moment alone.
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
      for (const { id, price, recipientName, recipientEmail, message } of order.giftCards) {
        await inTransaction(database, async (tx) => {
          const card = await issueGiftCard(tx, config.sealing, {
            boughtAs: id,
            cents: price,
            currency,
            now: now(),
          });
          if (card === null) return;
          const amount = writeAmount(price, currency, languageTag(domain.domain));
          await saveMail(tx, {
            kind: 'gift-card',
            about: id,
            recipient: recipientEmail,
            lang: letter.lang,
            content: giftCardMail(letter, { recipientName, message, amount, card }),
            frame: letter.frame(letter.texts.giftCard.signature(config.brandName)),
            sealing: config.sealing,
            now: now(),
          });
        });
      }
      return undefined;
    },
  };
}

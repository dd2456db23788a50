import type { Order } from '#src/domain/order/order.schema.ts';
import type { LineShare } from '#src/domain/order/order-journey.schema.ts';
import { writeMoment } from '#src/domain/shop/shop-day.ts';
import type { MailContent } from '../mail/mail-content.ts';
import type { ShopLetter } from '../mail/shop-letter.ts';
import { takenBack } from './taken-back.ts';

type Declared = { lines: readonly LineShare[]; declaredAt: Date };

/** What a withdrawal took back, and when it was declared, by the clocks of the shop's country. */
export function withdrawalMail(
  letter: ShopLetter,
  order: Order,
  { lines, declaredAt }: Declared,
): MailContent {
  const {
    shop,
    shopUrl,
    texts: { order: words, withdrawal: texts },
  } = letter;
  const when = writeMoment(declaredAt, shop, 'long');
  const lead = texts.lead(order.orderNumber, when);
  return {
    subject: texts.subject(order.orderNumber),
    preview: lead,
    title: texts.title,
    blocks: [
      { kind: 'text', text: lead },
      takenBack(letter, order, lines),
      { kind: 'text', text: texts.next },
      { kind: 'link', label: words.link, url: `${shopUrl}/account/orders` },
    ],
  };
}

import type { Order } from '#src/domain/order/order.schema.ts';
import type { Parcel } from '#src/domain/order/order-journey.schema.ts';
import type { MailContent } from '../mail/mail-content.ts';
import { ifSeveral, mailPiece, type ShopLetter } from '../mail/shop-letter.ts';
import { trackingUrl } from './order-links.ts';

/** Says that an order has left, with whom, and what is in the parcel. */
export function shippingMail(
  { shopUrl, origin, texts: { order: words, shipping: texts } }: ShopLetter,
  { orderNumber, lineItems }: Order,
  { carrier, trackingNumber }: Parcel,
  token: string,
): MailContent {
  const lead = texts.lead(orderNumber, carrier);
  return {
    subject: texts.subject(orderNumber),
    preview: lead,
    title: texts.title,
    blocks: [
      { kind: 'text', text: lead },
      ...(trackingNumber === null
        ? []
        : [{ kind: 'text', text: texts.tracking(trackingNumber) } as const]),
      {
        kind: 'pieces',
        pieces: lineItems.map(({ product, quantity }) =>
          mailPiece({ origin, words }, product, { quantity: ifSeveral(quantity) }),
        ),
      },
      { kind: 'link', label: words.track, url: trackingUrl(shopUrl, token) },
    ],
  };
}

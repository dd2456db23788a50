import { eq } from 'drizzle-orm';
import type { LineProduct } from '#src/domain/cart/cart.schema.ts';
import { inTransaction } from '../../kernel/database/database.ts';
import type { PlatformDeps } from '../../kernel/http/platform-env.ts';
import type { Job } from '../../kernel/jobs/job-types.ts';
import { newToken } from '../../kernel/mail/link-tokens.ts';
import type { MailContent } from '../../kernel/mail/mail-content.ts';
import { MAIL_WRITERS } from '../../kernel/mail/mail-kinds.ts';
import { saveMail } from '../../kernel/mail/save-mail.ts';
import { ifSeveral, mailItem, type ShopLetter } from '../../kernel/mail/shop-letter.ts';
import { findOrderLetter } from '../order-letter.ts';
import { keepOrderLink, trackingUrl } from '../order-links.ts';
import { orderExchanges, orderParcels } from '../tables.ts';

type Sent = Pick<typeof orderParcels.$inferSelect, 'orderNumber' | 'carrier' | 'trackingNumber'> & {
  items: readonly { product: LineProduct; quantity: number }[];
};

/** Says that a parcel has left, with whom, and what is in it. */
export function shippingMail(
  { shopUrl, origin, texts: { order: words, shipping: texts } }: ShopLetter,
  { orderNumber, carrier, trackingNumber, items }: Sent,
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
        kind: 'items',
        items: items.map(({ product, quantity }) =>
          mailItem({ origin, words }, product, { quantity: ifSeveral(quantity) }),
        ),
      },
      { kind: 'link', label: words.track, url: trackingUrl(shopUrl, token) },
    ],
  };
}

/** Its key is the id of a parcel. */
export const WRITE_SHIPPING_MAIL = MAIL_WRITERS.shipping;

/** Writes a customer that a parcel has left, as its first mail said we would. */
export function writeShippingMail(deps: Pick<PlatformDeps, 'database' | 'now' | 'config'>): Job {
  const { database, now, config } = deps;
  return {
    name: WRITE_SHIPPING_MAIL,
    run: async (parcelId) => {
      const [parcel] = await database
        .select()
        .from(orderParcels)
        .where(eq(orderParcels.parcelId, parcelId));
      const found = parcel && (await findOrderLetter(deps, parcel.orderNumber));
      if (!parcel || !found) return undefined;
      const { orderNumber } = parcel;
      const { row, recipient, letter } = found;
      const exchanges = await database
        .select()
        .from(orderExchanges)
        .where(eq(orderExchanges.orderNumber, orderNumber));
      const products = new Map([
        ...row.lineItems.map(({ lineId, product }) => [lineId, product] as const),
        ...exchanges.map(({ exchangeId, product }) => [exchangeId, product] as const),
      ]);
      const items = parcel.lines.flatMap(({ lineId, quantity }) => {
        const product = products.get(lineId);
        return product === undefined ? [] : [{ product, quantity }];
      });
      const { token, tokenHash } = newToken();
      await inTransaction(database, async (tx) => {
        const isKept = await saveMail(tx, {
          kind: 'shipping',
          about: parcelId,
          recipient,
          lang: letter.lang,
          content: shippingMail(letter, { ...parcel, items }, token),
          frame: letter.frame(letter.texts.signature(config.brandName)),
          sealing: config.sealing,
          now: now(),
        });
        // A second run writes no mail: the link of the first one counts.
        if (isKept) await keepOrderLink(tx, { orderNumber, tokenHash }, now());
      });
      return undefined;
    },
  };
}

import { and, eq } from 'drizzle-orm';
import type { Order, Parcel } from '#src/domain/order/order.schema.ts';
import { inTransaction } from '../database/database.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import type { Job } from '../jobs/job-types.ts';
import { newToken } from '../mail/link-tokens.ts';
import type { MailContent } from '../mail/mail-content.ts';
import { saveMail } from '../mail/save-mail.ts';
import { ifSeveral, mailItem, type ShopLetter } from '../mail/shop-letter.ts';
import { findOrderLetter } from './order-letter.ts';
import { keepOrderLink, trackingUrl } from './order-links.ts';
import { toOrder } from './order-store.ts';
import { orderSteps } from './tables.ts';

/** Says that an order has left, with whom, and what is in the parcel. */
function shippingMail(
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
        kind: 'items',
        items: lineItems.map(({ product, quantity }) =>
          mailItem({ origin, words }, product, { quantity: ifSeveral(quantity) }),
        ),
      },
      { kind: 'link', label: words.track, url: trackingUrl(shopUrl, token) },
    ],
  };
}

/** Its key is the order's number. */
export const WRITE_SHIPPING_MAIL = 'write-shipping-mail';

/** Writes a customer that an order has left, as its first mail said we would. */
export function writeShippingMail(deps: Pick<PlatformDeps, 'database' | 'now' | 'config'>): Job {
  const { database, now, config } = deps;
  return {
    name: WRITE_SHIPPING_MAIL,
    run: async (orderNumber) => {
      const found = await findOrderLetter(deps, orderNumber);
      const [sent] = await database
        .select({ parcel: orderSteps.parcel })
        .from(orderSteps)
        .where(and(eq(orderSteps.orderNumber, orderNumber), eq(orderSteps.step, 'shipped')));
      const parcel = sent?.parcel ?? null;
      if (found === null || parcel === null) return undefined;
      const { row, recipient, letter } = found;
      const { token, tokenHash } = newToken();
      await inTransaction(database, async (tx) => {
        const isKept = await saveMail(tx, {
          kind: 'shipping',
          about: orderNumber,
          recipient,
          lang: letter.lang,
          content: shippingMail(letter, toOrder(row), parcel, token),
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

import { eq } from 'drizzle-orm';
import type { DownloadFile } from '#src/domain/order/order.schema.ts';
import { hadLeft } from '#src/domain/order/to-send.ts';
import { getDomain, languageTag } from '#src/domain/shop/locales.ts';
import { writeDay } from '#src/domain/shop/shop-day.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import type { PlatformDeps } from '../../kernel/http/platform-env.ts';
import { inBase64 } from '../../kernel/pdf/open-pdf.ts';
import { itemDetails } from '../../kernel/texts/item-size.ts';
import { textsFor } from '../../kernel/texts/platform-texts.ts';
import { findWebDomainByStoreId } from '../../shops/face.ts';
import { sendUntil } from '../order-journey.ts';
import { costsLine } from '../returns/costs-line.ts';
import { orderReturns, orders } from '../tables.ts';
import { drawReturnLabel, type ReturnLabel } from './draw-return-label.ts';

type Returned = {
  row: typeof orderReturns.$inferSelect;
  order: typeof orders.$inferSelect;
  shop: WebDomain;
};

/** A return as its label, in the language of the shop that sold the items. */
function toLabel({ row, order, shop }: Returned, brandName: string): ReturnLabel {
  const { returnNumber, declaredAt } = row;
  const isPrepaid = shop.params.returns.isFree || row.way === 'label';
  const { carrier, address } = shop.params.returns;
  const { lang } = getDomain(shop.domain);
  const texts = textsFor(lang);
  const words = texts.returnLabel;
  const { return: steps, order: said } = texts.mails;
  const until = writeDay(sendUntil(declaredAt, shop.countryCodeISO2), shop.domain);
  const products = new Map(order.lineItems.map(({ lineId, product }) => [lineId, product]));
  return {
    title: words.title(returnNumber),
    lang: languageTag(shop.domain),
    to: { heading: words.to, lines: [brandName, ...address] },
    carrier,
    postage: isPrepaid ? words.free : words.paid,
    returnNumber,
    cut: words.cut,
    facts: [
      [words.number, returnNumber],
      [words.order, order.orderNumber],
    ],
    heads: { item: texts.invoice.item, quantity: texts.invoice.quantity },
    items: row.lines.flatMap(({ lineId, quantity }) => {
      const product = products.get(lineId);
      if (product === undefined) return [];
      const details = itemDetails(said, product).join(' · ');
      return [{ name: product.name, details, quantity: String(quantity) }];
    }),
    steps: [steps.print, steps.dropOff(carrier, until), costsLine(steps, row, { order, shop })],
  };
}

/** The label of a return of an order; null where there is none, or nothing to send any more. */
export async function makeReturnLabel(
  { database, config }: Pick<PlatformDeps, 'database' | 'config'>,
  { orderNumber, returnNumber }: { orderNumber: string; returnNumber: string },
): Promise<DownloadFile | null> {
  const [found] = await database
    .select({ row: orderReturns, order: orders })
    .from(orderReturns)
    .innerJoin(orders, eq(orders.orderNumber, orderReturns.orderNumber))
    .where(eq(orderReturns.returnNumber, returnNumber));
  if (found === undefined || found.order.orderNumber !== orderNumber) return null;
  const shop = await findWebDomainByStoreId(database, found.order.storeId);
  const isSent = hadLeft(found.row) && found.row.way !== 'store';
  if (!isSent || found.row.receivedAt !== null || shop === null) return null;
  const { brandName } = config;
  const pdf = await drawReturnLabel(toLabel({ ...found, shop }, brandName), {
    brandName,
    createdAt: found.row.declaredAt,
  });
  const { lang } = getDomain(shop.domain);
  return inBase64(textsFor(lang).returnLabel.fileName(returnNumber), pdf);
}

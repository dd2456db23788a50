import { documentsOf, orderOfDocument } from '#src/domain/order/download.ts';
import type { DownloadFile, Order } from '#src/domain/order/order.schema.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import { findCustomer } from '../customers/customer-store.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { findOrderRow, toOrder } from '../orders/order-store.ts';
import { textsFor } from '../texts/platform-texts.ts';
import { findWebDomainByStoreId } from '../web-domains/web-domain-store.ts';
import type { DigitalGoods } from './digital-goods.ts';
import { drawInvoice } from './draw-invoice.ts';
import { toInvoice } from './invoice.ts';
import { isDigital } from './is-digital.ts';

type Needs = Pick<PlatformDeps, 'database' | 'config'> & { goods: DigitalGoods };

const inBase64 = (fileName: string, pdf: Buffer): DownloadFile => ({
  fileName,
  content: pdf.toString('base64'),
});

/** A document of a customer, made now; null when there is none of that id, or it is another's. */
export async function makeDocument(
  { database, config, goods }: Needs,
  { customerId, documentId }: { customerId: string; documentId: string },
): Promise<DownloadFile | null> {
  const orderNumber = orderOfDocument(documentId);
  const row = orderNumber === null ? null : await findOrderRow(database, customerId, orderNumber);
  if (row === null) return null;
  const order = toOrder(row);
  const found = documentsOf(order, isDigital(goods)).find((one) => one.documentId === documentId);
  const sold = await findWebDomainByStoreId(database, row.storeId);
  if (found === undefined || sold === null) return null;
  const { brandName, brandHost, seller } = config;
  const shop = sold.domain;
  const { lang } = getDomain(shop);
  if (found.kind === 'goods') return goodsFile(order, found.lineId, { goods, lang, brandName });
  const client = await findCustomer(database, customerId);
  const invoice = toInvoice({ order, shop, fiscalNumber: client?.fiscalNumber || null });
  const pdf = await drawInvoice(invoice, {
    brandName,
    seller: seller ?? [brandName, brandHost],
    createdAt: row.createdAt,
  });
  return inBase64(textsFor(lang).invoice.fileName(order.orderNumber), pdf);
}

type Sold = { goods: DigitalGoods } & Pick<
  Parameters<NonNullable<ReturnType<DigitalGoods>>>[0],
  'lang' | 'brandName'
>;

async function goodsFile(
  { lineItems }: Order,
  lineId: string | null,
  { goods, ...sold }: Sold,
): Promise<DownloadFile | null> {
  const line = lineItems.find((one) => one.lineId === lineId);
  const make = line === undefined ? null : goods(line.sku);
  if (line === undefined || make === null) return null;
  const { name, slug } = line.product;
  return inBase64(`${slug}.pdf`, await make({ ...sold, name }));
}

import { sellerLines } from '#src/domain/legal/seller.ts';
import type { DownloadFile } from '#src/domain/order/order.schema.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import { findCustomer } from '../customers/customer-store.ts';
import type { PlatformDeps } from '../http/platform-env.ts';
import { toOrder } from '../orders/order-store.ts';
import type { orders } from '../orders/tables.ts';
import { textsFor } from '../texts/platform-texts.ts';
import { drawInvoice } from './draw-invoice.ts';
import { toInvoice } from './invoice.ts';
import { inBase64 } from './open-pdf.ts';

/** The invoice of an order of a shop. */
export async function makeInvoice(
  { database, config }: Pick<PlatformDeps, 'database' | 'config'>,
  row: typeof orders.$inferSelect,
  sold: WebDomain,
): Promise<DownloadFile> {
  const { brandName, brandHost } = config;
  const order = toOrder(row);
  const client = await findCustomer(database, row.customerId);
  const invoice = toInvoice({ order, sold, fiscalNumber: client?.fiscalNumber || null });
  const named = [sellerLines(sold.params.seller), [brandName, brandHost]];
  const pdf = await drawInvoice(invoice, {
    brandName,
    seller: named.find((lines) => lines.length > 0) ?? [],
    createdAt: row.createdAt,
  });
  const { lang } = getDomain(sold.domain);
  return inBase64(textsFor(lang).invoice.fileName(row.orderNumber), pdf);
}

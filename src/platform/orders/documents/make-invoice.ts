import { sellerLines } from '#src/domain/legal/seller.ts';
import type { DownloadFile } from '#src/domain/order/order.schema.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import { findCustomer } from '../../customers/face.ts';
import type { PlatformDeps } from '../../kernel/http/platform-env.ts';
import { inBase64 } from '../../kernel/pdf/open-pdf.ts';
import { textsFor } from '../../kernel/texts/platform-texts.ts';
import { toOrder } from '../order-store.ts';
import type { orders } from '../tables.ts';
import { toCreditNote } from './credit-note.ts';
import { drawInvoice } from './draw-invoice.ts';
import { findCredits } from './find-credits.ts';
import { toInvoice } from './invoice.ts';

type Deps = Pick<PlatformDeps, 'database' | 'config'>;
type Sold = { row: typeof orders.$inferSelect; sold: WebDomain };

/** What the papers of an order have in common: who sells, and by which number the buyer is taxed. */
async function headOf({ database, config }: Deps, { row, sold }: Sold, createdAt: Date) {
  const { brandName, brandHost } = config;
  const client = await findCustomer(database, row.customerId);
  const named = [sellerLines(sold.params.seller), [brandName, brandHost]];
  return {
    fiscalNumber: client?.fiscalNumber || null,
    letterhead: {
      ...{ brandName, createdAt },
      seller: named.find((lines) => lines.length > 0) ?? [],
    },
  };
}

/** The invoice of an order of a shop. */
export async function makeInvoice(
  deps: Deps,
  row: typeof orders.$inferSelect,
  sold: WebDomain,
): Promise<DownloadFile> {
  const { fiscalNumber, letterhead } = await headOf(deps, { row, sold }, row.createdAt);
  const invoice = toInvoice({ order: toOrder(row), sold, fiscalNumber });
  const { lang } = getDomain(sold.domain);
  const name = textsFor(lang).invoice.fileName(row.orderNumber);
  return inBase64(name, await drawInvoice(invoice, letterhead));
}

/** The credit note of a refund of an order; null where the order has no such refund. */
export async function makeCreditNote(
  deps: Deps,
  { row, sold, refundId }: Sold & { refundId: string },
): Promise<DownloadFile | null> {
  const credits = await findCredits(deps.database, row.orderNumber);
  const credit = credits.find((one) => one.refundId === refundId);
  if (credit === undefined) return null;
  const { fiscalNumber, letterhead } = await headOf(deps, { row, sold }, credit.at);
  const note = toCreditNote({ order: toOrder(row), sold, fiscalNumber }, credit);
  const { lang } = getDomain(sold.domain);
  const name = textsFor(lang).creditNote.fileName(credit.number);
  return inBase64(name, await drawInvoice(note, letterhead));
}

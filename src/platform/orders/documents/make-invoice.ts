import { eq } from 'drizzle-orm';
import { sellerLines } from '#src/domain/legal/seller.ts';
import type { DownloadFile } from '#src/domain/order/order.schema.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import { shopDay } from '#src/domain/shop/shop-day.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import { findCustomer } from '../../customers/face.ts';
import { inTransaction, type Queryable } from '../../kernel/database/database.ts';
import type { PlatformDeps } from '../../kernel/http/platform-env.ts';
import { inBase64 } from '../../kernel/pdf/open-pdf.ts';
import { textsFor } from '../../kernel/texts/platform-texts.ts';
import { toOrder } from '../order-store.ts';
import { orderParcels, type orders } from '../tables.ts';
import { creditedParts, invoicedParts } from './billed-parts.ts';
import { toCreditNote } from './credit-note.ts';
import { findDocument, issueDocument, type OrderDocument } from './document-series.ts';
import { drawInvoice } from './draw-invoice.ts';
import { toElectronicInvoice } from './electronic-invoice.ts';
import { findCredits } from './find-credits.ts';
import { type Invoice, type Supplied, toInvoice } from './invoice.ts';

type Deps = Pick<PlatformDeps, 'database' | 'config' | 'now'>;
type Row = typeof orders.$inferSelect;
type Sold = { row: Row; sold: WebDomain };
/** On paper with its data inside, or the data alone (EN 16931). */
export type PaperFormat = 'pdf' | 'xml';

/** The document of an order, issued now where that has not been done yet. */
async function documentOf(
  { database, now }: Deps,
  { row, sold }: Sold,
  refundId: string | null,
): Promise<OrderDocument> {
  const { orderNumber } = row;
  const wanted = { orderNumber, refundId };
  return (
    (await findDocument(database, wanted)) ??
    inTransaction(database, (tx) => issueDocument(tx, sold, wanted, now()))
  );
}

/** When goods left, once all have; before that the days on which they are expected. */
async function suppliedOn(db: Queryable, { row, sold }: Sold): Promise<Supplied> {
  const parcels = await db
    .select()
    .from(orderParcels)
    .where(eq(orderParcels.orderNumber, row.orderNumber));
  const dayOf = (instant: Date) => shopDay(instant, sold.countryCodeISO2);
  const days = parcels.map(({ leftAt }) => dayOf(leftAt)).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first !== undefined && last !== undefined && row.toSend === 0) {
    return { from: first, to: last };
  }
  const promise = row.shippingInfo?.promise;
  if (promise) return promise;
  const isShipped = row.toSend > 0 || parcels.length > 0;
  return isShipped ? null : { from: dayOf(row.createdAt), to: dayOf(row.createdAt) };
}

type Drawn = {
  paper: Invoice;
  data: string;
  document: OrderDocument;
  nameOf: (number: string) => string;
};

async function fileOf(
  { config: { brandName, brandHost } }: Deps,
  { paper, data, document, nameOf }: Drawn,
  format: PaperFormat,
): Promise<DownloadFile> {
  const name = nameOf(document.number);
  if (format === 'xml') return inBase64(name.replace(/pdf$/, 'xml'), Buffer.from(data));
  const named = [sellerLines(document.seller), [brandName, brandHost]];
  const pdf = await drawInvoice(paper, {
    ...{ brandName, data, createdAt: document.issuedAt },
    seller: named.find((lines) => lines.length > 0) ?? [],
  });
  return inBase64(name, pdf);
}

/** By which number the buyer is taxed. */
async function fiscalNumberOf({ database }: Deps, { customerId }: Row): Promise<string | null> {
  return (await findCustomer(database, customerId))?.fiscalNumber || null;
}

/** The invoice of an order of a shop. */
export async function makeInvoice(
  deps: Deps,
  { row, sold }: Sold,
  format: PaperFormat = 'pdf',
): Promise<DownloadFile> {
  const document = await documentOf(deps, { row, sold }, null);
  const order = toOrder(row);
  const fiscalNumber = await fiscalNumberOf(deps, row);
  const supplied = await suppliedOn(deps.database, { row, sold });
  const needs = { order, sold, fiscalNumber, document };
  const { lang } = getDomain(sold.domain);
  const parts = invoicedParts(order, lang);
  const drawn = {
    paper: toInvoice(needs, supplied),
    data: toElectronicInvoice({ ...needs, document }, { parts, supplied, corrects: null }),
    ...{ document, nameOf: textsFor(lang).invoice.fileName },
  };
  return fileOf(deps, drawn, format);
}

/** The credit note of a refund of an order; null where the order has no such refund. */
export async function makeCreditNote(
  deps: Deps,
  { row, sold, refundId }: Sold & { refundId: string },
  format: PaperFormat = 'pdf',
): Promise<DownloadFile | null> {
  const credits = await findCredits(deps.database, row.orderNumber);
  const credit = credits.find((one) => one.refundId === refundId);
  if (credit === undefined) return null;
  const invoice = await documentOf(deps, { row, sold }, null);
  const document = await documentOf(deps, { row, sold }, refundId);
  const order = toOrder(row);
  const fiscalNumber = await fiscalNumberOf(deps, row);
  const needs = { order, sold, fiscalNumber, document };
  const { lang } = getDomain(sold.domain);
  const parts = creditedParts(order, credit, lang);
  const drawn = {
    paper: toCreditNote(needs, credit, invoice.number),
    data: toElectronicInvoice(needs, { parts, supplied: null, corrects: invoice }),
    ...{ document, nameOf: textsFor(lang).creditNote.fileName },
  };
  return fileOf(deps, drawn, format);
}

import { and, asc, eq, gt } from 'drizzle-orm';
import { taxSums } from '#src/domain/order/billed.ts';
import type { DocumentSeries } from '#src/domain/order/document-series.schema.ts';
import { vatOf } from '#src/domain/order/vat.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import { toOrder } from '../order-store.ts';
import { documentSeries, orderDocuments, orders } from '../tables.ts';
import { creditedParts, invoicedParts } from './billed-parts.ts';
import { findCredits } from './find-credits.ts';

const BATCH = 500;

type Wanted = typeof documentSeries.$inferSelect;

/** Documents of a series with their orders, by their place after another one. */
const batchOf = (db: Queryable, { storeId, kind, year }: Wanted, after: number) =>
  db
    .select({ document: orderDocuments, row: orders })
    .from(orderDocuments)
    .innerJoin(orders, eq(orders.orderNumber, orderDocuments.orderNumber))
    .where(
      and(
        eq(orderDocuments.storeId, storeId),
        eq(orderDocuments.kind, kind),
        eq(orderDocuments.year, year),
        gt(orderDocuments.place, after),
      ),
    )
    .orderBy(asc(orderDocuments.place))
    .limit(BATCH);

type Numbered = Awaited<ReturnType<typeof batchOf>>[number];

/** What a document charges by rate, as its paper says it. */
async function sumsOf(db: Queryable, sold: WebDomain, { document, row }: Numbered) {
  const { iso2, lang } = getDomain(sold.domain);
  const order = toOrder(row);
  const country = order.shippingAddress?.country ?? iso2;
  const { rate } = vatOf(order, sold);
  const named = (parts: Parameters<typeof taxSums>[0], factor: 1 | -1) =>
    taxSums(parts, rate).map(({ net, vat, gross, ...sum }) => ({
      ...{ country, rate: sum.rate, net: factor * net, vat: factor * vat, gross: factor * gross },
    }));
  if (document.kind === 'invoice') return named(invoicedParts(order, lang), 1);
  const credits = await findCredits(db, row.orderNumber);
  const credit = credits.find(({ refundId }) => refundId === document.refundId);
  return credit === undefined ? [] : named(creditedParts(order, credit, lang), -1);
}

/** A series from its first number to its last one; null where none was taken. */
async function readOne(
  db: Queryable,
  sold: WebDomain,
  series: Wanted,
): Promise<DocumentSeries | null> {
  const sums = new Map<string, DocumentSeries['sums'][number]>();
  let [first, last, count, place] = ['', '', 0, 0];
  let batch: Numbered[];
  do {
    batch = await batchOf(db, series, place);
    for (const one of batch) {
      if (count === 0) first = one.document.number;
      last = one.document.number;
      count += 1;
      place = one.document.place ?? place;
      for (const { country, rate, net, vat, gross } of await sumsOf(db, sold, one)) {
        const key = `${country} ${rate}`;
        const sum = sums.get(key) ?? { country, rate, net: 0, vat: 0, gross: 0 };
        sum.net += net;
        sum.vat += vat;
        sum.gross += gross;
        sums.set(key, sum);
      }
    }
  } while (batch.length === BATCH);
  if (count === 0) return null;
  return {
    ...{ shop: sold.domain, kind: series.kind, currency: sold.devise, first, last, count },
    gaps: series.last - count,
    sums: [...sums.values()].sort((one, other) => other.gross - one.gross),
  };
}

/** What a tax office asks of the series of a year: that they have no gap, and what they come to. */
export async function readSeries(
  db: Queryable,
  shops: readonly WebDomain[],
  year: number,
): Promise<DocumentSeries[]> {
  const all = await db.select().from(documentSeries).where(eq(documentSeries.year, year));
  const found: DocumentSeries[] = [];
  for (const sold of shops) {
    for (const kind of ['invoice', 'credit-note'] as const) {
      const own = all.find((one) => one.storeId === sold.storeId && one.kind === kind);
      const read = own === undefined ? null : await readOne(db, sold, own);
      if (read !== null) found.push(read);
    }
  }
  return found;
}

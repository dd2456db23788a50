import { and, asc, eq, gt } from 'drizzle-orm';
import type { DocumentSeries } from '#src/domain/order/document-series.schema.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import { documentSeries, orderDocuments } from '../tables.ts';
import { type DocumentSums, findDocumentSums } from './document-sums.ts';

const BATCH = 5_000;

type Wanted = typeof documentSeries.$inferSelect;

/** Documents of a series by their place, after another one. */
const batchOf = (db: Queryable, sold: WebDomain, { storeId, kind, year }: Wanted, after: number) =>
  findDocumentSums(db, [sold], {
    which: and(
      eq(orderDocuments.storeId, storeId),
      eq(orderDocuments.kind, kind),
      eq(orderDocuments.year, year),
      gt(orderDocuments.place, after),
    ),
    by: asc(orderDocuments.place),
    limit: BATCH,
  });

/** A series from its first number to its last one; null where none was taken. */
async function readOne(
  db: Queryable,
  sold: WebDomain,
  series: Wanted,
): Promise<DocumentSeries | null> {
  const sums = new Map<string, DocumentSeries['sums'][number]>();
  let [first, last, count, place] = ['', '', 0, 0];
  let batch: DocumentSums[];
  do {
    batch = await batchOf(db, sold, series, place);
    for (const { number, country, sums: charged, ...one } of batch) {
      if (count === 0) first = number;
      last = number;
      count += 1;
      place = one.place ?? place;
      for (const { rate, net, vat, gross } of charged) {
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

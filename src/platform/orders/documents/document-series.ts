import { and, eq, sql } from 'drizzle-orm';
import { getDomain } from '#src/domain/shop/locales.ts';
import { shopDay } from '#src/domain/shop/shop-day.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import type { Queryable, Transaction } from '../../kernel/database/database.ts';
import { documentSeries, orderDocuments } from '../tables.ts';

export type OrderDocument = typeof orderDocuments.$inferSelect;

/** An invoice has no refund, a credit note that of a return or by hand. */
type Wanted = { orderNumber: string; refundId: string | null };

const isOf = ({ orderNumber, refundId }: Wanted) =>
  and(eq(orderDocuments.orderNumber, orderNumber), eq(orderDocuments.refundId, refundId ?? ''));

/** A document that has its number; null while nobody has issued it. */
export async function findDocument(db: Queryable, wanted: Wanted): Promise<OrderDocument | null> {
  const [found] = await db.select().from(orderDocuments).where(isOf(wanted));
  return found ?? null;
}

/** `FR-2026-000001`; credit notes have a series of their own, `FR-C-2026-000001`. */
function numberIn(shop: WebDomain, isCredit: boolean, year: number, place: number): string {
  const series = `${getDomain(shop.domain).iso2}${isCredit ? '-C' : ''}`;
  return `${series}-${year}-${String(place).padStart(6, '0')}`;
}

/**
 * Issues a document, once: its number is the next of the shop's series of the year, and is taken in the
 * transaction that writes the document, so that neither a failure nor two at once leave a gap. Who
 * sells stays as it is today. It holds the series until the transaction ends: nothing else belongs
 * into that.
 */
export async function issueDocument(
  tx: Transaction,
  sold: WebDomain,
  wanted: Wanted,
  now: Date,
): Promise<OrderDocument> {
  const isCredit = wanted.refundId !== null;
  const year = Number(shopDay(now, sold.countryCodeISO2).slice(0, 4));
  const series = {
    storeId: sold.storeId,
    kind: isCredit ? 'credit-note' : 'invoice',
    year,
  } as const;
  const [held] = await tx
    .insert(documentSeries)
    .values({ ...series, last: 0 })
    .onConflictDoUpdate({
      target: [documentSeries.storeId, documentSeries.kind, documentSeries.year],
      set: { last: sql`${documentSeries.last}` },
    })
    .returning();
  const known = await findDocument(tx, wanted);
  if (known !== null) return known;
  const place = (held?.last ?? 0) + 1;
  await tx
    .update(documentSeries)
    .set({ last: place })
    .where(
      and(
        eq(documentSeries.storeId, series.storeId),
        eq(documentSeries.kind, series.kind),
        eq(documentSeries.year, year),
      ),
    );
  const [issued] = await tx
    .insert(orderDocuments)
    .values({
      ...series,
      ...{ place, orderNumber: wanted.orderNumber, refundId: wanted.refundId ?? '' },
      number: numberIn(sold, isCredit, year, place),
      issuedAt: now,
      seller: sold.params.seller,
    })
    .returning();
  if (issued === undefined) throw new Error('the document was not stored');
  return issued;
}

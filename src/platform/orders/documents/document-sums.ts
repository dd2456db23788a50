import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Currency } from '#src/domain/money/money.ts';
import { type TaxSum, totalsByRate } from '#src/domain/order/billed.ts';
import { vatOf } from '#src/domain/order/vat.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import { refundTotal } from '../order-journey.ts';
import { orderDocuments, orderRefunds, orderReturns, orders } from '../tables.ts';

/** What a document charges by rate, in cents: a credit note below zero. */
export type DocumentSums = {
  number: string;
  orderNumber: string;
  /** As of the document. */
  refundId: string;
  place: number | null;
  storeId: string;
  kind: 'invoice' | 'credit-note';
  issuedAt: Date;
  currency: Currency;
  /** ISO 3166-1 alpha-2 of where it went. */
  country: string;
  sums: TaxSum[];
};

/** Documents with what their sums follow from, and nothing else of their orders. */
const selectDocuments = (db: Queryable) =>
  db
    .select({
      number: orderDocuments.number,
      orderNumber: orderDocuments.orderNumber,
      refundId: orderDocuments.refundId,
      place: orderDocuments.place,
      storeId: orderDocuments.storeId,
      kind: orderDocuments.kind,
      issuedAt: orderDocuments.issuedAt,
      createdAt: orders.createdAt,
      currency: orders.currency,
      totalCents: orders.totalCentAmount,
      giftCards: orders.giftCards,
      donations: orders.donations,
      country: sql<string | null>`${orders.shippingAddress} ->> 'country'`,
      zipCode: sql<string | null>`${orders.shippingAddress} ->> 'zipCode'`,
      refund: orderReturns.refund,
      byHandCents: orderRefunds.centAmount,
    })
    .from(orderDocuments)
    .innerJoin(orders, eq(orders.orderNumber, orderDocuments.orderNumber))
    .leftJoin(
      orderReturns,
      and(
        eq(orderReturns.returnId, orderDocuments.refundId),
        eq(orderReturns.orderNumber, orderDocuments.orderNumber),
      ),
    )
    .leftJoin(
      orderRefunds,
      and(
        eq(orderRefunds.refundId, orderDocuments.refundId),
        eq(orderRefunds.orderNumber, orderDocuments.orderNumber),
      ),
    );

type Found = Awaited<ReturnType<typeof selectDocuments>>[number];

/** Cents that a credit note gives back. */
const creditedCents = ({ refund, byHandCents }: Found): number =>
  refund === null ? (byHandCents ?? 0) : refundTotal(refund);

function toSums(found: Found, sold: WebDomain): DocumentSums {
  const { number, orderNumber, refundId, place, storeId, kind } = found;
  const { issuedAt, createdAt, currency, country, zipCode } = found;
  const shippingAddress = country === null ? null : { country, zipCode: zipCode ?? '' };
  const { rate } = vatOf({ shippingAddress, createdAt: createdAt.toISOString() }, sold);
  const isCredit = kind === 'credit-note';
  const totals = totalsByRate(found, isCredit ? creditedCents(found) : found.totalCents, rate);
  const signed = (cents: number) => (isCredit && cents !== 0 ? -cents : cents);
  return {
    ...{ number, orderNumber, refundId, place, storeId, kind, issuedAt, currency },
    country: country ?? sold.countryCodeISO2,
    sums: totals.map((sum) => ({
      ...{ rate: sum.rate, net: signed(sum.net), vat: signed(sum.vat), gross: signed(sum.gross) },
    })),
  };
}

/**
 * What documents of shops charge by rate, as their papers say it (`billed-parts.ts`), in one query
 * that reads nothing of their lines.
 */
export async function findDocumentSums(
  db: Queryable,
  shops: readonly WebDomain[],
  { which, by, limit }: { which: SQL | undefined; by: SQL; limit?: number },
): Promise<DocumentSums[]> {
  const query = selectDocuments(db).where(which).orderBy(by);
  const rows = await (limit === undefined ? query : query.limit(limit));
  const shopOf = new Map(shops.map((shop) => [shop.storeId, shop]));
  return rows.flatMap((found) => {
    const sold = shopOf.get(found.storeId);
    return sold === undefined ? [] : [toSums(found, sold)];
  });
}

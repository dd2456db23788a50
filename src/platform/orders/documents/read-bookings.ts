import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { GIFT_CARD } from '#src/domain/gift-card/gift-card.ts';
import { sumOf } from '#src/domain/money/money.ts';
import type { Booking } from '#src/domain/order/bookings.schema.ts';
import { bookingLines } from '#src/domain/order/bookings.ts';
import type { Order } from '#src/domain/order/order.schema.ts';
import type { TakingsPeriod } from '#src/domain/order/takings.schema.ts';
import { getDomain } from '#src/domain/shop/locales.ts';
import { shopDay } from '#src/domain/shop/shop-day.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import { toOrder } from '../order-store.ts';
import { orderDocuments, orders } from '../tables.ts';
import { creditedParts } from './billed-parts.ts';
import { type DocumentSums, findDocumentSums } from './document-sums.ts';
import { type Credit, findCreditsOf } from './find-credits.ts';
import { issuedAbout } from './read-takings.ts';

/** Of the parts of a document what its sums do not say. */
type Parts = Omit<Parameters<typeof bookingLines>[0], 'sums'>;

const pricesOf = (items: readonly { price: number }[]) => sumOf(items.map(({ price }) => price));

/** What invoices bill and what paid for it, by order: their lines are not read. */
async function findInvoiced(db: Queryable, which: SQL | undefined): Promise<Map<string, Parts>> {
  const price = (of: typeof orders.shippingInfo | typeof orders.giftWrap) =>
    sql<number>`coalesce((${of} ->> 'price')::int, 0)`;
  const found = await db
    .select({
      ...{ orderNumber: orders.orderNumber, payments: orders.payments },
      ...{ giftCards: orders.giftCards },
      ...{ delivery: price(orders.shippingInfo), wrap: price(orders.giftWrap) },
    })
    .from(orderDocuments)
    .innerJoin(orders, eq(orders.orderNumber, orderDocuments.orderNumber))
    .where(and(which, eq(orderDocuments.kind, 'invoice')));
  return new Map(
    found.map(({ orderNumber, payments, giftCards, delivery, wrap }) => [
      orderNumber,
      {
        ...{ deliveryCents: delivery + wrap, feeCents: 0, giftCardCents: pricesOf(giftCards) },
        paid: payments.map(({ paymentProduct: method, amountPlanned: cents }) => ({
          ...{ method, cents },
        })),
      },
    ]),
  );
}

/** What a credit note takes back of an order, below zero. */
function partsOfCredit(order: Order, credit: Omit<Credit, 'number'>, sold: WebDomain): Parts {
  const parts = creditedParts(order, credit, getDomain(sold.domain).lang);
  const centsOf = (which: typeof parts) => sumOf(which.map(({ cents }) => cents));
  const untaxed = centsOf(parts.filter(({ isTaxed }) => !isTaxed));
  const bank = order.payments.find(({ giftCardId }) => giftCardId === undefined)?.paymentProduct;
  return {
    deliveryCents: -centsOf(parts.filter(({ kind }) => kind === 'delivery')),
    feeCents: credit.feeCents,
    giftCardCents: -Math.min(untaxed, pricesOf(order.giftCards)),
    paid: [
      ...(bank === undefined ? [] : [{ method: bank, cents: -credit.bankCents }]),
      { method: GIFT_CARD, cents: -credit.giftCardCents },
    ],
  };
}

/** Likewise for the credit notes, by order and refund. */
async function findCredited(
  db: Queryable,
  sold: WebDomain,
  which: SQL | undefined,
): Promise<Map<string, Parts>> {
  const numbers = db
    .select({ orderNumber: orderDocuments.orderNumber })
    .from(orderDocuments)
    .where(and(which, eq(orderDocuments.kind, 'credit-note')));
  const credits = await findCreditsOf(db, numbers);
  const rows = await db.select().from(orders).where(inArray(orders.orderNumber, numbers));
  return new Map(
    rows.flatMap((row) => {
      const order = toOrder(row);
      return (credits.get(row.orderNumber) ?? []).map((credit) => [
        `${row.orderNumber} ${credit.refundId}`,
        partsOfCredit(order, credit, sold),
      ]);
    }),
  );
}

/**
 * What documents of a shop are in its books: a line for each account that they touch. Their sums are
 * those of the takings.
 */
export async function readBookings(
  db: Queryable,
  sold: WebDomain,
  period: TakingsPeriod,
): Promise<Booking[]> {
  const which = issuedAbout([sold.storeId], period);
  const [documents, invoiced, credited] = await Promise.all([
    findDocumentSums(db, [sold], { which, by: asc(orderDocuments.issuedAt) }),
    findInvoiced(db, which),
    findCredited(db, sold, which),
  ]);
  const partsOf = ({ kind, orderNumber, refundId }: DocumentSums) =>
    kind === 'invoice' ? invoiced.get(orderNumber) : credited.get(`${orderNumber} ${refundId}`);
  const numbers = sold.params.accounts ?? {};
  return documents.flatMap((document) => {
    const { number, kind, orderNumber, issuedAt, currency, country, sums } = document;
    const day = shopDay(issuedAt, sold.countryCodeISO2);
    const parts = partsOf(document);
    if (day < period.from || day > period.to || parts === undefined) return [];
    return bookingLines({ ...parts, sums }).map((line) => ({
      ...{ day, document: number, kind, orderNumber, country, currency, ...line },
      number: numbers[line.account] ?? '',
    }));
  });
}

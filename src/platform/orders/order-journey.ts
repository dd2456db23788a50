import { asc, eq } from 'drizzle-orm';
import { expectedBack } from '#src/domain/order/inspection.ts';
import type { OrderJourney, Return } from '#src/domain/order/order.schema.ts';
import { paidForItems } from '#src/domain/order/refund.ts';
import { returnable, SEND_WITHIN_DAYS } from '#src/domain/order/return.ts';
import { type OfferedWay, returnWays } from '#src/domain/order/return-way.ts';
import { hadLeft } from '#src/domain/order/to-send.ts';
import { withdrawable } from '#src/domain/order/withdrawal.ts';
import { trackingUrl } from '#src/domain/shipping/carriers.ts';
import { dayAfter, shopDay } from '#src/domain/shop/shop-day.ts';
import type { WebDomain } from '#src/domain/shop/web-domain.schema.ts';
import type { Queryable } from '../kernel/database/database.ts';
import { findWebDomainByStoreId } from '../shops/face.ts';
import { hasStoresWith } from '../stores/face.ts';
import { toOrder } from './order-store.ts';
import { orderParcels, orderReturns, orderSteps, type orders } from './tables.ts';

type ReturnRow = typeof orderReturns.$inferSelect;

/** The last day for sending a return off, by the calendar of the shop. */
export const sendUntil = (declaredAt: Date, country: string) =>
  dayAfter(shopDay(declaredAt, country), SEND_WITHIN_DAYS);

function toReturn(row: ReturnRow, shop: WebDomain): Return {
  const wasSent = hadLeft(row);
  const { returnId, returnNumber, basis, declaredAt, receivedAt, refund, refundedAt } = row;
  const { carrier, isFree, address } = shop.params.returns;
  const { way, feeCents } = row;
  const isAwaited = wasSent && receivedAt === null;
  return {
    ...{ returnId, returnNumber, basis },
    declaredAt: declaredAt.toISOString(),
    lines: row.lines.map(({ lineId, quantity }) => ({ lineId, quantity })),
    wasSent,
    sending: isAwaited
      ? { until: sendUntil(declaredAt, shop.countryCodeISO2), carrier, isFree, address, way }
      : null,
    feeCents: refund === null ? feeCents : (refund.feeCents ?? 0),
    receivedAt: receivedAt?.toISOString() ?? null,
    refundCents: refund && refundTotal(refund),
    refundedAt: refundedAt?.toISOString() ?? null,
  };
}

/** All that a refund pays back, in cents. */
export function refundTotal({
  bankCents,
  giftCards,
}: Pick<NonNullable<ReturnRow['refund']>, 'bankCents' | 'giftCards'>): number {
  return giftCards.reduce((cents, { centAmount }) => cents + centAmount, bankCents);
}

const waysIn = async (db: Queryable, { countryCodeISO2, params }: WebDomain) =>
  returnWays(params.returns, await hasStoresWith(db, countryCodeISO2, 'returns'));

/** How items of an order may come back, as its shop has it today. */
export async function findReturnWays(
  db: Queryable,
  { storeId }: Pick<typeof orders.$inferSelect, 'storeId'>,
): Promise<OfferedWay[]> {
  const shop = await findWebDomainByStoreId(db, storeId);
  return shop === null ? [] : waysIn(db, shop);
}

/** What became of an order until now, the oldest first, and what of it may come back. */
export async function findJourney(
  db: Queryable,
  order: typeof orders.$inferSelect,
  now: Date,
): Promise<OrderJourney> {
  const { orderNumber, storeId, createdAt } = order;
  const steps = await db.select().from(orderSteps).where(eq(orderSteps.orderNumber, orderNumber));
  const parcels = await db
    .select()
    .from(orderParcels)
    .where(eq(orderParcels.orderNumber, orderNumber))
    .orderBy(asc(orderParcels.number));
  const returns = await db
    .select()
    .from(orderReturns)
    .where(eq(orderReturns.orderNumber, orderNumber))
    .orderBy(asc(orderReturns.declaredAt));
  const shop = await findWebDomainByStoreId(db, storeId);
  if (shop === null) throw new Error(`no shop has the store id ${storeId}`);
  const on = <K extends string>(kind: K, date: Date | null) =>
    date === null ? [] : [{ kind, date }];
  const events = [
    { kind: 'placed' as const, date: createdAt },
    ...steps
      .filter(({ step }) => step !== 'shipped')
      .map(({ step, at }) => ({ kind: step, date: at })),
    ...parcels.map(({ leftAt }) => ({ kind: 'shipped' as const, date: leftAt })),
    ...returns.flatMap((row) => [
      ...on(row.basis === 'law' ? 'withdrawn' : 'returned', row.declaredAt),
      ...on('arrived', hadLeft(row) ? row.receivedAt : null),
      ...on('refunded', row.refundedAt),
    ]),
  ].sort((one, other) => one.date.getTime() - other.date.getTime());
  const country = shop.countryCodeISO2;
  const deliveredAt = steps.find(({ step }) => step === 'delivered')?.at ?? null;
  const { days, isFree } = shop.params.returns;
  const back = returnable({ order, country, days, deliveredAt, returns }, now);
  return {
    events: events.map(({ kind, date }) => ({ kind, at: date.toISOString() })),
    parcels: parcels.map(({ carrier, trackingNumber, leftAt }) => ({
      ...{ carrier, trackingNumber, leftAt: leftAt.toISOString() },
      trackingUrl: trackingUrl(carrier, trackingNumber),
    })),
    returns: returns.map((row) => toReturn(row, shop)),
    withdrawable: withdrawable(
      { order, country, deliveredAt: deliveredAt?.getTime() ?? null, returns },
      now.getTime(),
    ),
    returnable: back && {
      ...{ ...back, isFree, paidCents: paidForItems(toOrder(order)) },
      earlier: returns.flatMap(expectedBack),
    },
    ways: await waysIn(db, shop),
  };
}

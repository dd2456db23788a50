import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { getDomain } from '#src/domain/shop/locales.ts';
import { customers } from '#src/platform/customers/tables.ts';
import { inTransaction } from '#src/platform/kernel/database/database.ts';
import type { Customer } from '#src/platform/kernel/http/require-customer.ts';
import { issueDocumentJob } from '#src/platform/orders/documents/issue-document.job.ts';
import { fulfilOrder } from '#src/platform/orders/fulfil-order.ts';
import { refundReturn } from '#src/platform/orders/refunds/refund-return.job.ts';
import { declareReturn } from '#src/platform/orders/returns/declare-return.ts';
import { receiveReturn } from '#src/platform/orders/returns/receive-return.ts';
import { sendParcel } from '#src/platform/orders/sending/parcels.ts';
import { orders } from '#src/platform/orders/tables.ts';
import type { CardGateway } from '#src/platform/payments/card-gateway.ts';
import { reserve } from '#src/platform/reservations/reserve.ts';
import { saveReview } from '#src/platform/reviews/review-store.ts';
import { findWebDomains } from '#src/platform/shops/web-domain-store.ts';
import { storeStocks } from '#src/platform/stock/tables.ts';
import { stores } from '#src/platform/stores/tables.ts';
import { buy, customerOf, type Deps, findSkus, forgetMails, type Needs } from './buy.ts';
import { createSandboxGateway } from './card-sandbox/sandbox-gateway.ts';
import { DAYS_WORK, type WorkBuyer, type WorkOrder } from './seed/days-work.ts';

const HOUR_MS = 3_600_000;

/**
 * Leaves the staff of the demo a day's work, dated back from `now`, by what the platform does for
 * every shopper and clerk, so that stock, payments and books agree. Does nothing for who is there.
 */
export async function writeDaysWork(needs: Needs, now: Date): Promise<void> {
  const ids = DAYS_WORK.map(({ customerId }) => customerId);
  const found = await needs.database
    .select({ customerId: customers.customerId })
    .from(customers)
    .where(inArray(customers.customerId, ids));
  const known = new Set(found.map(({ customerId }) => customerId));
  // A database that was filled otherwise may have fewer shops.
  const open = new Set((await findWebDomains(needs.database)).map(({ domain }) => domain));
  const waiting = DAYS_WORK.filter(
    ({ customerId, shop }) => open.has(shop) && !known.has(customerId),
  );
  await Promise.all(waiting.map((buyer) => writeBuyer(needs, now, buyer)));
}

async function writeBuyer(needs: Needs, now: Date, buyer: WorkBuyer): Promise<void> {
  const { database } = needs;
  const { customerId, email, gender, address, reserved } = buyer;
  const { firstName, lastName, phoneNumber, phoneNumberCountry } = address;
  const since = new Date(now.getTime() - 300 * 24 * HOUR_MS);
  await database.insert(customers).values({
    ...{ customerId, email, gender, firstName, lastName, phoneNumber, phoneNumberCountry },
    ...{ createdAt: since, emailProvenAt: since, welcomedAt: since },
  });
  const customer = await customerOf(database, buyer);
  const keys: string[] = [];
  for (const order of buyer.orders) {
    keys.push(...(await writeOrder(needs, now, { buyer, customer, order })));
  }
  for (const wish of reserved) keys.push(...(await writeReservation(needs, now, customer, wish)));
  await forgetMails(database, keys);
}

/** A bank that takes an amount later, or cannot pay it back. */
const later = (gateway: CardGateway): CardGateway => ({
  ...gateway,
  planFor: async () => ({ service: 'sandbox', capture: 'dispatch', credit: null }),
});
const refusing = (gateway: CardGateway): CardGateway => ({
  ...gateway,
  refund: async () => ({ providerId: null, state: 'failed', reason: 'the card was closed' }),
});

type Written = { buyer: WorkBuyer; customer: Customer; order: WorkOrder };

/** Answers the keys of the mails about it. */
async function writeOrder(
  needs: Needs,
  now: Date,
  { buyer, customer, order }: Written,
): Promise<string[]> {
  const { database } = needs;
  const { address, carrier } = buyer;
  const skus = await findSkus(database, order.items);
  // A shop that was filled otherwise sells other things.
  if (skus === null) return [];
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const at = (hours: number): Deps => ({ ...needs, now: () => ago(hours) });
  const paying = at(order.placed);
  const sandbox = createSandboxGateway(paying);
  const { orderNumber, lineItems } = await buy(paying, customer, {
    ...{ address, skus, method: order.isExpress ? 'EX' : 'NO' },
    gateway: order.isCapturedLater ? later(sandbox) : sandbox,
  });
  const parcel = { carrier, trackingNumber: `6A${orderNumber.slice(1)}1` };
  const { picked, sentInPart, sent, delivered, returned, review } = order;
  const take = (step: 'prepared' | 'shipped' | 'delivered', hours: number | undefined) =>
    hours === undefined
      ? null
      : fulfilOrder(
          database,
          { orderNumber, step, parcel: step === 'shipped' ? parcel : null },
          ago(hours),
        );
  await take('prepared', picked);
  if (sentInPart !== undefined) await sendFirst(needs, orderNumber, parcel, ago(sentInPart));
  await take('shipped', sent);
  await take('delivered', delivered);
  const keys = [orderNumber, `${orderNumber}-1`];
  const [first] = lineItems;
  if (first === undefined) return keys;
  if (review !== undefined && delivered !== undefined) {
    const { productId } = first.product;
    const written = { customerId: customer.customerId, productId, ...review };
    await saveReview(
      database,
      { ...written, lang: getDomain(buyer.shop).lang },
      ago(delivered / 2),
    );
  }
  if (returned === undefined) return keys;
  const { declared, refundFailed } = returned;
  const returnId = randomUUID();
  const lines = [{ lineId: first.lineId, quantity: 1, reason: 'too-large' as const }];
  const { customerId } = customer;
  const asked = { orderNumber, returnId, basis: 'promise' as const, lines, customerId };
  const declaration = { ...asked, way: 'label' as const };
  await declareReturn(database, declaration, ago(declared));
  if (refundFailed !== undefined) {
    const refunding = at(refundFailed);
    await receiveReturn(database, { received: returnId }, ago(refundFailed));
    await issueDocumentJob(refunding).run(`${orderNumber}/${returnId}`);
    const gateway = refusing(createSandboxGateway(refunding));
    await refundReturn({ ...refunding, gateway }).run(returnId);
  }
  return [...keys, returnId];
}

/** The first line of an order leaves, the others wait. */
async function sendFirst(
  { database }: Needs,
  orderNumber: string,
  parcel: { carrier: string; trackingNumber: string },
  now: Date,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const isIt = eq(orders.orderNumber, orderNumber);
    const [order] = await tx.select().from(orders).where(isIt).for('update');
    if (order === undefined) return;
    const lines = order.lineItems.slice(0, 1).map(({ lineId, quantity }) => ({ lineId, quantity }));
    await sendParcel(tx, order, { ...parcel, lines }, now);
  });
}

/** Something of which the store has several is laid aside. */
async function writeReservation(
  { database }: Needs,
  now: Date,
  { customerId, domain }: Customer,
  { item, hours }: WorkBuyer['reserved'][number],
): Promise<string[]> {
  const [found] = await database
    .select({ store: stores, sku: storeStocks.sku })
    .from(storeStocks)
    .innerJoin(stores, eq(stores.storeId, storeStocks.storeId))
    .where(and(eq(stores.country, getDomain(domain).iso2), gt(storeStocks.quantity, 2)))
    .orderBy(asc(stores.storeId), asc(storeStocks.sku))
    .limit(1)
    .offset(item);
  if (found === undefined) return [];
  const at = new Date(now.getTime() - hours * HOUR_MS);
  const { store, sku } = found;
  const reserved = await reserve(database, { customerId, domain, store, sku }, at);
  return reserved.ok ? [reserved.reservationId] : [];
}

import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { carts } from '#src/platform/carts/tables.ts';
import { customers } from '#src/platform/customers/tables.ts';
import { daysFrom } from '#src/platform/opening/days-from.ts';
import { issueDocumentJob } from '#src/platform/orders/documents/issue-document.job.ts';
import { fulfilOrder } from '#src/platform/orders/fulfil-order.ts';
import { refundReturn } from '#src/platform/orders/refunds/refund-return.job.ts';
import { declareReturn } from '#src/platform/orders/returns/declare-return.ts';
import { receiveReturn } from '#src/platform/orders/returns/receive-return.ts';
import { buy, customerOf, type Deps, findSkus, forgetMails, type Needs } from './buy.ts';
import { createSandboxGateway } from './card-sandbox/sandbox-gateway.ts';
import { HISTORIES, type History, type PastOrder } from './seed/histories.ts';

const HOUR_MS = 3_600_000;
/** By day, whenever the shop was opened. */
const HOURS = { order: 8.7, pick: 10.1, work: 12.4 };

/**
 * Lets demo customers who never had a cart have bought before `now`, by what the platform does for every
 * shopper, so that stock, payments and books agree. Their mails were read long ago: none is left to
 * be sent.
 */
export async function writeHistories(needs: Needs, now: Date): Promise<void> {
  const ids = HISTORIES.map(({ customerId }) => customerId);
  const found = await needs.database
    .select({ customerId: customers.customerId })
    .from(customers)
    .leftJoin(carts, eq(carts.customerId, customers.customerId))
    .where(and(inArray(customers.customerId, ids), isNull(carts.cartId)));
  const waiting = new Set(found.map(({ customerId }) => customerId));
  for (const history of HISTORIES.filter(({ customerId }) => waiting.has(customerId))) {
    for (const order of history.orders) await writeOrder(needs, now, history, order);
  }
}

async function writeOrder(
  needs: Needs,
  now: Date,
  history: History,
  past: PastOrder,
): Promise<void> {
  const { database } = needs;
  const skus = await findSkus(database, past.items);
  // A shop that was filled otherwise sells other things.
  if (skus === null) return;
  const day = daysFrom(now);
  const ago = (days: number, hours = HOURS.work) =>
    new Date(day(-days).getTime() + hours * HOUR_MS);
  const at = (days: number, hours?: number): Deps => ({ ...needs, now: () => ago(days, hours) });
  const customer = await customerOf(database, history);
  const { address } = history;
  const order = await buy(at(past.placed, HOURS.order), customer, { address, skus });
  const { orderNumber, lineItems } = order;
  const parcel = { carrier: past.carrier, trackingNumber: past.trackingNumber };
  await fulfilOrder(
    database,
    { orderNumber, step: 'prepared', parcel: null },
    ago(past.shipped, HOURS.pick),
  );
  await fulfilOrder(database, { orderNumber, step: 'shipped', parcel }, ago(past.shipped));
  const letters = [orderNumber, `${orderNumber}-1`];
  if (past.delivered !== undefined) {
    await fulfilOrder(
      database,
      { orderNumber, step: 'delivered', parcel: null },
      ago(past.delivered),
    );
  }
  const [first] = lineItems;
  if (past.returned !== undefined && first !== undefined) {
    const { declared, received, reason } = past.returned;
    const returnId = randomUUID();
    const lines = [{ lineId: first.lineId, quantity: 1, reason }];
    const { customerId } = customer;
    await declareReturn(
      database,
      { orderNumber, returnId, basis: 'promise', lines, way: 'label', customerId },
      ago(declared),
    );
    await receiveReturn(database, { received: returnId }, ago(received));
    const paying = at(received);
    await issueDocumentJob(paying).run(`${orderNumber}/${returnId}`);
    await refundReturn({ ...paying, gateway: createSandboxGateway(paying) }).run(returnId);
    letters.push(returnId);
  }
  await forgetMails(database, letters);
}

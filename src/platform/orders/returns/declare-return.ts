import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { DEMATERIALISED_SEGMENTATION } from '#src/domain/catalogue/catalogue.values.ts';
import { DomainError } from '#src/domain/errors.ts';
import type { LineShare, OrderJourney, ReturnedLine } from '#src/domain/order/order.schema.ts';
import type { ReturnBasis, ReturnWay } from '#src/domain/order/order.values.ts';
import { mayComeBack } from '#src/domain/order/return.ts';
import { RETURN_NUMBERS, returnNumberAt } from '#src/domain/order/return-number.ts';
import { returnFee } from '#src/domain/order/return-way.ts';
import { hadLeft, heldBack } from '#src/domain/order/to-send.ts';
import { type Database, inTransaction, type Transaction } from '../../kernel/database/database.ts';
import { enqueue } from '../../kernel/jobs/job-queue.ts';
import { noteOrderEvent } from '../order-event.ts';
import { findJourney, findReturnWays } from '../order-journey.ts';
import { findLeaving, noteToSend } from '../sending/parcels.ts';
import { orderReturns, orders } from '../tables.ts';
import { WRITE_RETURN_MAIL } from './return-mail.job.ts';

type Declaration = {
  orderNumber: string;
  returnId: string;
  basis: ReturnBasis;
  lines: ReturnedLine[];
  /** How they come; null where nothing was chosen. */
  way: ReturnWay | null;
  /** Null when a link of a mail speaks for the customer. */
  customerId: string | null;
};

const REFUSALS = { law: 'WITHDRAWAL_NOT_POSSIBLE', promise: 'RETURN_NOT_POSSIBLE' } as const;

/** What may come back on a basis; empty where nothing may. */
function linesOn(basis: ReturnBasis, journey: OrderJourney): readonly LineShare[] {
  const { withdrawable, returnable } = journey;
  if (basis === 'law') return withdrawable?.lines ?? [];
  return returnable === null || returnable.isOver ? [] : returnable.lines;
}

/**
 * Notes what a customer sends back of an order, at the instant `now`, and enqueues the mail that
 * acknowledges it. A declaration that was made before is unchanged. The order's row is locked: two
 * at the same time never return one item. Throws ORDER_NOT_FOUND and the refusal of the basis.
 */
export async function declareReturn(
  database: Database,
  { orderNumber, returnId, basis, lines, way, customerId }: Declaration,
  now: Date,
): Promise<OrderJourney> {
  return inTransaction(database, async (tx) => {
    const isOwn = customerId === null ? undefined : eq(orders.customerId, customerId);
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.orderNumber, orderNumber), isOwn))
      .for('update');
    if (order === undefined) throw new DomainError('ORDER_NOT_FOUND');
    const before = await findJourney(tx, order, now);
    if (before.returns.some((one) => one.returnId === returnId)) return before;
    if (!mayComeBack(lines, linesOn(basis, before))) throw new DomainError(REFUSALS[basis]);
    await noteReturn(tx, order, { returnId, basis, lines, way, declaredBy: null }, now);
    await enqueue(tx, WRITE_RETURN_MAIL, returnId);
    return findJourney(tx, order, now);
  });
}

type Noted = Pick<Declaration, 'returnId' | 'basis' | 'lines' | 'way'> & {
  /** Who of the staff declares it; null for the customer. */
  declaredBy: string | null;
};

/**
 * Writes a return down. Of its items those that have not left stay here. The
 * order is locked; the caller has checked the lines. Throws the refusal of the basis where the id is
 * that of another return.
 */
export async function noteReturn(
  tx: Transaction,
  order: typeof orders.$inferSelect,
  { lines, basis, way, ...noted }: Noted,
  now: Date,
): Promise<typeof orderReturns.$inferSelect> {
  const { orderNumber, lineItems } = order;
  const { toSend } = await findLeaving(tx, order);
  const files = lineItems.filter(
    ({ segmentationId }) => segmentationId === DEMATERIALISED_SEGMENTATION,
  );
  const unsent = heldBack(lines, [...toSend, ...files]);
  const ways = hadLeft({ lines, unsent }) ? await findReturnWays(tx, order) : [];
  const offered = ways.find((one) => one.way === way)?.way ?? null;
  const returnNumber = returnNumberAt(randomInt(RETURN_NUMBERS));
  const [declared] = await tx
    .insert(orderReturns)
    .values({
      ...{ ...noted, returnNumber, orderNumber, basis, lines, declaredAt: now },
      ...{ unsent, way: offered, feeCents: returnFee({ way: offered, lines }, ways) },
    })
    .onConflictDoNothing({ target: orderReturns.returnId })
    .returning();
  // An id that another order's declaration has.
  if (declared === undefined) throw new DomainError(REFUSALS[basis]);
  await noteToSend(tx, order, now);
  const { returnId } = declared;
  await noteOrderEvent(tx, 'return.requested', orderNumber, now, {
    returnId,
    basis,
    returned: lines,
  });
  return declared;
}

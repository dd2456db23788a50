import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { DomainError, requireFound } from '#src/domain/errors.ts';
import { asNew, linesToInspect } from '#src/domain/order/inspection.ts';
import type {
  RefundPreview,
  refundPreviewBodySchema,
} from '#src/domain/order/refund-preview.calls.ts';
import { itemsLeft, mayComeBack } from '#src/domain/order/return.ts';
import { returnFee } from '#src/domain/order/return-way.ts';
import { heldBack } from '#src/domain/order/to-send.ts';
import type { Queryable } from '../../kernel/database/database.ts';
import type { StaffCaller } from '../../kernel/http/platform-env.ts';
import { findPaymentOfOrder } from '../../payments/face.ts';
import { type OrderRow, requireOrder } from '../change-order.ts';
import { findReturnWays } from '../order-journey.ts';
import { planRefund } from '../returns/receive-return.ts';
import { findLeaving } from '../sending/parcels.ts';
import { orderReturns } from '../tables.ts';

type Asked = z.output<typeof refundPreviewBodySchema>;

/** A return that was declared, with the items of it that were found good. */
async function findDeclared(
  db: Queryable,
  { orderNumber }: OrderRow,
  { lines, returnId }: Pick<Asked, 'lines'> & { returnId: string },
) {
  const isIt = and(eq(orderReturns.returnId, returnId), eq(orderReturns.orderNumber, orderNumber));
  const [found] = await db.select().from(orderReturns).where(isIt);
  const returned = requireFound(found, 'NOT_FOUND');
  const isOfIt = lines.length === 0 || mayComeBack(lines, linesToInspect(returned));
  if (!isOfIt || returned.receivedAt !== null) throw new DomainError('RETURN_NOT_POSSIBLE');
  return {
    ...returned,
    inspected: lines.map(
      ({ lineId, quantity }) => ({ lineId, quantity, finding: 'stock', remark: '' }) as const,
    ),
  };
}

/** Items as if they were cancelled, or came back as new, now. */
async function takeBack(
  db: Queryable,
  order: OrderRow,
  { lines, way }: Pick<Asked, 'lines' | 'way'>,
) {
  const { returns, toSend } = await findLeaving(db, order);
  if (lines.length > 0 && !mayComeBack(lines, itemsLeft(order.lineItems, returns))) {
    throw new DomainError('RETURN_NOT_POSSIBLE');
  }
  const returned = { lines, unsent: heldBack(lines, toSend) };
  const feeCents = returnFee({ way, lines }, await findReturnWays(db, order));
  return { ...returned, feeCents, inspected: asNew(returned) };
}

/**
 * What an order pays back for items: as their cancellation, or the inspection of their return, will.
 * Throws NOT_FOUND and RETURN_NOT_POSSIBLE.
 */
export async function previewRefund(
  db: Queryable,
  caller: StaffCaller,
  orderNumber: string,
  { lines, way, returnId, waivesFee }: Asked,
): Promise<RefundPreview> {
  const { order } = await requireOrder(db, caller, orderNumber);
  const returned =
    returnId === null
      ? await takeBack(db, order, { lines, way })
      : await findDeclared(db, order, { lines, returnId });
  const asked = waivesFee ? { ...returned, feeCents: 0 } : returned;
  const payment = await findPaymentOfOrder(db, orderNumber);
  const {
    bankCents,
    heldCents = 0,
    giftCards,
    feeCents = 0,
    points,
  } = await planRefund(db, order, asked, payment);
  const giftCardCents = giftCards.reduce((cents, { centAmount }) => cents + centAmount, 0);
  return { bankCents, heldCents, giftCardCents, feeCents, points };
}

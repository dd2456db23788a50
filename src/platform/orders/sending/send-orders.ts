import type { z } from 'zod';
import { DomainError } from '#src/domain/errors.ts';
import type { LineShare } from '#src/domain/order/order.schema.ts';
import { isPaid } from '#src/domain/order/order.ts';
import { nextStep } from '#src/domain/order/order-journey.ts';
import { mayComeBack } from '#src/domain/order/return.ts';
import type { parcelBodySchema } from '#src/domain/order/staff-write.schema.ts';
import type { PlatformDeps, StaffCaller } from '../../kernel/http/platform-env.ts';
import { type Asked, changeOrder } from '../change-order.ts';
import { findLeaving, sendParcel, takeStep } from './parcels.ts';

type Deps = Pick<PlatformDeps, 'database' | 'now'>;

/** Notes a step that no parcel takes; throws ORDER_NOT_CHANGEABLE where another one is next. */
export function noteStep(
  deps: Deps,
  caller: StaffCaller,
  asked: Asked,
  step: 'prepared' | 'delivered',
): Promise<void> {
  return changeOrder(
    deps,
    caller,
    { ...asked, action: `order.${step}` },
    async (tx, order, now) => {
      const { returns } = await findLeaving(tx, order);
      if (nextStep({ ...order, returns }) !== step) throw new DomainError('ORDER_NOT_CHANGEABLE');
      await takeStep(tx, order.orderNumber, step, now);
      return { before: { status: order.status }, after: { status: step } };
    },
  );
}

type Sent = Pick<z.output<typeof parcelBodySchema>, 'carrier' | 'trackingNumber'> & {
  /** Else all that has still to leave. */
  lines?: readonly LineShare[];
};

/** Sends a parcel with some of what has still to leave. Throws ORDER_NOT_CHANGEABLE, PARCEL_NOT_POSSIBLE. */
export function sendParcelAsStaff(
  deps: Deps,
  caller: StaffCaller,
  asked: Asked,
  sent: Sent,
): Promise<void> {
  return changeOrder(deps, caller, { ...asked, action: 'order.parcel' }, async (tx, order, now) => {
    if (!isPaid(order)) throw new DomainError('ORDER_NOT_CHANGEABLE');
    const { toSend } = await findLeaving(tx, order);
    const { lines = toSend, trackingNumber } = sent;
    if (!mayComeBack(lines, toSend)) throw new DomainError('PARCEL_NOT_POSSIBLE');
    const parcel = { ...sent, lines, trackingNumber: trackingNumber || null };
    const parcelId = await sendParcel(tx, order, parcel, now);
    return { before: { toSend }, after: { parcelId, ...parcel } };
  });
}

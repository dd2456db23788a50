import { eq } from 'drizzle-orm';
import type { CartAddress } from '#src/domain/address/address.schema.ts';
import { DomainError } from '#src/domain/errors.ts';
import type { LineShare } from '#src/domain/order/order.schema.ts';
import { isPaid } from '#src/domain/order/order.ts';
import { mayComeBack } from '#src/domain/order/return.ts';
import { without } from '#src/domain/order/to-send.ts';
import { deliveryQuestion } from '#src/domain/shipping/shipping.ts';
import { requireAddress } from '../carts/face.ts';
import type { PlatformDeps, StaffCaller } from '../kernel/http/platform-env.ts';
import { returnPromotions } from '../promotions/face.ts';
import { findWebDomainByStoreId } from '../shops/face.ts';
import { type Asked, changeOrder } from './change-order.ts';
import { noteReturn } from './returns/declare-return.ts';
import { inspectReturn } from './returns/receive-return.ts';
import { findLeaving } from './sending/parcels.ts';
import { orders } from './tables.ts';

type Deps = Pick<PlatformDeps, 'database' | 'now'>;

/**
 * Sends an order to another address of the same country, which its price and its VAT depend on, as
 * long as nothing has left and it comes to a door. Throws ORDER_NOT_CHANGEABLE and what the checkout
 * says of addresses.
 */
export function changeAddress(
  deps: Deps,
  caller: StaffCaller,
  asked: Asked,
  sent: CartAddress,
): Promise<void> {
  return changeOrder(deps, caller, { ...asked, action: 'order.address' }, async (tx, order) => {
    const { shippingAddress, shippingInfo } = order;
    const { parcels } = await findLeaving(tx, order);
    const shop = await findWebDomainByStoreId(tx, order.storeId);
    const key = shippingInfo?.shippingMethodKey;
    const isToDoor = key !== undefined && deliveryQuestion(key) === 'address';
    if (!isPaid(order) || parcels.length > 0 || !isToDoor || !shippingAddress || !shop) {
      throw new DomainError('ORDER_NOT_CHANGEABLE');
    }
    const address = requireAddress(sent, {
      countries: [shippingAddress.country],
      isPhoneRequired: shop.params.phoneNumberByShippingMethod[key] ?? false,
    });
    const after = { ...address, deliveryPointIdV2: null };
    await tx
      .update(orders)
      .set({ shippingAddress: after })
      .where(eq(orders.orderNumber, order.orderNumber));
    return { before: { shippingAddress }, after: { shippingAddress: after } };
  });
}

/**
 * Cancels items that have not left, as a withdrawal that is received immediately: money, stock, gift
 * cards and points follow it. Codes that hold once are given back with the whole order. Throws
 * ORDER_NOT_CHANGEABLE.
 */
export function cancelItems(
  deps: Deps,
  caller: StaffCaller,
  asked: Asked,
  { lines, reason }: { lines: LineShare[]; reason: string },
): Promise<void> {
  return changeOrder(deps, caller, { ...asked, action: 'order.cancel' }, async (tx, order, now) => {
    const { exchanges, parcels, toSend } = await findLeaving(tx, order);
    const out = new Set(exchanges.map(({ exchangeId }) => exchangeId));
    const mayGo = toSend.filter(({ lineId }) => !out.has(lineId));
    if (!isPaid(order) || !mayComeBack(lines, mayGo)) throw new DomainError('ORDER_NOT_CHANGEABLE');
    const withReasons = lines.map((line) => ({ ...line, reason: null }));
    const declared = { returnId: asked.changeId, basis: 'law', lines: withReasons } as const;
    const returned = await noteReturn(
      tx,
      order,
      { ...declared, lines: withReasons, way: null, declaredBy: caller.name },
      now,
    );
    await inspectReturn(tx, order, returned, [], now);
    if (parcels.length === 0 && without(toSend, lines).length === 0) {
      await returnPromotions(tx, order.cartId);
    }
    return { before: { toSend }, after: { reason, cancelled: lines } };
  });
}

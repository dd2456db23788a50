import { eq } from 'drizzle-orm';
import { requireFound } from '#src/domain/errors.ts';
import type { EventType } from '#src/domain/event/event.ts';
import { noteEvent } from '../events/face.ts';
import type { Transaction } from '../kernel/database/database.ts';
import { orders } from './tables.ts';

type OrderEvent = Extract<EventType, `order.${string}` | `parcel.${string}` | `return.${string}`>;

/**
 * Tells other systems of an order: how it stands after what was written so far, and what `more`
 * happened; nobody's address. The order is locked.
 */
export async function noteOrderEvent(
  tx: Transaction,
  type: OrderEvent,
  orderNumber: string,
  now: Date,
  more: Record<string, unknown> = {},
): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  const { storeId, status, totalCentAmount, currency, lineItems } = requireFound(
    order,
    'ORDER_NOT_FOUND',
  );
  await noteEvent(
    tx,
    {
      ...{ type, storeId, subject: { kind: 'order', id: orderNumber } },
      data: {
        ...{ orderNumber, status, totalCentAmount, currency },
        lines: lineItems.map(({ lineId, sku, quantity }) => ({ lineId, sku, quantity })),
        ...more,
      },
    },
    now,
  );
}

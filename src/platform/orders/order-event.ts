import type { EventType } from '#src/domain/event/event.ts';
import type { Transaction } from '../database/database.ts';
import { noteEvent } from '../events/note-event.ts';
import type { orders } from './tables.ts';

type OrderRow = typeof orders.$inferSelect;
type OrderEvent = Extract<EventType, `order.${string}` | `parcel.${string}` | `return.${string}`>;

/** Tells other systems of an order: what it holds, and what `more` happened; nobody's address. */
export async function noteOrderEvent(
  tx: Transaction,
  type: OrderEvent,
  order: OrderRow,
  now: Date,
  more: Record<string, unknown> = {},
): Promise<void> {
  const { orderNumber, storeId, status, totalCentAmount, currency, lineItems } = order;
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

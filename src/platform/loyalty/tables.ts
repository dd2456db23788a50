import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { LOYALTY_MOVEMENT_KINDS } from '#src/domain/loyalty/loyalty.ts';
import { instant } from '#src/platform/kernel/database/columns.ts';
import { customerReference } from '../customers/face.ts';

/** How a customer's points moved; their sum is what the customer has. */
export const loyaltyMovements = pgTable(
  'loyalty_movements',
  {
    customerId: customerReference(),
    id: text('id').notNull(),
    movedAt: instant('moved_at').notNull(),
    kind: text('kind', { enum: [...LOYALTY_MOVEMENT_KINDS] }).notNull(),
    points: integer('points').notNull(),
    orderNumber: text('order_number'),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('loyalty_movements_newest').on(table.customerId, table.movedAt),
  ],
);

/** Tables of what there is, how it moved, and of the changes that moved it. */

import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { ChangedLine, StockChange } from '#src/domain/stock/stock.schema.ts';
import type { MoveReason } from '#src/domain/stock/stock.ts';
import { instant } from '#src/platform/kernel/database/columns.ts';
import { skuReference } from '../catalogue/face.ts';
import { storeReference } from '../stores/face.ts';

/** One row per sku, changed by conditional updates only. */
export const stocks = pgTable(
  'stocks',
  {
    sku: skuReference().primaryKey(),
    quantity: integer('quantity').notNull(),
    /** When it last moved, by the database's clock: lists learn from it which sizes are left. */
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [
    check('stocks_quantity_not_negative', sql`${table.quantity} >= 0`),
    index('stocks_changed').on(table.changedAt),
    // The back office lists the lowest first.
    index('stocks_quantity').on(table.quantity, table.sku),
  ],
);

/** The stock of a sku in a store, changed by conditional updates only. */
export const storeStocks = pgTable(
  'store_stocks',
  {
    storeId: storeReference(),
    sku: skuReference(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.sku] }),
    index('store_stocks_sku').on(table.sku),
    check('store_stocks_quantity_not_negative', sql`${table.quantity} >= 0`),
  ],
);

/** One row a movement, written with it; rows are added and nothing else. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    movementId: bigserial('movement_id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    sku: text('sku').notNull(),
    /** `warehouse`, or the id of a store. */
    place: text('place').notNull(),
    reason: text('reason').$type<MoveReason>().notNull(),
    difference: integer('difference').notNull(),
    after: integer('after').notNull(),
    /** The name of a member of staff or a key, as it was then. */
    actorName: text('actor_name'),
    orderNumber: text('order_number'),
    changeId: text('change_id'),
  },
  (table) => [index('stock_movements_sku').on(table.sku, table.movementId)],
);

/** Changes of the staff and of other systems by their ids, so that one sent twice is done once. */
export const stockChanges = pgTable('stock_changes', {
  changeId: text('change_id').primaryKey(),
  actorId: text('actor_id').notNull(),
  asked: jsonb('asked').$type<StockChange>().notNull(),
  madeAt: instant('made_at').notNull(),
  /** Null until it is made, in the same transaction. */
  lines: jsonb('lines').$type<ChangedLine[]>(),
});

/** One row, once somebody has changed what ships. */
export const stockSettings = pgTable(
  'stock_settings',
  { only: boolean('only').primaryKey(), low: integer('low').notNull() },
  (table) => [check('stock_settings_one_row', sql`${table.only}`)],
);

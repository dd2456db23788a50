/** What customers want to keep in sight: wishlist and stock alerts (specification §3, A-071). */
import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { productOptions, products, skus } from '../catalogue/tables.ts';
import { customers } from '../customers/tables.ts';

const owner = () =>
  text('customer_id')
    .notNull()
    .references(() => customers.customerId, { onDelete: 'cascade' });
const addedAt = () => timestamp('added_at', { withTimezone: true }).notNull();

export const wishlistProducts = pgTable(
  'wishlist_products',
  {
    customerId: owner(),
    productId: text('product_id')
      .notNull()
      .references(() => products.productId),
    optionId: text('option_id')
      .notNull()
      .references(() => productOptions.optionId),
    addedAt: addedAt(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.productId] })],
);

export const stockAlerts = pgTable(
  'stock_alerts',
  {
    customerId: owner(),
    /** Store id of the shop that was asked. */
    store: text('store').notNull(),
    sku: text('sku')
      .notNull()
      .references(() => skus.sku),
    addedAt: addedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.store, table.sku] }),
    index('stock_alerts_sku').on(table.sku),
  ],
);

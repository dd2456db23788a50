/** What customers want to keep in sight: wishlist and stock alerts (specification §3, A-071). */
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { instant } from '#src/platform/kernel/database/columns.ts';
import { productOptions, products, skus } from '../catalogue/face.ts';
import { customers } from '../customers/face.ts';

const owner = () =>
  text('customer_id')
    .notNull()
    .references(() => customers.customerId, { onDelete: 'cascade' });
const addedAt = () => instant('added_at').notNull();

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
    /** The shop where the heart was clicked, and the price there then, in cents. */
    wishedIn: text('wished_in').$type<OnlineLocale>(),
    wishedPrice: integer('wished_price'),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.productId] })],
);

/** The link that a customer's wishlist is shared by; without a row it is not. */
export const wishlistShares = pgTable('wishlist_shares', {
  customerId: owner().primaryKey(),
  /** Keyed digest of the id that the link carries. */
  shareId: text('share_id').notNull().unique(),
  /** The id itself, sealed: its owner is shown the link again. */
  sealedId: text('sealed_id').notNull(),
  sharedAt: instant('shared_at').notNull(),
});

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

/** What customers want to keep in sight: wishlist and stock alerts (specification §3, A-071). */
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { instant } from '#src/platform/kernel/database/columns.ts';
import { optionReference, productReference, skuReference } from '../catalogue/face.ts';
import { customerReference } from '../customers/face.ts';

const addedAt = () => instant('added_at').notNull();

export const wishlistProducts = pgTable(
  'wishlist_products',
  {
    customerId: customerReference(),
    productId: productReference(),
    optionId: optionReference(),
    addedAt: addedAt(),
    /** The shop where the heart was clicked, and the price there then, in cents. */
    wishedIn: text('wished_in').$type<OnlineLocale>(),
    wishedPrice: integer('wished_price'),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.productId] })],
);

/** The link that a customer's wishlist is shared by; without a row it is not. */
export const wishlistShares = pgTable('wishlist_shares', {
  customerId: customerReference().primaryKey(),
  /** Keyed digest of the id that the link carries. */
  shareId: text('share_id').notNull().unique(),
  /** The id itself, sealed: its owner is shown the link again. */
  sealedId: text('sealed_id').notNull(),
  sharedAt: instant('shared_at').notNull(),
});

export const stockAlerts = pgTable(
  'stock_alerts',
  {
    customerId: customerReference(),
    /** Store id of the shop that was asked. */
    store: text('store').notNull(),
    sku: skuReference(),
    addedAt: addedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.store, table.sku] }),
    index('stock_alerts_sku').on(table.sku),
  ],
);

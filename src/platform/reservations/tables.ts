/** Garments that stores lay aside for customers. */
import { isNull } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { instant } from '#src/platform/kernel/database/columns.ts';
import { skuReference } from '../catalogue/face.ts';
import { customerReference } from '../customers/face.ts';
import { storeReference } from '../stores/face.ts';

export const reservations = pgTable(
  'reservations',
  {
    reservationId: text('reservation_id').primaryKey(),
    customerId: customerReference(),
    domain: text('domain').$type<OnlineLocale>().notNull(),
    storeId: storeReference(),
    sku: skuReference(),
    createdAt: instant('created_at').notNull(),
    pickUpBefore: instant('pick_up_before').notNull(),
    /** When the customer gave it back. */
    cancelledAt: instant('cancelled_at'),
    /** When the customer took it along. */
    collectedAt: instant('collected_at'),
    /** When it was reserved no more, and is on sale again unless it was collected. */
    releasedAt: instant('released_at'),
    /** When the store hung it back; until then it lies behind the counter. */
    putBackAt: instant('put_back_at'),
  },
  (table) => [
    // One item of a size in a store per customer: a second click asks for the same one.
    uniqueIndex('reservations_open')
      .on(table.customerId, table.storeId, table.sku)
      .where(isNull(table.releasedAt)),
    index('reservations_customer').on(table.customerId, table.createdAt.desc()),
    index('reservations_due').on(table.pickUpBefore).where(isNull(table.releasedAt)),
    index('reservations_store').on(table.storeId, table.createdAt.desc()),
  ],
);

/** Stores, and other places where parcels wait (specification §3 "Store search params"). */

import { boolean, doublePrecision, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { PointMode } from '#src/domain/shipping/shipping.values.ts';
import type { OpeningHours, SpecialDay } from '#src/domain/store/store.schema.ts';
import type { StoreService } from '#src/domain/store/store.values.ts';

const place = {
  storeId: text('store_id').primaryKey(),
  name: text('name').notNull(),
  line1: text('line1').notNull(),
  zipCode: text('zip_code').notNull(),
  city: text('city').notNull(),
  /** ISO 3166-1 alpha-2. */
  country: text('country').notNull(),
  /** Degrees, WGS 84. */
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  openingHours: jsonb('opening_hours').$type<OpeningHours[]>().notNull(),
  specialDays: jsonb('special_days').$type<SpecialDay[]>().notNull().default([]),
  /** No shopper is shown it any more; orders and reservations keep it. */
  isClosed: boolean('is_closed').notNull().default(false),
};

export const stores = pgTable(
  'stores',
  {
    ...place,
    phoneNumber: text('phone_number').notNull(),
    services: text('services').array().$type<StoreService[]>().notNull().default([]),
  },
  (table) => [index('stores_country').on(table.country)],
);

/** Where parcels wait that go to no door and no store of ours (§1). */
export const deliveryPoints = pgTable(
  'delivery_points',
  { ...place, mode: text('mode').$type<PointMode>().notNull() },
  (table) => [index('delivery_points_country').on(table.mode, table.country)],
);

/** A column of a table that names a store. */
export const storeReference = () =>
  text('store_id')
    .notNull()
    .references(() => stores.storeId);

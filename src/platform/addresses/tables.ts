import { sql } from 'drizzle-orm';
import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { AsTyped } from '#src/domain/address/address.ts';
import { instant } from '#src/platform/kernel/database/columns.ts';
import { customerReference } from '../customers/face.ts';

const lines = {
  line1: text('line1').notNull(),
  line2: text('line2').notNull(),
  line3: text('line3').notNull(),
  line4: text('line4').notNull(),
  city: text('city').notNull(),
  zipCode: text('zip_code').notNull(),
  country: text('country').notNull(),
  quality: text('quality').notNull(),
  /** What was typed, where it is more than the capitals of the rest. */
  asTyped: jsonb('as_typed').$type<AsTyped>(),
};

/** Delivery addresses of the account (ENT-10). At most one favorite a customer (ADR-02). */
export const deliveryAddresses = pgTable(
  'delivery_addresses',
  {
    customerId: customerReference(),
    id: text('id').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    ...lines,
    phoneNumber: text('phone_number').notNull(),
    phoneNumberCountry: text('phone_number_country').notNull(),
    phoneNumberQuality: text('phone_number_quality').notNull(),
    favorite: boolean('favorite').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    uniqueIndex('delivery_addresses_one_favorite').on(table.customerId).where(sql`favorite`),
  ],
);

/** The billing address of the account (ENT-12): none or one a customer. */
export const billingAddresses = pgTable('billing_addresses', {
  customerId: customerReference().primaryKey(),
  ...lines,
});

/** Streets that the platform knows, for suggestions; those of large towns come first. */
export const knownStreets = pgTable(
  'known_streets',
  {
    country: text('country').notNull(),
    position: integer('position').notNull(),
    street: text('street').notNull(),
    /** 2 where the number follows the street. */
    numberPosition: integer('number_position').notNull(),
    buildingName: text('building_name').notNull(),
    postalCode: text('postal_code').notNull(),
    locality: text('locality').notNull(),
    localitySynonym: text('locality_synonym').notNull(),
    /** Street, postcode and town as `plainText` has them. */
    plain: text('plain').notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.position] })],
);

/** Tables of what other systems are told, and of who is told. */

import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Event, EventType } from '#src/domain/event/event.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { instant } from '#src/platform/kernel/database/columns.ts';

/** Written in the transaction of what they tell; forgotten after three months. */
export const events = pgTable(
  'events',
  {
    eventId: text('event_id').primaryKey(),
    sequence: bigserial('sequence', { mode: 'number' }).notNull(),
    type: text('type').$type<EventType>().notNull(),
    at: instant('at').notNull(),
    /** Null where it belongs to none. */
    shop: text('shop').$type<OnlineLocale>(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    data: jsonb('data').$type<Event['data']>().notNull(),
  },
  (table) => [uniqueIndex('events_sequence').on(table.sequence), index('events_at').on(table.at)],
);

export const eventEndpoints = pgTable('event_endpoints', {
  endpointId: text('endpoint_id').primaryKey(),
  url: text('url').notNull(),
  /** What its messages are signed with; shown once. */
  sealedSecret: text('sealed_secret').notNull(),
  types: text('types').array().$type<EventType[]>().notNull(),
  shops: text('shops').array().$type<OnlineLocale[]>().notNull(),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: instant('created_at').notNull(),
  /** Raised by each change. */
  version: integer('version').notNull().default(1),
});

export type DeliveryState = 'waiting' | 'delivered' | 'failed';

export const eventDeliveries = pgTable(
  'event_deliveries',
  {
    deliveryId: text('delivery_id').primaryKey(),
    eventId: text('event_id')
      .notNull()
      .references(() => events.eventId, { onDelete: 'cascade' }),
    endpointId: text('endpoint_id')
      .notNull()
      .references(() => eventEndpoints.endpointId, { onDelete: 'cascade' }),
    state: text('state').$type<DeliveryState>().notNull().default('waiting'),
    /** Since it was first to be sent, or sent again by hand. */
    since: instant('since').notNull(),
    attempts: integer('attempts').notNull().default(0),
    triedAt: instant('tried_at'),
    /** What was answered: a status, or why there was none. */
    answer: text('answer'),
  },
  (table) => [
    uniqueIndex('event_deliveries_once').on(table.eventId, table.endpointId),
    index('event_deliveries_endpoint').on(table.endpointId, table.since),
  ],
);

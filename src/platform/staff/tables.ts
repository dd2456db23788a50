/** Tables of the staff, of what they may do and of what they did. */

import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#src/platform/database/columns.ts';

/** What staff and machines changed, one row a write; the platform may add rows and nothing else. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    entryId: text('entry_id').primaryKey(),
    at: instant('at').notNull(),
    /** A member of staff, or a key. */
    actorKind: text('actor_kind').$type<'person' | 'key'>().notNull(),
    actorId: text('actor_id').notNull(),
    /** As it was called then. */
    actorName: text('actor_name').notNull(),
    clientAddress: text('client_address'),
    correlationId: text('correlation_id').notNull(),
    /** What was done, such as `order.cancel`. */
    action: text('action').notNull(),
    /** To what: its kind and its id. */
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    /** The shop that it belongs to; null where it belongs to none. */
    shop: text('shop'),
    before: jsonb('before').$type<unknown>(),
    after: jsonb('after').$type<unknown>(),
  },
  (table) => [
    index('audit_entries_at').on(table.at),
    index('audit_entries_subject').on(table.subjectKind, table.subjectId, table.at),
    index('audit_entries_actor').on(table.actorId, table.at),
  ],
);

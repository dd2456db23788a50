/** What staff write about customers. */

import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#src/platform/kernel/database/columns.ts';

/** What staff note of customers; one without a row has no notes. */
export const customerFiles = pgTable('customer_files', {
  customerId: text('customer_id').primaryKey(),
  /** Raised by each write of the staff. */
  version: integer('version').notNull().default(1),
  /** Why the account is blocked; null while it is not. */
  blockedFor: text('blocked_for'),
});

/** What the staff write about a customer for each other. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    noteId: text('note_id').primaryKey(),
    customerId: text('customer_id').notNull(),
    text: text('text').notNull(),
    authorName: text('author_name').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [index('customer_notes_customer').on(table.customerId, table.writtenAt)],
);

/** Tables of the desk: what it wrote beside orders, and which of its writes were made. */

import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, instant } from '#src/platform/kernel/database/columns.ts';
import { orderReturns } from '../orders/tables.ts';

/** Writes of the desk by the ids that their forms gave them, so that a form sent twice writes once. */
export const deskChanges = pgTable('desk_changes', {
  changeId: text('change_id').primaryKey(),
  subjectKind: text('subject_kind').notNull(),
  subjectId: text('subject_id').notNull(),
  madeAt: instant('made_at').notNull(),
});

/** One row, locked while something is given by hand, so that limits hold for concurrent gifts. */
export const givingTurns = pgTable('giving_turns', {
  turnId: integer('turn_id').primaryKey(),
});

/** What the desk knows of customers; one without a row was never written about. */
export const customerFiles = pgTable('customer_files', {
  customerId: text('customer_id').primaryKey(),
  /** Raised by each write of the desk. */
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

/** Pictures of items that came back and were refused. */
export const returnPictures = pgTable(
  'return_pictures',
  {
    pictureId: text('picture_id').primaryKey(),
    returnId: text('return_id')
      .notNull()
      .references(() => orderReturns.returnId),
    lineId: text('line_id').notNull(),
    /** A WebP. */
    content: bytes('content').notNull(),
    addedBy: text('added_by').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [index('return_pictures_return').on(table.returnId)],
);

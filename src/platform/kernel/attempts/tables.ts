import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#src/platform/kernel/database/columns.ts';

/** How often something that can be guessed was tried (T11): shared by all processes. */
export const attemptWindows = pgTable(
  'attempt_windows',
  {
    /** Hash of what is limited and of whom: no address and no name is saved. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('attempt_windows_end').on(table.endsAt)],
);

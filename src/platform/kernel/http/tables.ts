/** Answers saved for `Idempotency-Key`. */
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '#src/platform/kernel/database/columns.ts';

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Customer or session: another shopper's key is another key. */
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of method, path, query and body. */
    request: text('request').notNull(),
    startedAt: instant('started_at').notNull(),
    /** Null while the first call is under way. */
    status: integer('status'),
    /** The body of the answer, sealed. */
    answer: text('answer'),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.key] }),
    index('idempotency_keys_age').on(table.startedAt),
  ],
);

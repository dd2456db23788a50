import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { OPT_INS } from '#src/domain/account/account.values.ts';
import { MESSAGE_TYPES } from '#src/domain/newsletter/message-types.ts';
import { instant } from '#src/platform/kernel/database/columns.ts';
import { customerReference } from '../../customers/face.ts';

/** What customers want to be sent, where and when they said so: consent has to be shown. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    customerId: customerReference(),
    type: text('type', { enum: [...MESSAGE_TYPES] }).notNull(),
    optin: text('optin', { enum: OPT_INS }).notNull(),
    store: text('store').notNull(),
    source: text('source').notNull(),
    complement: text('complement').notNull(),
    saidAt: instant('said_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.type] })],
);

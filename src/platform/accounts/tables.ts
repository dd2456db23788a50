import { pgTable, text } from 'drizzle-orm/pg-core';
import { customers } from '../customers/tables.ts';

/** Where refunds of a customer go (ENT-13): none or one account at a bank. */
export const bankDetails = pgTable('bank_details', {
  customerId: text('customer_id')
    .primaryKey()
    .references(() => customers.customerId, { onDelete: 'cascade' }),
  iban: text('iban').notNull(),
  bic: text('bic').notNull(),
  owner: text('owner').notNull(),
});

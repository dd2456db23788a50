/** Which product a handle of another shop's export became, so that a second import finds it. */
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { optionReference, productReference } from '../catalogue/face.ts';

export const importedProducts = pgTable('imported_products', {
  handle: text('handle').primaryKey(),
  productId: productReference().unique(),
  /** Written by earlier versions alone. */
  fingerprint: text('fingerprint'),
});

export const importedOptions = pgTable(
  'imported_options',
  {
    handle: text('handle')
      .notNull()
      .references(() => importedProducts.handle),
    /** As the export names it; empty where it names none. */
    colour: text('colour').notNull(),
    optionId: optionReference().unique(),
  },
  (table) => [primaryKey({ columns: [table.handle, table.colour] })],
);

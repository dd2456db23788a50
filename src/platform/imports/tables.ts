/** Which product a handle of another shop's export became, so that a second import finds it. */
import { pgSequence, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { optionReference, productReference } from '../catalogue/face.ts';

/** Ids have six digits (RTE-20); the seed's own and its copies stay below these. */
const FIRST_PRODUCT = 600_000;
const FIRST_OPTION = 700_000;

export const importedProductIds = pgSequence('imported_product_ids', {
  startWith: FIRST_PRODUCT,
  minValue: FIRST_PRODUCT,
  maxValue: FIRST_OPTION - 1,
});
export const importedOptionIds = pgSequence('imported_option_ids', {
  startWith: FIRST_OPTION,
  minValue: FIRST_OPTION,
  maxValue: 999_999,
});

export const importedProducts = pgTable('imported_products', {
  handle: text('handle').primaryKey(),
  productId: productReference().unique(),
  /** Of what the export said of it last; null where an older import wrote it. */
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

/** What the drawings show of the demo's own products; the platform knows none of it. */
import { pgTable, text } from 'drizzle-orm/pg-core';
import { productOptions } from '#src/platform/catalogue/products/tables.ts';
import type { Fabric, Pattern, Silhouette } from './garments.ts';

export const drawnGarments = pgTable('drawn_garments', {
  optionId: text('option_id')
    .primaryKey()
    .references(() => productOptions.optionId),
  silhouette: text('silhouette').$type<Silhouette>().notNull(),
  fabric: text('fabric').$type<Fabric>().notNull(),
  pattern: text('pattern').$type<Pattern>().notNull(),
  colour: text('colour').notNull(),
  accent: text('accent').notNull(),
});

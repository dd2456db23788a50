/** Where products are shown, from when to when, and what they lack. */

import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { ShownAs } from '#src/domain/catalogue/publication.ts';
import type {
  PublicationOutcome,
  PublicationRefusal,
} from '#src/domain/catalogue/publication-set.schema.ts';
import type { OnlineLocale } from '#src/domain/shop/locales.ts';
import { instant } from '../../kernel/database/columns.ts';
import { products } from '../products/tables.ts';

/** From when to when a shop shows a product; it shows none that has no row. */
export const productPublications = pgTable(
  'product_publications',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.productId),
    domain: text('domain').$type<OnlineLocale>().notNull(),
    shownAs: text('shown_as').$type<ShownAs>().notNull(),
    validFrom: instant('valid_from').notNull(),
    validUntil: instant('valid_until'),
    /** The member of staff who decided it; null where a file did. */
    madeBy: text('made_by'),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.domain] }),
    check(
      'product_publications_term',
      sql`${table.validUntil} is null or ${table.validUntil} >= ${table.validFrom}`,
    ),
    // Which began or ended since lists were built, and when the next one does.
    index('product_publications_begin').on(table.validFrom),
    index('product_publications_end')
      .on(table.validUntil)
      .where(sql`${table.validUntil} is not null`),
  ],
);

/** How a shop shows a product, as it was written. */
export type PublicationTerm = {
  shownAs: ShownAs;
  madeBy: string | null;
  validFrom: string;
  validUntil: string | null;
};

/** Products that the staff published or withdrew in one go. */
export const publicationSets = pgTable(
  'publication_sets',
  {
    setId: text('set_id').primaryKey(),
    shops: text('shops').array().$type<OnlineLocale[]>().notNull(),
    isPublished: boolean('is_published').notNull(),
    changes: jsonb('changes')
      .$type<
        {
          productId: string;
          shop: OnlineLocale;
          before: PublicationTerm | null;
          after: PublicationTerm | null;
        }[]
      >()
      .notNull(),
    /** What was told of it, for one that is sent twice. */
    outcome: jsonb('outcome').$type<PublicationOutcome>().notNull(),
    madeBy: text('made_by').notNull(),
    madeAt: instant('made_at').notNull(),
    undoneAt: instant('undone_at'),
    /** The drop that it is a part of. */
    dropId: text('drop_id'),
    /** What undoing left as it was, by its place in `changes`. */
    left: jsonb('left')
      .$type<{ change: number; refusal: PublicationRefusal }[]>()
      .notNull()
      .default([]),
  },
  (table) => [index('publication_sets_made').on(table.madeAt)],
);

/** Columns of `productLacks` that are named as the shops are. */
const ofShops = <Column>(make: (shop: OnlineLocale) => Column): Record<OnlineLocale, Column> => ({
  ...{ 'fr-fr': make('fr-fr'), 'fr-ch': make('fr-ch'), en: make('en'), 'es-es': make('es-es') },
  ...{ 'de-de': make('de-de'), 'it-it': make('it-it'), 'pl-pl': make('pl-pl') },
});

/**
 * What each product lacks in each shop, and whether that shows it, brought up to date with its tiles: one row
 * a product, for lists of tens of thousands look through all of them. `readiness.ts` knows the bits.
 */
export const productLacks = pgTable('product_lacks', {
  productId: text('product_id')
    .primaryKey()
    .references(() => products.productId, { onDelete: 'cascade' }),
  ...ofShops((shop) => smallint(shop).notNull()),
});

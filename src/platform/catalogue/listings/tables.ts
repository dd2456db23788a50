/** What lists and search read: tiles, their words, and what is to be built again. */

import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { ProductSummary } from '#src/domain/catalogue/catalogue.schema.ts';
import type { Currency } from '#src/domain/money/money.ts';
import { ONLINE_LOCALES, type OnlineLocale } from '#src/domain/shop/locales.ts';
import { instant } from '../../kernel/database/columns.ts';
import { products } from '../products/tables.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** One colour of a tile. */
type TileOption = Pick<ProductSummary, 'optionId' | 'hasBack' | 'look' | 'price'> & { hex: string };

/**
 * What a tile may show: which of its options is shown, and what is left of it, is known when it
 * is read.
 */
export type Tile = Omit<
  ProductSummary,
  'availability' | 'swatches' | 'isMainOption' | 'optionId' | 'hasBack' | 'look' | 'price'
> & { options: TileOption[] };

/** One row per shop and listed product, rebuilt by `refreshListings`. */
export const tiles = pgTable(
  'tiles',
  {
    domain: text('domain').$type<OnlineLocale>().notNull(),
    productId: text('product_id').notNull(),
    summary: jsonb('summary').$type<Tile>().notNull(),
    centAmount: integer('cent_amount').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    publishedAt: instant('published_at').notNull(),
    popularity: integer('popularity').notNull(),
    search: tsvector('search').notNull(),
    /** Words as they are written, without accents: `search` holds their stems. */
    words: tsvector('words').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.domain, table.productId] }),
    // One index per shop: a search never looks at another shop's words.
    ...ONLINE_LOCALES.map((domain) =>
      index(`tiles_search_${domain.replace('-', '_')}`)
        .using('gin', table.search)
        .where(sql.raw(`domain = '${domain}'`)),
    ),
  ],
);

/** Words that occur in a shop's tiles, against which typing errors are mended. */
export const searchWords = pgTable(
  'search_words',
  {
    domain: text('domain').$type<OnlineLocale>().notNull(),
    /** In lower case and without accents, as words are looked up. */
    word: text('word').notNull(),
    /** The same as the shop writes it most often, accents and all. */
    spelling: text('spelling').notNull(),
    /** What the dictionary makes of it, empty for a word that it leaves out. */
    stem: text('stem').notNull(),
    occurrences: integer('occurrences').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.domain, table.word] }),
    index('search_words_beginning').on(table.domain, table.word.op('text_pattern_ops')),
    index('search_words_stem').on(table.domain, table.stem),
    index('search_words_likeness').using('gin', table.word.op('gin_trgm_ops')),
  ],
);

/**
 * When the tiles were last rebuilt, and when a price next begins or ends. One row, locked by
 * every change of what lists show: first of all rows, so that no two wait for each other.
 */
export const listingState = pgTable(
  'listing_state',
  {
    only: boolean('only').primaryKey(),
    /** `-infinity` asks for all of them to be built again. */
    refreshedAt: instant('refreshed_at').notNull(),
    nextPriceChangeAt: instant('next_price_change_at'),
    /** One more with each rebuild: what is held in memory tells by it that it is stale. */
    version: integer('version').notNull().default(0),
    /** The version that words of search are still to be told of; null when they are. */
    wordsDue: integer('words_due'),
  },
  (table) => [check('listing_state_one_row', sql`${table.only}`)],
);

/** What each of the last rebuilds of the lists was of; null for all products, or many. */
export const listingVersions = pgTable('listing_versions', {
  version: integer('version').primaryKey(),
  productIds: text('product_ids').array(),
});

/** Products whose tiles are stale, written with the product in one transaction. */
export const listingChanges = pgTable('listing_changes', {
  productId: text('product_id')
    .primaryKey()
    .references(() => products.productId),
});

/** Words that goods are described with: brands, colours, materials, care, sizes. */

import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { SizeChartRow } from '#src/domain/catalogue/catalogue.schema.ts';
import type { Measure } from '#src/domain/catalogue/catalogue.values.ts';
import type { ToldWord, WordKind } from '#src/domain/catalogue/goods-word.schema.ts';
import type { ProductSafety } from '#src/domain/catalogue/product-safety.schema.ts';
import type { Language } from '#src/domain/shop/locales.ts';
import type { SizeScale } from '#src/domain/size/size-scales.ts';

/** A text in all six languages. */
export type Localized = Record<Language, string>;

export const segmentations = pgTable('segmentations', {
  segmentationId: text('segmentation_id').primaryKey(),
  parentId: text('parent_id').references((): AnyPgColumn => segmentations.segmentationId),
  titles: jsonb('titles').$type<Localized>().notNull(),
  position: integer('position').notNull(),
});

/** Languages in which nobody has said a word: they show that of another one. */
const missing = () => text('missing').array().$type<Language[]>().notNull().default([]);

export const colours = pgTable('colours', {
  colourId: text('colour_id').primaryKey(),
  hex: text('hex').notNull(),
  labels: jsonb('labels').$type<Localized>().notNull(),
  missing: missing(),
});

export type TermKind = 'material' | 'care' | 'country' | 'size';

/** Words of closed lists: materials, care lines, countries, sizes. */
export const catalogueTerms = pgTable(
  'catalogue_terms',
  {
    kind: text('kind').$type<TermKind>().notNull(),
    termId: text('term_id').notNull(),
    labels: jsonb('labels').$type<Localized>().notNull(),
    missing: missing(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.termId] })],
);

/** What words were called before, or which ones they were merged with: files still write those. */
export const mergedWords = pgTable(
  'merged_words',
  {
    kind: text('kind').$type<WordKind>().notNull(),
    word: text('word').notNull(),
    /** The word that is used in its place. */
    now: text('now').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.word] })],
);

/** Which body the sizes of a scale fit, in both sizing regions. */
export const sizeCharts = pgTable(
  'size_charts',
  {
    chartId: text('chart_id').primaryKey(),
    /** Empty for what an earlier version writes while it runs beside this one: no product has it. */
    scale: text('scale').$type<SizeScale>().notNull().default(sql`''`),
    /** Null for all brands that have none of their own. */
    brand: text('brand'),
    measures: text('measures').array().$type<Measure[]>().notNull(),
    rows: jsonb('rows').$type<SizeChartRow[]>().notNull(),
  },
  (table) => [unique('size_charts_once').on(table.scale, table.brand).nullsNotDistinct()],
);

/** Brands, and who makes the products of each; null where nobody said. */
export const brands = pgTable('brands', {
  brand: text('brand').primaryKey(),
  safety: jsonb('safety').$type<ProductSafety>(),
});

/** Products of a word that was changed or merged, until other systems are told. */
export const wordChanges = pgTable('word_changes', {
  wordChangeId: bigint('word_change_id', { mode: 'number' })
    .primaryKey()
    .generatedAlwaysAsIdentity(),
  productId: text('product_id').notNull(),
  kind: text('kind').$type<WordKind>().notNull(),
  /** The word with its id, as it was and as it is. */
  before: jsonb('before').$type<ToldWord>().notNull(),
  after: jsonb('after').$type<ToldWord>().notNull(),
});

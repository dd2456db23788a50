/** Products, their colours and sizes, and what they are called. */

import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ProductTag, Visibility } from '#src/domain/catalogue/catalogue.values.ts';
import type { Certificate } from '#src/domain/catalogue/certificate.schema.ts';
import type { EnvironmentalSheet } from '#src/domain/catalogue/environmental-sheet.schema.ts';
import type { Footwear } from '#src/domain/catalogue/footwear.schema.ts';
import type { PictureType } from '#src/domain/catalogue/pictures.ts';
import type { DocumentPicture, Focus } from '#src/domain/catalogue/product-document.schema.ts';
import type { ProductSafety } from '#src/domain/catalogue/product-safety.schema.ts';
import type { Language } from '#src/domain/shop/locales.ts';
import type { SizeScale } from '#src/domain/size/size-scales.ts';
import { instant } from '../../kernel/database/columns.ts';
import { colours, segmentations, sizeCharts } from '../goods-words/tables.ts';
import type { GarmentKind } from '../vocabularies/garment-kinds.ts';
import type { Pattern } from '../vocabularies/patterns.ts';

/** Ids have six digits (RTE-20); the seed's own and its copies stay below those of products that are added. */
const FIRST_PRODUCT = 600_000;
const FIRST_OPTION = 700_000;

export const newProductIds = pgSequence('imported_product_ids', {
  startWith: FIRST_PRODUCT,
  minValue: FIRST_PRODUCT,
  maxValue: FIRST_OPTION - 1,
});
export const newOptionIds = pgSequence('imported_option_ids', {
  startWith: FIRST_OPTION,
  minValue: FIRST_OPTION,
  maxValue: 999_999,
});

/** What the environmental sheet says beside the words that every product has; countries as ISO codes. */
export type StoredEnvironment = Omit<EnvironmentalSheet, 'making'>;

export const products = pgTable(
  'products',
  {
    productId: text('product_id').primaryKey(),
    segmentationId: text('segmentation_id')
      .notNull()
      .references(() => segmentations.segmentationId),
    categoryLabel: text('category_label').notNull(),
    /** Null where nothing tells what it is. */
    kind: text('kind').$type<GarmentKind>(),
    /** What all its colours are woven or printed with; null for plain cloth, and where they differ. */
    pattern: text('pattern').$type<Pattern>(),
    /** Its maker; null for the shop's own brand. */
    brand: text('brand'),
    tags: text('tags').array().$type<ProductTag[]>().notNull(),
    materials: jsonb('materials').$type<{ materialId: string; percent: number }[]>().notNull(),
    care: text('care').array().notNull(),
    /** Of shoes alone; null where nobody said. */
    footwear: jsonb('footwear').$type<Footwear>(),
    /** What proves that it may be called organic. */
    certificate: jsonb('certificate').$type<Certificate>(),
    /** ISO 3166-1 alpha-2; null when nobody said. */
    originCountry: text('origin_country'),
    publishedAt: instant('published_at').notNull(),
    /** Merchandising weight: the higher, the nearer to the top of a list. */
    popularity: integer('popularity').notNull(),
    /** Written by earlier versions alone: `productPublications` says it. */
    visibility: text('visibility').$type<Visibility>().notNull().default('hidden'),
    /** Codes of marketing labels, whose words are content. */
    labels: text('labels').array().notNull().default([]),
    ecoDesign: boolean('eco_design').notNull().default(false),
    environment: jsonb('environment').$type<StoredEnvironment>(),
    /** Of its digital product passport. */
    passportUrl: text('passport_url'),
    /** Of this product; where it is null, that of its brand counts. */
    safety: jsonb('safety').$type<ProductSafety>(),
    /** Of its sizes; null where nobody knows it. */
    sizeScale: text('size_scale').$type<SizeScale>(),
    /** Read by earlier versions alone: `sizeCharts` says of which scale and brand each is. */
    sizeChart: text('size_chart').references(() => sizeCharts.chartId),
    /** When pre-ordered goods are sent. */
    expectedOn: date('expected_on', { mode: 'string' }),
    /** Its S price is for signed-in customers while private sales run. */
    privateSale: boolean('private_sale').notNull().default(false),
  },
  (table) => [
    // Which certificates ended since lists were built, and when the next one does.
    index('products_certificate_end').on(sql`(${table.certificate} ->> 'validUntil')`),
  ],
);

/** What goes with a product, and what resembles it. */
export const productRelations = pgTable(
  'product_relations',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.productId),
    kind: text('kind').$type<'look' | 'similar'>().notNull(),
    position: integer('position').notNull(),
    relatedId: text('related_id')
      .notNull()
      .references(() => products.productId),
  },
  (table) => [primaryKey({ columns: [table.productId, table.kind, table.position] })],
);

export const productTexts = pgTable(
  'product_texts',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.productId),
    lang: text('lang').$type<Language>().notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** Other words that shoppers type for this product. */
    keywords: text('keywords').notNull(),
    /** What search engines are told in the place of name and description; empty for those. */
    searchTitle: text('search_title').notNull().default(''),
    searchDescription: text('search_description').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.lang] }),
    // Pages of the grid of prices, which is ordered by name.
    index('product_texts_order').on(table.lang, table.name, table.productId),
    // The staff look for a part of a name.
    index('product_texts_name').using('gin', sql`lower(${table.name}) gin_trgm_ops`),
  ],
);

export const productOptions = pgTable(
  'product_options',
  {
    optionId: text('option_id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.productId),
    position: integer('position').notNull(),
    colourId: text('colour_id')
      .notNull()
      .references(() => colours.colourId),
    pictureTypes: text('picture_types').array().$type<PictureType[]>().notNull(),
  },
  // Serves the reads by product, too.
  (table) => [uniqueIndex('product_options_place').on(table.productId, table.position)],
);

/**
 * Photographs that an option brought along, by the picture type they are shown as; they win over
 * drawn ones. The bytes are in the photo archive under their id.
 */
export const optionPhotos = pgTable(
  'option_photos',
  {
    optionId: text('option_id')
      .notNull()
      .references(() => productOptions.optionId),
    type: text('type').$type<PictureType>().notNull(),
    photoId: text('photo_id').notNull(),
    /** URL or path that it was taken from. */
    source: text('source').notNull(),
    /** What it shows, by language. */
    alt: jsonb('alt').$type<DocumentPicture['alt']>().notNull().default({}),
    focus: jsonb('focus').$type<Focus>(),
  },
  (table) => [
    primaryKey({ columns: [table.optionId, table.type] }),
    index('option_photos_source').on(table.source),
  ],
);

export const skus = pgTable(
  'skus',
  {
    sku: text('sku').primaryKey(),
    optionId: text('option_id')
      .notNull()
      .references(() => productOptions.optionId),
    /** GTIN-13; null where the size has no barcode. */
    gtin: text('gtin').unique(),
    size: text('size').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    index('skus_option').on(table.optionId),
    index('skus_beginning').on(table.sku.op('text_pattern_ops')),
    index('skus_caseless').on(sql`lower(${table.sku})`),
  ],
);

/** Columns of other nouns' tables that name what the catalogue has. */
export const productReference = () =>
  text('product_id')
    .notNull()
    .references(() => products.productId);
export const optionReference = () =>
  text('option_id')
    .notNull()
    .references(() => productOptions.optionId);
export const skuReference = () =>
  text('sku')
    .notNull()
    .references(() => skus.sku);

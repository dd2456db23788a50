/** Tables of the catalogue: families, products, options, skus, stock, prices and their words. */

import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ProductSummary, SizeChartRow } from '#src/domain/catalogue/catalogue.schema.ts';
import type {
  FamilyRole,
  Measure,
  PriceType,
  ProductTag,
  Visibility,
} from '#src/domain/catalogue/catalogue.values.ts';
import type { Certificate } from '#src/domain/catalogue/certificate.schema.ts';
import type { EnvironmentalSheet } from '#src/domain/catalogue/environmental-sheet.schema.ts';
import type { Footwear } from '#src/domain/catalogue/footwear.schema.ts';
import type { ToldWord, WordKind } from '#src/domain/catalogue/goods-word.schema.ts';
import type { PictureType } from '#src/domain/catalogue/pictures.ts';
import type { CellRefusal, PriceCell } from '#src/domain/catalogue/price-grid.schema.ts';
import type { AskedPlan, PlanInShop } from '#src/domain/catalogue/price-plan.schema.ts';
import type {
  DocumentPicture,
  Focus,
  ProductDocument,
} from '#src/domain/catalogue/product-document.schema.ts';
import type { ProductSafety } from '#src/domain/catalogue/product-safety.schema.ts';
import type { AuthorKind } from '#src/domain/catalogue/product-version.schema.ts';
import type { ShownAs } from '#src/domain/catalogue/publication.ts';
import type {
  PublicationOutcome,
  PublicationRefusal,
} from '#src/domain/catalogue/publication-set.schema.ts';
import type { Currency } from '#src/domain/money/money.ts';
import { type Language, ONLINE_LOCALES, type OnlineLocale } from '#src/domain/shop/locales.ts';
import type { SizeScale } from '#src/domain/size/size-scales.ts';
import { instant } from '#src/platform/kernel/database/columns.ts';
import type { GarmentKind } from './vocabularies/garment-kinds.ts';
import type { Pattern } from './vocabularies/patterns.ts';

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
/** Families that the staff make; those of the opening stay below. */
const FIRST_FAMILY = 20_000;
export const newFamilyIds = pgSequence('family_ids', {
  startWith: FIRST_FAMILY,
  minValue: FIRST_FAMILY,
});

/** A text in all six languages. */
export type Localized = Record<Language, string>;

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
export const families = pgTable('families', {
  familyId: text('family_id').primaryKey(),
  parentId: text('parent_id').references((): AnyPgColumn => families.familyId),
  position: integer('position').notNull(),
  role: text('role').$type<FamilyRole>(),
  /** Number in Google's product taxonomy. */
  googleCategory: integer('google_category'),
  /** Of the sizes that its products have. */
  sizeScale: text('size_scale').$type<SizeScale>(),
  /** Where it is shown: null for everywhere, none for nowhere. */
  shops: text('shops').array().$type<OnlineLocale[]>(),
});

export const familyTexts = pgTable(
  'family_texts',
  {
    familyId: text('family_id')
      .notNull()
      .references(() => families.familyId),
    lang: text('lang').$type<Language>().notNull(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** What search engines are told in the place of title and text; empty for those. */
    searchTitle: text('search_title').notNull().default(''),
    searchDescription: text('search_description').notNull().default(''),
    /** What it was called before, in URLs and in menus that editors wrote. */
    formerSlugs: text('former_slugs').array().notNull().default([]),
    formerTitles: text('former_titles').array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.lang] })],
);

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
    /** The word that stands for it. */
    now: text('now').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.word] })],
);

/** What the environmental sheet says beside the words that every product has; countries as ISO codes. */
export type StoredEnvironment = Omit<EnvironmentalSheet, 'making'>;

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

/** What was written of products, the latest of each, so that it can be seen and gone back to. */
export const productVersions = pgTable(
  'product_versions',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.productId),
    /** Counted for each product, from 1. */
    number: integer('number').notNull(),
    document: jsonb('document').$type<ProductDocument>().notNull(),
    madeAs: text('made_as').$type<AuthorKind>().notNull(),
    madeBy: text('made_by'),
    madeAt: instant('made_at').notNull(),
    /** The version that was gone back to. */
    restoredFrom: integer('restored_from'),
    /** Whose draft it was; null where it was written without one. */
    draftedBy: text('drafted_by'),
  },
  (table) => [primaryKey({ columns: [table.productId, table.number] })],
);

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

/** Changes of a product that no shop shows yet: one draft of all of the staff. */
export const productDrafts = pgTable('product_drafts', {
  productId: text('product_id')
    .primaryKey()
    .references(() => products.productId),
  /** The product as it was when the draft was begun, or met what others wrote. */
  base: jsonb('base').$type<ProductDocument>().notNull(),
  baseRevision: text('base_revision').notNull(),
  baseVersion: integer('base_version').notNull(),
  document: jsonb('document').$type<ProductDocument>().notNull(),
  /** Another one whenever it is saved. */
  revision: uuid('revision').notNull(),
  savedAs: text('saved_as').$type<AuthorKind>().notNull(),
  savedBy: text('saved_by').notNull(),
  savedAt: instant('saved_at').notNull(),
});

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
    // The staff look for a part of a name.
    // Pages of the grid of prices, which is ordered by name.
    index('product_texts_order').on(table.lang, table.name, table.productId),
    index('product_texts_name').using('gin', sql`lower(${table.name}) gin_trgm_ops`),
  ],
);

export const productFamilies = pgTable(
  'product_families',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.productId),
    familyId: text('family_id')
      .notNull()
      .references(() => families.familyId),
    /** The family of the breadcrumb. */
    main: boolean('main').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.familyId] }),
    index('product_families_family').on(table.familyId),
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

/**
 * Price rows of an option in a shop; each type is valid from an instant until another or for ever. At
 * any instant an option has either prices of all its sizes or prices of each one, never both.
 */
export const prices = pgTable(
  'prices',
  {
    optionId: text('option_id')
      .notNull()
      .references(() => productOptions.optionId),
    /** The size that costs it; null for all sizes of the option. */
    sku: text('sku').references(() => skus.sku),
    domain: text('domain').$type<OnlineLocale>().notNull(),
    type: text('type').$type<PriceType>().notNull(),
    validFrom: instant('valid_from').notNull(),
    validUntil: instant('valid_until'),
    centAmount: integer('cent_amount').notNull(),
    /** The plan that reduces it; null for prices that were given one by one. */
    planId: text('plan_id').references((): AnyPgColumn => pricePlans.planId),
  },
  (table) => [
    unique('prices_once')
      .on(table.optionId, table.domain, table.type, table.validFrom, table.sku)
      .nullsNotDistinct(),
    check('prices_cent_amount_positive', sql`${table.centAmount} > 0`),
    // Which prices began or ended since lists were built, and when the next one does.
    index('prices_begin').on(table.validFrom),
    index('prices_end').on(table.validUntil).where(sql`${table.validUntil} is not null`),
    index('prices_plan').on(table.planId).where(sql`${table.planId} is not null`),
  ],
);

/** Reductions of many products, whose rows of `prices` name them. */
export const pricePlans = pgTable('price_plans', {
  planId: text('plan_id').primaryKey(),
  name: text('name').notNull(),
  /** What was asked for; products that come later are not in it. */
  asked: jsonb('asked').$type<AskedPlan>().notNull(),
  products: integer('products').notNull(),
  /** What it does in each shop, as was forecast when it was made. */
  shops: jsonb('shops').$type<PlanInShop[]>().notNull(),
  beginsAt: instant('begins_at').notNull(),
  endsAt: instant('ends_at'),
  madeBy: text('made_by').notNull(),
  madeAt: instant('made_at').notNull(),
  /** When it was withdrawn or stopped. */
  endedAt: instant('ended_at'),
  /** The drop that says where and when. */
  dropId: text('drop_id'),
});

/** A row of prices as it was before a change. */
export type PriceBefore = {
  sku: string | null;
  type: PriceType;
  validFrom: string;
  validUntil: string | null;
};

/** Changes of prices that the staff made, each of one shop. */
export const priceChanges = pgTable(
  'price_changes',
  {
    priceChangeId: text('price_change_id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.productId),
    domain: text('domain').$type<OnlineLocale>().notNull(),
    validFrom: instant('valid_from').notNull(),
    /** When its reductions end; null for those that are not to end. */
    validUntil: instant('valid_until'),
    /** What colours cost from then on, and their rows that the change ended. */
    prices: jsonb('prices')
      .$type<
        {
          optionId: string;
          initialCents: number;
          saleCents: number | null;
          before: PriceBefore[];
        }[]
      >()
      .notNull(),
    madeBy: text('made_by').notNull(),
    madeAt: instant('made_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [index('price_changes_product').on(table.productId, table.madeAt)],
);

/** A cell of the grid of prices as it was written, and the rows that it ended. */
export type WrittenCell = Omit<PriceCell, 'after'> & {
  after: PriceCell['after'] | null;
  ended: (PriceBefore & { centAmount: number; planId: string | null })[];
};

/** Prices that the staff wrote in one go. */
export const priceSets = pgTable(
  'price_sets',
  {
    setId: text('set_id').primaryKey(),
    shops: text('shops').array().$type<OnlineLocale[]>().notNull(),
    cells: jsonb('cells').$type<WrittenCell[]>().notNull(),
    madeBy: text('made_by').notNull(),
    madeAt: instant('made_at').notNull(),
    undoneAt: instant('undone_at'),
    /** What undoing left as it was, by its place in `cells`. */
    left: jsonb('left').$type<{ cell: number; refusal: CellRefusal }[]>().notNull().default([]),
  },
  (table) => [index('price_sets_made').on(table.madeAt)],
);

/** How a product stands in a shop, as it was written. */
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

/** Products whose tiles are stale, written with the product in one transaction. */
export const listingChanges = pgTable('listing_changes', {
  productId: text('product_id')
    .primaryKey()
    .references(() => products.productId),
});

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

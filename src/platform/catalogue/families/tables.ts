/** Families, what they are called, and what is in them. */

import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { FamilyRole } from '#src/domain/catalogue/catalogue.values.ts';
import type { Language, OnlineLocale } from '#src/domain/shop/locales.ts';
import type { SizeScale } from '#src/domain/size/size-scales.ts';
import { products } from '../products/tables.ts';

/** Families that the staff make; those of the opening stay below. */
const FIRST_FAMILY = 20_000;
export const newFamilyIds = pgSequence('family_ids', {
  startWith: FIRST_FAMILY,
  minValue: FIRST_FAMILY,
});

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

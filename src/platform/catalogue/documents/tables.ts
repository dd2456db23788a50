/** Versions and drafts of product documents. */

import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ProductDocument } from '#src/domain/catalogue/product-document.schema.ts';
import type { AuthorKind } from '#src/domain/catalogue/product-version.schema.ts';
import { instant } from '../../kernel/database/columns.ts';
import { products } from '../products/tables.ts';

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

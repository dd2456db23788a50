/**
 * By which handles files know products: that of another shop's export, or one that our own gave; and files
 * that the staff import, with what came of them.
 */
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Import, ImportOptions } from '#src/domain/import/import.schema.ts';
import type { ImportKind, ImportProblem, ImportState } from '#src/domain/import/import.values.ts';
import type { ImportReason } from '#src/domain/import/import-reason.ts';
import { optionReference, productReference } from '../catalogue/face.ts';
import { bytes, instant } from '../kernel/database/columns.ts';

export const importedProducts = pgTable('imported_products', {
  handle: text('handle').primaryKey(),
  productId: productReference().unique(),
  /** By an export, to a product that no file of another shop brought. */
  isGiven: boolean('is_given').notNull().default(false),
  /** Written by earlier versions alone. */
  fingerprint: text('fingerprint'),
});

export const importedOptions = pgTable(
  'imported_options',
  {
    handle: text('handle')
      .notNull()
      .references(() => importedProducts.handle),
    /** As the export names it, empty where it names none; or the key that our own gave it. */
    colour: text('colour').notNull(),
    optionId: optionReference().unique(),
  },
  (table) => [primaryKey({ columns: [table.handle, table.colour] })],
);

export const imports = pgTable(
  'imports',
  {
    /** That of the form that began it. */
    importId: text('import_id').primaryKey(),
    kind: text('kind').$type<ImportKind>(),
    fileName: text('file_name').notNull(),
    /** In bytes. */
    size: integer('size').notNull(),
    savedAt: instant('saved_at'),
    state: text('state').$type<ImportState>().notNull(),
    options: jsonb('options').$type<ImportOptions>().notNull(),
    problem: text('problem').$type<ImportProblem>(),
    /** What the problem is about. */
    about: text('about').notNull().default(''),
    questions: jsonb('questions').$type<Import['questions']>().notNull().default([]),
    encoding: text('encoding'),
    heading: jsonb('heading').$type<string[]>().notNull().default([]),
    unknownColumns: jsonb('unknown_columns').$type<string[]>().notNull().default([]),
    hosts: jsonb('hosts').$type<string[]>().notNull().default([]),
    /** Of the file; null until it is checked. */
    rows: integer('rows'),
    /** How many things of the file are written, each of some rows. */
    position: integer('position').notNull().default(0),
    done: integer('done').notNull().default(0),
    added: integer('added').notNull().default(0),
    updated: integer('updated').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    madeById: text('made_by_id').notNull(),
    madeByName: text('made_by_name').notNull(),
    madeAt: instant('made_at').notNull(),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [index('imports_newest').on(table.madeAt)],
);

/** Files of imports in parts; they go some weeks after their import has ended. */
export const importParts = pgTable(
  'import_parts',
  {
    importId: text('import_id')
      .notNull()
      .references(() => imports.importId, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.number] })],
);

/** What the report of an import says of lines of its file. */
export const importLines = pgTable(
  'import_lines',
  {
    importId: text('import_id')
      .notNull()
      .references(() => imports.importId, { onDelete: 'cascade' }),
    line: integer('line').notNull(),
    isRefused: boolean('is_refused').notNull(),
    /** In English. */
    reason: text('reason').notNull(),
    /** Empty in reports of versions that kept the sentence alone. */
    said: jsonb('said').$type<ImportReason[]>().notNull().default([]),
  },
  (table) => [index('import_lines_of').on(table.importId, table.isRefused, table.line)],
);

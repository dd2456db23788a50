import { z } from 'zod';
import { CURRENCIES } from '#src/domain/money/money.ts';
import { LANGUAGES } from '#src/domain/shop/locales.ts';
import {
  IMPORT_KINDS,
  IMPORT_PROBLEMS,
  IMPORT_QUESTIONS,
  IMPORT_STATES,
  MAX_IMPORT_BYTES,
} from './import.values.ts';
import { reasonSchema } from './import-reason.ts';

const instant = z.iso.datetime();
const columnName = z.string().min(1).max(200);

export const importOptionsSchema = z.strictObject({
  /** Headings of the file by the columns that they stand for, where their names differ. */
  columns: z.record(columnName, columnName).default({}),
  /** Of texts in a file of products; null where the open shops speak one alone. */
  language: z.enum(LANGUAGES).nullable().default(null),
  /** Of amounts in a file of products. */
  currency: z.enum(CURRENCIES).default('EUR'),
  /** What the file does not name is not there any more. */
  isFull: z.boolean().default(false),
  /** Hosts that pictures are fetched from; names of the internet alone. */
  pictureHosts: z
    .array(
      z
        .string()
        .toLowerCase()
        .max(253)
        .regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])?$/),
    )
    .max(20)
    .default([]),
});
export type ImportOptions = z.output<typeof importOptionsSchema>;

export const newImportSchema = z.strictObject({
  /** The same upload sent twice is one. */
  changeId: z.uuid(),
  fileName: z.string().trim().min(1).max(200),
  /** In bytes. */
  size: z.int().min(0).max(MAX_IMPORT_BYTES),
  /** When the file was saved, where the sender knows. */
  savedAt: instant.nullable().default(null),
});
export type NewImport = z.output<typeof newImportSchema>;

export const listedImportSchema = z
  .object({
    id: z.string(),
    /** Null until it is recognised. */
    kind: z.enum(IMPORT_KINDS).nullable(),
    fileName: z.string(),
    state: z.enum(IMPORT_STATES),
    madeBy: z.string(),
    madeAt: instant,
    endedAt: instant.nullable(),
    /** Of the file; null until it is checked. */
    rows: z.int().nullable(),
    /** Rows that are through. */
    done: z.int(),
    added: z.int(),
    updated: z.int(),
    /** What was as the file says already. */
    unchanged: z.int(),
    refused: z.int(),
  })
  .meta({ id: 'ListedImport' });
export type ListedImport = z.infer<typeof listedImportSchema>;

const reportLineSchema = z.object({
  /** Of the file, from 1; 0 for what is of no line. */
  line: z.int().min(0),
  isRefused: z.boolean(),
  /** In the language of the caller (`Accept-Language`). */
  reason: z.string(),
  /** The same as codes; empty in reports of versions that kept the sentence alone. */
  said: z.array(reasonSchema),
});

export const importSchema = z
  .object({
    ...listedImportSchema.shape,
    savedAt: instant.nullable(),
    options: importOptionsSchema,
    problem: z.enum(IMPORT_PROBLEMS).nullable(),
    about: z.string(),
    questions: z.array(
      z.object({ question: z.enum(IMPORT_QUESTIONS), before: z.string(), now: z.string() }),
    ),
    encoding: z.string().nullable(),
    /** Of the file. */
    heading: z.array(z.string()),
    /** Columns that files of its kind may have. */
    columns: z.array(
      z.object({
        name: z.string(),
        isNeeded: z.boolean(),
        /** The heading that it is read from; null where the file has none. */
        from: z.string().nullable(),
      }),
    ),
    unknownColumns: z.array(z.string()),
    /** Hosts that its pictures are on. */
    hosts: z.array(z.string()),
    notes: z.int(),
    /** The first of them, refused rows first. */
    lines: z.array(reportLineSchema),
    /** Whether its file is still kept. */
    hasFile: z.boolean(),
  })
  .meta({ id: 'Import' });
export type Import = z.infer<typeof importSchema>;

/** What a file may hold. */
export const IMPORT_KINDS = [
  /** As another system exports them. */
  'products',
  /** Products in all our own columns. */
  'catalogue',
  'prices',
  'stocks',
  'stores',
  'points',
  'rates',
  'vat',
  'payments',
  'redirects',
] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** What is there as a file that its import reads, and nothing changes. */
export const EXPORT_KINDS = ['prices', 'stocks', 'redirects'] as const satisfies ImportKind[];
export type ExportKind = (typeof EXPORT_KINDS)[number];

export const IMPORT_STATES = [
  /** Its parts are on their way. */
  'uploading',
  'checking',
  /** Somebody has to look at it: it is checked, or cannot be read as it is. */
  'checked',
  'running',
  'cancelled',
  'done',
  /** It cannot be read, or stopped by itself. */
  'failed',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** Why nothing of a file can be read; `about` of the import says more. */
export const IMPORT_PROBLEMS = [
  'empty',
  'heading-alone',
  'workbook',
  'unknown-kind',
  /** `about`: the columns. */
  'columns-missing',
  /** `about`: the system that it is an export of. */
  'other-system',
  /** `about`: those that the open shops speak. */
  'language-unknown',
  /** Other kinds than products in all columns. */
  'too-large',
  'no-shops',
  /** `about`: the sentence of a failure. */
  'broken-off',
] as const;
export type ImportProblem = (typeof IMPORT_PROBLEMS)[number];

/** What is asked before a file is taken that looks like the wrong one. */
export const IMPORT_QUESTIONS = ['smaller', 'older'] as const;
export type ImportQuestion = (typeof IMPORT_QUESTIONS)[number];

/** A full file with fewer rows than this part of the last one is asked about. */
export const EXPECTED_SHARE = 0.7;

/** Products in all columns are read as they come: 60,000 of them, which have 4 kB each. */
export const MAX_IMPORT_BYTES = 256 << 20;
/** Rows of the other kinds are held in memory. */
const MAX_HELD_BYTES = 50 << 20;
export const maxBytesOf = (kind: ImportKind): number =>
  kind === 'catalogue' ? MAX_IMPORT_BYTES : MAX_HELD_BYTES;
/** Of a part, before it is written in base64. */
export const IMPORT_PART_BYTES = 150 << 10;
/** Lines of a report that its page shows; its file has them all. */
export const SHOWN_LINES = 200;

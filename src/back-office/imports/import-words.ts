import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ImportKind, ImportProblem, ImportState } from '#src/domain/import/import.values.ts';

export const KIND_NAMES: Record<ImportKind, MessageDescriptor> = {
  products: msg`Products from Shopify`,
  catalogue: msg`Products`,
  prices: msg`Prices`,
  stocks: msg`Stock`,
  stores: msg`Stores`,
  points: msg`Pickup points`,
  rates: msg`Delivery rates`,
  vat: msg`VAT rates`,
  payments: msg`Payment methods`,
  redirects: msg`Redirects`,
};

/** Of files that no kind was recognised for, too. */
export const LISTED_KINDS: Record<ImportKind | 'unknown', MessageDescriptor> = {
  ...KIND_NAMES,
  unknown: msg`Not recognised`,
};

export const STATE_NAMES: Record<ImportState, MessageDescriptor> = {
  uploading: msg`on its way`,
  checking: msg`being checked`,
  checked: msg`waits for you`,
  running: msg`being imported`,
  cancelled: msg`stopped`,
  done: msg`imported`,
  failed: msg`broken off`,
};

/** What somebody can do about a file that cannot be read; `about` stands behind those that name something. */
export const PROBLEM_SENTENCES: Record<ImportProblem, MessageDescriptor> = {
  empty: msg`The file is empty. Please choose another one.`,
  'heading-alone': msg`The file has a heading and no row below it. Please choose another one.`,
  workbook: msg`This is a workbook of a spreadsheet. Open it there, save it as CSV, and import that file.`,
  'unknown-kind': msg`Its columns do not tell what the file holds. Please say what it is.`,
  'columns-missing': msg`Columns are missing that every row needs. Say below which columns of the file they are, or add them:`,
  'other-system': msg`Exports of this system are not read as they are. Say below what the file holds and which column is which:`,
  'language-unknown': msg`The shops speak several languages. Say below in which one the texts of the file are.`,
  'too-large': msg`Only files of products in all columns may be larger than 50 MB. Please split this one, and import its parts one after the other.`,
  'no-shops': msg`No shop is open yet. Open a shop first.`,
  'broken-off': msg`The import broke off. What was imported until then stays; the same file can be imported again.`,
};

import { z } from 'zod';
import { productList } from '#src/domain/catalogue/staff-product.list.ts';
import { exportedSchema } from '#src/domain/staff/export.ts';
import { defineCall } from '#src/domain/wire/call.ts';
import { idSegment } from '#src/domain/wire/request-parts.ts';
import { importList } from './import.list.ts';
import { importOptionsSchema, importSchema, newImportSchema } from './import.schema.ts';
import {
  EXPORT_KINDS,
  IMPORT_KINDS,
  IMPORT_PART_BYTES,
  IMPORT_QUESTIONS,
  MAX_IMPORT_BYTES,
} from './import.values.ts';

const IMPORTS = '/staff/imports';
const IMPORT = `${IMPORTS}/{importId}`;
const params = z.object({ importId: idSegment });
const MAX_PARTS = Math.ceil(MAX_IMPORT_BYTES / IMPORT_PART_BYTES);
const importing = { by: 'staff', needs: 'products:write' } as const;
const theImport = { answers: { 200: 'The import as it is now' }, answer: importSchema } as const;
const conflicts = ['NOT_FOUND', 'FORBIDDEN', 'CHANGED_BY_OTHERS'] as const;

export const listImports = defineCall({
  method: 'GET',
  path: IMPORTS,
  summary: 'Files that were imported, are being imported or wait for it',
  ...importing,
  request: { query: importList.query },
  answers: { 200: 'A page of them' },
  answer: importList.answer,
  errors: [],
});

export const getImport = defineCall({
  method: 'GET',
  path: IMPORT,
  summary: 'Read an import: how far it is, and what came of it',
  ...importing,
  request: { params },
  ...theImport,
  errors: ['NOT_FOUND'],
});

export const beginImport = defineCall({
  method: 'POST',
  path: IMPORTS,
  summary: 'Begin an import; the file follows in parts',
  ...importing,
  request: { body: newImportSchema },
  ...theImport,
  errors: ['FORBIDDEN', 'IDEMPOTENCY_KEY_REUSED'],
});

export const addImportPart = defineCall({
  method: 'PUT',
  path: `${IMPORT}/parts/{number}`,
  summary: 'Send a part of the file, from 0 on, of at most 150 kB; sent again it replaces itself',
  ...importing,
  request: {
    params: params.extend({ number: z.coerce.number<string>().int().min(0).max(MAX_PARTS) }),
    body: z.strictObject({
      /** In base64. */
      content: z.base64().max(Math.ceil(IMPORT_PART_BYTES / 3) * 4),
    }),
  },
  answers: { 204: 'It is kept' },
  answer: z.null(),
  errors: conflicts,
});

export const checkImport = defineCall({
  method: 'POST',
  path: `${IMPORT}/check`,
  summary: 'Have a file checked; nothing of it is written',
  ...importing,
  request: {
    params,
    body: z.strictObject({
      /** Null where its columns shall tell. */
      kind: z.enum(IMPORT_KINDS).nullable().default(null),
      options: importOptionsSchema.prefault({}),
    }),
  },
  ...theImport,
  errors: conflicts,
});

export const runImport = defineCall({
  method: 'POST',
  path: `${IMPORT}/run`,
  summary: 'Import a file that was checked',
  ...importing,
  request: {
    params,
    body: z.strictObject({
      /** What the check asks, and somebody has said yes to. */
      confirmed: z.array(z.enum(IMPORT_QUESTIONS)).default([]),
    }),
  },
  ...theImport,
  errors: [...conflicts, 'FIELD_OWNED'],
});

export const cancelImport = defineCall({
  method: 'POST',
  path: `${IMPORT}/cancellation`,
  summary: 'Stop an import: what is written stays',
  ...importing,
  request: { params },
  ...theImport,
  errors: conflicts,
});

export const getRefusedRows = defineCall({
  method: 'GET',
  path: `${IMPORT}/refused-rows`,
  summary: 'The rows of the file that were refused with their reasons, as CSV to send back',
  ...importing,
  request: { params },
  answers: { 200: 'The file' },
  answer: z.object({ fileName: z.string(), csv: z.string() }).meta({ id: 'RefusedRows' }),
  errors: ['NOT_FOUND'],
});

export const exportKind = defineCall({
  method: 'POST',
  path: '/staff/exports/{kind}',
  summary:
    'What there is as CSV that the import of its kind reads: read back as it is, it changes nothing; is written down in the audit log',
  ...importing,
  request: { params: z.object({ kind: z.enum(EXPORT_KINDS) }) },
  answers: { 200: 'The file, with all rows' },
  answer: exportedSchema,
  errors: ['FORBIDDEN'],
});

export const exportCatalogue = defineCall({
  method: 'POST',
  path: '/staff/exports/catalogue',
  summary:
    'Products in all columns that their import reads, a row a size: read back as it is, it changes nothing; is written down in the audit log',
  ...importing,
  request: {
    query: productList.query.pick({ q: true, state: true, lacks: true, draft: true }).extend({
      /** Its columns alone, and the shop in which the others are meant; all of the caller without. */
      shop: productList.query.shape.shop,
      /** With what the warehouse has, which changes with every order. */
      stock: z.stringbool().default(false),
    }),
  },
  answers: { 200: 'The file, as it is read from the shop' },
  answer: z.string(),
  file: 'text/csv',
  errors: ['FORBIDDEN'],
});

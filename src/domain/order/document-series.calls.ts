import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import { documentSeriesSchema } from './document-series.schema.ts';

export const getDocumentSeries = defineCall({
  method: 'GET',
  path: '/staff/document-series',
  summary: 'Series of invoices and credit notes of a year in the shops of the caller',
  by: 'staff',
  needs: 'finance:read',
  request: { query: z.object({ year: z.coerce.number().int().min(2000).max(2100) }) },
  answers: { 200: 'Series that have a number, with their sums' },
  answer: z.object({ series: z.array(documentSeriesSchema) }),
  errors: [],
});

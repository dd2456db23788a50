import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import { downloadFileSchema, downloadsSchema } from './order.schema.ts';

const DOWNLOADS = '/customers-self/downloads';

export const getDownloads = defineCall({
  method: 'GET',
  path: DOWNLOADS,
  summary: "List the documents of the customer's paid orders",
  by: 'customer',
  capability: 'downloads',
  request: {
    query: z.object({
      page: z.coerce.number<number>().int().min(0).max(10_000).default(0),
      size: z.coerce.number<number>().int().min(1).max(50).default(10),
    }),
  },
  answers: { 200: 'Documents of so many orders, newest first' },
  answer: downloadsSchema,
  errors: [],
});

export const getDownload = defineCall({
  method: 'GET',
  path: `${DOWNLOADS}/{documentId}`,
  summary: 'Read a document, an invoice as data (EN 16931) as well',
  by: 'customer',
  capability: 'downloads',
  request: {
    params: z.object({ documentId: z.string().regex(/^[\w-]{1,80}$/) }),
    query: z.object({ format: z.enum(['pdf', 'xml']).default('pdf') }),
  },
  answers: { 200: 'A PDF or XML in base64, and its name' },
  answer: downloadFileSchema,
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

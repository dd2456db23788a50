import { z } from 'zod';
import { type Call, defineCall } from '#src/domain/wire/call.ts';
import type { Permission } from './permission.ts';

/** How many rows a file holds at most. */
export const MAX_EXPORTED_ROWS = 10_000;

export const exportedSchema = z
  .object({
    fileName: z.string(),
    csv: z.string(),
    /** How many rows the list has; the file has the first 10,000 of them. */
    total: z.int().min(0),
  })
  .meta({ id: 'ExportedList' });

/**
 * The call that answers a list of the staff as CSV: with the filters and the sequence of `query`, to whom
 * the list is answered. It writes down who took what, hence POST.
 */
export const exportOf = <
  const List extends Call & { by: 'staff'; needs: Permission },
  Query extends z.ZodObject,
>(
  { path, needs, errors }: List,
  query: Query,
) =>
  defineCall({
    method: 'POST',
    path: `${path}/export`,
    summary: `What GET ${path} lists as CSV, the first 10,000 rows at most; is written down in the audit log`,
    by: 'staff',
    needs,
    request: { query },
    answers: { 200: 'The file' },
    answer: exportedSchema,
    errors,
  });

export type ExportCall = Call & {
  request: { query: z.ZodObject };
  answer: typeof exportedSchema;
};

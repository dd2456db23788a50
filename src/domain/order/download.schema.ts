import { z } from 'zod';
import { DOWNLOAD_KINDS, type Download, type DownloadFile } from './download.ts';

export const downloadsSchema = z.object({
  /** Of the paid orders: a page holds all documents of its orders. */
  total: z.int(),
  values: z.array(
    z.object({
      documentId: z.string(),
      kind: z.enum(DOWNLOAD_KINDS),
      orderNumber: z.string(),
      createdAt: z.string(),
      productName: z.string().nullable(),
    }),
  ),
}) satisfies z.ZodType<{ total: number; values: Download[] }>;

export const downloadFileSchema = z.object({
  /** Safe in a header and on every disk. */
  fileName: z.string().regex(/^[\w-]{1,120}\.pdf$/),
  content: z.base64(),
}) satisfies z.ZodType<DownloadFile>;

import { z } from 'zod';
import { DOWNLOAD_KINDS } from './download.ts';

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
});

export const downloadFileSchema = z.object({
  /** Safe in a header and on every disk. */
  fileName: z.string().regex(/^[\w-]{1,120}\.pdf$/),
  content: z.base64(),
});
/** A document itself: PDF in base64, and the name that it is saved under. */
export type DownloadFile = z.infer<typeof downloadFileSchema>;

/** A document in the list; `goods` was bought and is never shipped (w18118). */
export type Download = z.infer<typeof downloadsSchema>['values'][number];

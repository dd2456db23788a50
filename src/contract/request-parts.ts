import { z } from 'zod';
import { SKU } from '#src/domain/sku.ts';
import { HEADER } from './headers.ts';

/** Ids and skus in paths: letters, digits and dashes. */
export const idSegment = z.string().regex(/^[\w-]{1,40}$/);

/** A sku, as it stands in paths, queries and bodies. */
export const skuText = z.string().regex(SKU);

/** A version in a query: missing or wrong is 400. */
export const versionQuery = z.object({ version: z.coerce.number<number>().int().min(1) });

/** `Idempotency-Key` of a call that is counted once. */
export const idempotencyHeaders = z.object({
  [HEADER.idempotencyKey]: z
    .string()
    .regex(/^[\w:.-]{1,120}$/)
    .optional(),
});

import { z } from 'zod';
import { SKU } from '#src/domain/catalogue/catalogue.values.ts';
import { isEmail, MAX_EMAIL_LENGTH } from '#src/domain/newsletter/email.ts';
import { HEADER } from './headers.ts';

/** Ids and skus in paths: letters, digits and dashes. */
export const idSegment = z.string().regex(/^[\w-]{1,40}$/);

/** A sku, as paths, queries and bodies carry it. */
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

/** What the link of an editor or a buyer holds. */
export const previewToken = z.string().max(2_000);

/**
 * Reads that show what such a link shows before it is published (decision 070). One that is forged
 * or has ended shows what everybody sees.
 */
export const previewHeaders = z.object({ [HEADER.preview]: previewToken.optional() });

/** An e-mail address as forms take it, too. */
export const emailText = z
  .string()
  .trim()
  .max(MAX_EMAIL_LENGTH)
  .refine(isEmail)
  .meta({ format: 'email' });

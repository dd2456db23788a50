import { z } from 'zod';
import { isEmail, MAX_EMAIL_LENGTH } from '#src/domain/email.ts';
import { HEADER } from './headers.ts';

/** Ids and skus in paths: letters, digits and dashes. */
export const idSegment = z.string().regex(/^[\w-]{1,40}$/);

/** A version in a query: missing or wrong is 400. */
export const versionQuery = z.object({ version: z.coerce.number<number>().int().min(1) });

/** `Idempotency-Key` of a call that is counted once. */
export const idempotencyHeaders = z.object({
  [HEADER.idempotencyKey]: z
    .string()
    .regex(/^[\w:.-]{1,120}$/)
    .optional(),
});

/** An e-mail address as forms take it, too. */
export const emailText = z
  .string()
  .trim()
  .max(MAX_EMAIL_LENGTH)
  .refine(isEmail)
  .meta({ format: 'email' });

import { z } from '@hono/zod-openapi';
import type { ErrorCode } from '#src/contract/error-codes.ts';
import { ERRORS } from '#src/contract/errors.ts';
import { HEADER } from '#src/contract/headers.ts';
import { wireErrorSchema } from '#src/contract/wire-error.ts';

/** A content entry of a JSON body, for `createRoute`. */
function json<T extends z.ZodType>(schema: T) {
  return { 'application/json': { schema } };
}

export function jsonBody<T extends z.ZodType>(schema: T) {
  return { content: json(schema), required: true };
}

export function answer<T extends z.ZodType>(schema: T, description: string) {
  return { content: json(schema), description };
}

/** Error answers of a call by status, named by their codes. Every call may also answer 400 and 401. */
export function errors(...codes: readonly ErrorCode[]) {
  const byStatus = new Map<number, string[]>();
  for (const code of ['BAD_REQUEST', 'INVALID_JWT', ...codes] as const) {
    const { status } = ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [
      status,
      { content: json(wireErrorSchema), description: names.join(', ') },
    ]),
  );
}

/** A version in a query: missing or wrong is 400. */
export const versionQuery = z.object({ version: z.coerce.number().int().min(1) });

/** Ids and skus in paths: letters, digits and dashes. */
export const idSegment = z.string().regex(/^[\w-]{1,40}$/);

/** `Idempotency-Key` of a call that is counted once (platform.md "Conventions"). */
export const idempotencyHeader = z.object({
  [HEADER.idempotencyKey]: z
    .string()
    .regex(/^[\w:.-]{1,120}$/)
    .optional(),
});

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { DomainError } from '#src/domain/errors.ts';
import { HEADER } from '#src/domain/wire/headers.ts';

/** HMAC-SHA256 over the raw body, in hex (T37). */
export function sign(rawBody: string, secret: string): string {
  return createHmac('sha256', secret).update(rawBody).digest('hex');
}

/** Compares in constant time. */
function isSignedBy(rawBody: string, signature: string, secret: string): boolean {
  const expected = Buffer.from(sign(rawBody, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Lets only messages through that are signed with `secret`, before anything reads them. */
export function requireSignature(secret: string): MiddlewareHandler {
  return async ({ req }, next) => {
    const signature = req.header(HEADER.signature) ?? '';
    if (!isSignedBy(await req.text(), signature, secret)) throw new DomainError('UNAUTHORIZED');
    await next();
  };
}

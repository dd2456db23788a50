import { createHmac, timingSafeEqual } from 'node:crypto';

/** Name of the header that carries the signature of a provider's message. */
export const SIGNATURE_HEADER = 'x-signature';

/** HMAC-SHA256 over the raw body, in hex (T37). */
export function sign(rawBody: string, secret: string): string {
  return createHmac('sha256', secret).update(rawBody).digest('hex');
}

/** Compares in constant time. */
export function isSignedBy(rawBody: string, signature: string, secret: string): boolean {
  const expected = Buffer.from(sign(rawBody, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

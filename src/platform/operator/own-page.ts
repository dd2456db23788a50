import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { OWN_HOST } from '#src/domain/shop/hosts.ts';

/** What guards the pages of this machine, which have no sign-in (decision 051). */

/** Whether a request calls this machine by one of its own names. */
export function isOwnHost({ headers, url }: Request): boolean {
  return OWN_HOST.test(headers.get('host') ?? new URL(url).host);
}

/** Whether the form of one of these pages sent it, and no page elsewhere that the operator has open. */
export function isOwnForm(headers: Headers): boolean {
  const host = headers.get('host') ?? '';
  return OWN_HOST.test(host) && headers.get('origin') === `http://${host}`;
}

/** The nonce of a page's styles, its headers set. */
export function openPage(c: Context): string {
  const nonce = randomBytes(16).toString('base64');
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  );
  c.header('cache-control', 'no-store');
  return nonce;
}

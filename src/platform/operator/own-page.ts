import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';

/** What guards the pages of this machine, which have no sign-in (decision 051). */

/** Names of this machine: a page elsewhere could give its own name this address. */
const OWN_HOST = /^(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/;

/** Whether the form of one of these pages sent it, and no page elsewhere that the operator has open. */
export function isOwnForm(headers: Headers): boolean {
  const host = headers.get('host') ?? '';
  return OWN_HOST.test(host) && headers.get('origin') === `http://${host}`;
}

/** The nonce of a page's styles, its headers set; null for who calls this machine by another name. */
export function openPage(c: Context): string | null {
  if (!OWN_HOST.test(c.req.header('host') ?? '')) return null;
  const nonce = randomBytes(16).toString('base64');
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  );
  c.header('cache-control', 'no-store');
  return nonce;
}

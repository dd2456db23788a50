import '@tanstack/react-start/server-only';
import { redirect } from '@tanstack/react-router';
import type { DownloadFile } from '#src/domain/order/order.schema.ts';
import type { LocaleCode } from '#src/domain/shop/locales.ts';
import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import { pageUrl, signInUrl } from '#src/features/shop/urls.ts';

/** What is sent instead of a page where a customer asks for a document. */

const PRIVATE = { 'cache-control': 'private, no-store' };

/** Options of a redirect from a document. */
export const FOUND = { statusCode: HTTP_STATUS.FOUND, headers: PRIVATE };

export const noFile = () => new Response(null, { status: HTTP_STATUS.NOT_FOUND, headers: PRIVATE });

/** A document that the browser saves. */
export function fileAnswer({ fileName, content }: DownloadFile): Response {
  return new Response(Buffer.from(content, 'base64'), {
    headers: {
      'content-type': fileName.endsWith('.xml') ? 'application/xml' : 'application/pdf',
      // The contract lets no name through that a header could not carry.
      'content-disposition': `attachment; filename="${fileName}"`,
      ...PRIVATE,
    },
  });
}

/** To the sign-in that is missing, and from there to a page (its path without the prefix). */
export function toSignIn(
  locale: LocaleCode,
  path: string,
  state: 'anonymous' | 'not-secure',
): Response {
  const returnTo = pageUrl(locale, path);
  return state === 'not-secure'
    ? redirect({ ...FOUND, to: '/$locale/auth/logout', params: { locale }, search: { returnTo } })
    : redirect({ ...FOUND, href: signInUrl(locale, returnTo) });
}

import * as calls from '#src/domain/order/download.calls.ts';
import '@tanstack/react-start/server-only';
import { redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { HTTP_STATUS } from '#src/domain/process/http-status.ts';
import { isLocaleCode, type LocaleCode } from '#src/domain/shop/locales.ts';
import { pageUrl, signInUrl } from '#src/features/shop/urls.ts';
import { isCommerceError } from '#src/gateway/commerce-error.ts';
import { openCommerce } from '#src/session/commerce.server.ts';
import { type CustomerCommerce, readCustomerAccess } from '#src/session/customer-access.server.ts';

const PRIVATE = { 'cache-control': 'private, no-store' };

const askedSchema = v.object({
  locale: v.custom<LocaleCode>(isLocaleCode),
  documentId: v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/)),
});

const notFound = () => new Response(null, { status: HTTP_STATUS.NOT_FOUND, headers: PRIVATE });

const FOUND = { statusCode: HTTP_STATUS.FOUND, headers: PRIVATE };

const toList = (locale: LocaleCode, search: { notice?: 'failed' } = {}) =>
  redirect({ ...FOUND, to: '/$locale/account/downloads', params: { locale }, search });

/** Back to the list after the sign-in that is missing. */
function toSignIn(locale: LocaleCode, isRemembered: boolean) {
  const returnTo = pageUrl(locale, '/account/downloads');
  return isRemembered
    ? redirect({ ...FOUND, to: '/$locale/auth/logout', params: { locale }, search: { returnTo } })
    : redirect({ ...FOUND, href: signInUrl(locale, returnTo) });
}

/**
 * A document of the customer as a file. A visitor signs in first and goes to the list; 404
 * where the shop has no downloads, and for another customer's.
 */
export async function answerDownload({ searchParams }: URL, documentId: string): Promise<Response> {
  const asked = v.safeParse(askedSchema, { locale: searchParams.get('locale'), documentId });
  if (!asked.success) return notFound();
  const { locale } = asked.output;
  const access = await readCustomerAccess(await openCommerce(locale));
  if (access.state !== 'secure') return toSignIn(locale, access.state === 'not-secure');
  // The guards of the list say what a deleted customer may still do.
  if (access.client.isDeleted) return toList(locale);
  if (!access.customer.shop.params.myDownloads) return notFound();
  try {
    return await fileAnswer(access.customer, documentId);
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    return error.status === HTTP_STATUS.NOT_FOUND
      ? notFound()
      : toList(locale, { notice: 'failed' });
  }
}

async function fileAnswer(commerce: CustomerCommerce, documentId: string): Promise<Response> {
  const { fileName, content } = await commerce.ask(calls.getDownload, { params: { documentId } });
  return new Response(Buffer.from(content, 'base64'), {
    headers: {
      'content-type': 'application/pdf',
      // The contract lets no name through that a header could not carry.
      'content-disposition': `attachment; filename="${fileName}"`,
      ...PRIVATE,
    },
  });
}

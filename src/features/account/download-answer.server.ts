import * as calls from '#src/domain/order/download.calls.ts';
import '@tanstack/react-start/server-only';
import * as v from 'valibot';
import { HTTP_STATUS } from '#src/domain/process/http-status.ts';
import { isLocaleCode, type LocaleCode } from '#src/domain/shop/locales.ts';
import { signInAddress, signOutAddress } from '#src/features/sign-in/sign-in-addresses.ts';
import { isCommerceError } from '#src/gateway/commerce-error.ts';
import { openCommerce } from '#src/session/commerce.server.ts';
import { type CustomerCommerce, readCustomerAccess } from '#src/session/customer-access.server.ts';

const PRIVATE = { 'cache-control': 'private, no-store' };

const askedSchema = v.object({
  locale: v.custom<LocaleCode>(isLocaleCode),
  documentId: v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/)),
});

const notFound = () => new Response(null, { status: HTTP_STATUS.NOT_FOUND, headers: PRIVATE });

const leadTo = (location: string) =>
  new Response(null, { status: HTTP_STATUS.FOUND, headers: { location, ...PRIVATE } });

/**
 * A document of the customer as a file to keep. Whoever is not signed in goes there first,
 * and to the list afterwards; 404 where the shop has no downloads, and for anybody else's.
 */
export async function answerDownload({ searchParams }: URL, documentId: string): Promise<Response> {
  const asked = v.safeParse(askedSchema, { locale: searchParams.get('locale'), documentId });
  if (!asked.success) return notFound();
  const { locale } = asked.output;
  const list = `/${locale}/account/downloads`;
  const access = await readCustomerAccess(await openCommerce(locale));
  if (access.state !== 'secure') {
    const toPassword = access.state === 'not-secure' ? signOutAddress : signInAddress;
    return leadTo(toPassword(locale, list));
  }
  // The guards of the list say what a deleted customer may still do.
  if (access.client.isDeleted) return leadTo(list);
  if (!access.customer.shop.params.myDownloads) return notFound();
  try {
    return await fileAnswer(access.customer, documentId);
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    return error.status === HTTP_STATUS.NOT_FOUND ? notFound() : leadTo(`${list}?notice=failed`);
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

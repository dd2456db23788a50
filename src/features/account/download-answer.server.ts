import * as calls from '#src/domain/order/download.calls.ts';
import '@tanstack/react-start/server-only';
import { redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { isLocaleCode, type LocaleCode } from '#src/domain/shop/locales.ts';
import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import { FOUND, fileAnswer, noFile, toSignIn } from '#src/features/orders/file-answer.server.ts';
import { isCommerceError } from '#src/gateway/commerce-error.ts';
import { openCommerce } from '#src/session/commerce.server.ts';
import { readCustomerAccess } from '#src/session/customer-access.server.ts';

const askedSchema = v.object({
  locale: v.custom<LocaleCode>(isLocaleCode),
  documentId: v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/)),
  format: v.picklist(['pdf', 'xml']),
});

const toList = (locale: LocaleCode, search: { notice?: 'failed' } = {}) =>
  redirect({ ...FOUND, to: '/$locale/account/downloads', params: { locale }, search });

/**
 * A document of the customer as a file. A visitor signs in first and goes to the list; 404
 * where the shop has no downloads, and for another customer's.
 */
export async function answerDownload({ searchParams }: URL, documentId: string): Promise<Response> {
  const input = v.safeParse(askedSchema, {
    documentId,
    ...{ locale: searchParams.get('locale'), format: searchParams.get('format') ?? 'pdf' },
  });
  if (!input.success) return noFile();
  const { locale, format } = input.output;
  const access = await readCustomerAccess(await openCommerce(locale));
  if (access.state !== 'secure') return toSignIn(locale, '/account/downloads', access.state);
  // The guards of the list say what a deleted customer or a guest may still do.
  if (access.client.isDeleted || access.client.isGuest) return toList(locale);
  if (!access.customer.shop.params.myDownloads) return noFile();
  try {
    return fileAnswer(
      await access.customer.ask(calls.getDownload, { params: { documentId }, query: { format } }),
    );
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    return error.status === HTTP_STATUS.NOT_FOUND ? noFile() : toList(locale, { notice: 'failed' });
  }
}

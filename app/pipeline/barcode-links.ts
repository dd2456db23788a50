import { isLocaleCode, onlineVariant } from '#src/domain/shop/locales.ts';
import { answerLinkset, asksLinkset } from '#src/features/search-engines/linkset.server.ts';
import type { Step } from './step.ts';

const BARCODE = /^\/([a-z-]+)\/01\/0(\d{1,20})(?:\/|$)/;

/** `/01/0{gtin}` for programs: the links of the barcode in place of its page. */
export const answerBarcodeLinks: Step = (request, { pathname }) => {
  const [, locale = '', gtin = ''] = BARCODE.exec(pathname) ?? [];
  if (!isLocaleCode(locale) || !asksLinkset(request.headers.get('accept'))) return null;
  return answerLinkset(onlineVariant(locale), gtin);
};

/** The two answers of a barcode are not each other's: caches must know. */
export function variedByAccept(response: Response, { pathname }: URL): Response {
  if (!BARCODE.test(pathname)) return response;
  const headers = new Headers(response.headers);
  if (!headers.get('vary')?.split(', ').includes('accept')) headers.append('vary', 'accept');
  return new Response(response.body, { status: response.status, headers });
}

import * as calls from '#src/domain/content/content.calls.ts';
import { HEADER } from '#src/domain/wire/headers.ts';
import '@tanstack/react-start/server-only';
import * as v from 'valibot';
import { isLocaleCode, type LocaleCode } from '#src/domain/shop/locales.ts';
import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import { pageUrl } from '#src/features/shop/urls.ts';
import { isCommerceError } from '#src/gateway/commerce-error.ts';
import { originElsewhere } from '#src/process/hosts.ts';
import { config } from '#src/session/config.server.ts';
import { isOwnPost } from '#src/session/fetch-metadata.server.ts';
import { beginPreview, leavePreview } from '#src/session/preview.server.ts';
import { requestScope } from '#src/session/request-scope.server.ts';
import { commerceOfNoShop } from '#src/session/shop-parameters.server.ts';

const SECOND_MS = 1_000;
const OVER = 'This preview is over. Make a new link where you edit the page.\n';

const goTo = (location: string) =>
  new Response(null, { status: HTTP_STATUS.SEE_OTHER, headers: { location } });

/**
 * Opens the link of an editor: a separate cookie shows what is not published, until the link
 * ends, and the browser goes to the page. 404 for a link that is forged or over.
 */
export async function openPreview(request: Request): Promise<Response> {
  const { searchParams, search, pathname } = new URL(request.url);
  const token = searchParams.get('token') ?? '';
  try {
    // The shop is in the link; the call itself is of none.
    const commerce = await commerceOfNoShop();
    const { locale, path, expiresAt, at } = await commerce.ask(calls.getPreview, {
      headers: { [HEADER.preview]: token },
    });
    // The cookie belongs to the host of its shop.
    const { host } = new URL(requestScope().origin);
    const elsewhere = originElsewhere(host, locale, config().hostRule);
    if (elsewhere !== null) return goTo(`${elsewhere}${pathname}${search}`);
    const seconds = Math.floor((Date.parse(expiresAt) - Date.now()) / SECOND_MS);
    await beginPreview(locale, { preview: token, at }, Math.max(1, seconds));
    return goTo(pageUrl(locale, path));
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    return new Response(OVER, { status: HTTP_STATUS.NOT_FOUND });
  }
}

const leaveSchema = v.object({
  locale: v.custom<LocaleCode>(isLocaleCode),
  path: v.pipe(v.string(), v.regex(/^(\/[\w.-]+)*$/)),
});

/** "Leave preview": back to the page as shoppers see it. 403 for the forms of other sites. */
export async function answerLeaveForm(request: Request): Promise<Response> {
  if (!isOwnPost(request, requestScope().origin)) {
    return new Response(null, { status: HTTP_STATUS.FORBIDDEN });
  }
  const form = await request.formData().catch(() => new FormData());
  const sent = v.safeParse(leaveSchema, Object.fromEntries(form));
  if (!sent.success) return new Response(null, { status: HTTP_STATUS.BAD_REQUEST });
  const { locale, path } = sent.output;
  leavePreview(locale);
  return goTo(pageUrl(locale, path));
}

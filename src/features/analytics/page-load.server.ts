import * as calls from '#src/domain/measurement/web-vitals.calls.ts';
import '@tanstack/react-start/server-only';
import * as v from 'valibot';
import { PAGE_KINDS } from '#src/domain/measurement/page-kinds.ts';
import { MAX_VITAL } from '#src/domain/measurement/web-vitals.ts';
import { isLocaleCode, type LocaleCode } from '#src/domain/shop/locales.ts';
import { HTTP_STATUS, type HttpStatus } from '#src/domain/wire/http-status.ts';
import { isCommerceError } from '#src/gateway/commerce-error.ts';
import { countAttempt } from '#src/session/attempt-limits.server.ts';
import { isOwnPost } from '#src/session/fetch-metadata.server.ts';
import { log } from '#src/session/log.server.ts';
import { requestScope } from '#src/session/request-scope.server.ts';
import { sharedCommerce, shopParameters } from '#src/session/shop-parameters.server.ts';

const value = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_VITAL)));

const pageLoadSchema = v.strictObject({
  locale: v.custom<LocaleCode>(isLocaleCode),
  pageKind: v.enum(PAGE_KINDS),
  values: v.strictObject({ LCP: value, INP: value, CLS: value, TTFB: value }),
});

const answer = (status: HttpStatus, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers });

/**
 * Counts what a browser measured of a page load. Reads and writes no cookie; 403 for other sites,
 * 400 for what none of our pages sends; a failure does not reach the page (F37).
 */
export async function answerPageLoad(request: Request): Promise<Response> {
  const { origin, clientAddress } = requestScope();
  if (!isOwnPost(request, origin)) return answer(HTTP_STATUS.FORBIDDEN);
  const sent = v.safeParse(pageLoadSchema, await request.json().catch(() => null));
  if (!sent.success) return answer(HTTP_STATUS.BAD_REQUEST);
  const { locale, ...load } = sent.output;
  try {
    await countAttempt('page load', { clientAddress });
    const commerce = sharedCommerce(locale, await shopParameters(locale));
    const isCounted = commerce.caller.served.has('webVitals');
    if (isCounted) await commerce.ask(calls.countPageLoad, { body: load });
    return answer(HTTP_STATUS.NO_CONTENT);
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    log.warn({ code: error.code }, 'page load not counted');
    if (!isCommerceError(error, 'TOO_MANY_REQUESTS'))
      return answer(HTTP_STATUS.SERVICE_UNAVAILABLE);
    return answer(HTTP_STATUS.TOO_MANY_REQUESTS, {
      'retry-after': String(error.retryAfterSeconds ?? 1),
    });
  }
}

import { HTTP_STATUS } from '#src/domain/http-status.ts';
import { isLocaleCode } from '#src/domain/locales.ts';
import { config } from '#src/session/config.ts';
import type { RequestScope } from '#src/session/request-scope.ts';

/**
 * The last page, for when rendering itself has failed: no framework, no data, one sentence per
 * language is not worth a catalogue here, so it speaks by its status, a name and a way home.
 */
export function answerErrorPage(url: URL, { correlationId }: RequestScope): Response {
  const prefix = url.pathname.split('/')[1];
  const home = isLocaleCode(prefix) ? `/${prefix}` : '/';
  const brand = config().brandName.replace(/[<>&"]/g, '');
  const status = HTTP_STATUS.INTERNAL_SERVER_ERROR;
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${brand}</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<main><h1>${brand}</h1><p>${status}</p><p><a href="${home}">${brand}</a></p>
<p><small>${correlationId}</small></p></main></html>`;
  return new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

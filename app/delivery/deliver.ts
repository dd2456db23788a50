import type { StartHandler } from '#app/pipeline/pipeline.ts';
import { newScope, withinBudget } from '#app/pipeline/pipeline.ts';
import { isLocaleCode } from '#src/domain/shop/locales.ts';
import { countAttempt } from '#src/session/attempt-limits.server.ts';
import { config } from '#src/session/config.server.ts';
import { previewIn } from '#src/session/preview.server.ts';
import { requestScope, runInScope } from '#src/session/request-scope.server.ts';
import { cacheableUrl, commercialVersion } from './cacheable-url.ts';
import type { Rendered } from './cached-page.ts';
import { compressed } from './compression.ts';
import { createPageCache } from './page-cache.ts';
import { answerStaticFile } from './static-files.ts';

/** What a stranger's request for a page looks like: nothing in it tells one visitor from another. */
const STRANGER = { headers: { accept: 'text/html' } };

function renderForStranger(start: StartHandler, url: URL, id: string): Promise<Rendered> {
  const scope = {
    ...newScope(id, url.origin, ''),
    takesText: true,
  };
  const render = async () => {
    const response = await start(new Request(url, STRANGER));
    const page = scope.text ?? (await response.text());
    // Its scope is complete once the whole page has been read.
    const { nonce, message, route, isPartial = false } = scope;
    return { response, page, nonce, message, route, isPartial };
  };
  return runInScope(scope, () => withinBudget(url, render()));
}

/** Whether an editor looks at what is not published: no page of theirs is cached, nor a cached one sent. */
async function isPreviewed({ headers }: Request, { pathname }: URL): Promise<boolean> {
  const [, locale = ''] = pathname.split('/');
  return isLocaleCode(locale) && (await previewIn(headers.get('cookie'), locale)) !== null;
}

/** Counts a page that has to be rendered because of what is chosen in it: those are endless (T47). */
async function countNarrowed({ pathname, search }: URL, clientAddress: string): Promise<void> {
  if (search === '') return;
  const isSearch = /^\/[^/]+\/search$/.test(pathname);
  await countAttempt(isSearch ? 'search' : 'narrowed page', { clientAddress });
}

/**
 * Wraps Start and makes answers quick: built files, public pages from the cache, the rest
 * compressed. Without it everything works, only slower.
 */
export function delivered(start: StartHandler): StartHandler {
  const answerFromCache = createPageCache({
    render: async (pageUrl, correlationId) => {
      await countNarrowed(pageUrl, requestScope().clientAddress);
      return renderForStranger(start, pageUrl, correlationId);
    },
    now: Date.now,
    isOff: () => config().isCacheOff,
  });
  return async (request) => {
    const url = new URL(request.url);
    const file = await answerStaticFile(request, url);
    if (file !== null) return file;
    const pageUrl = cacheableUrl(url);
    if (pageUrl === null || (await isPreviewed(request, url))) {
      return compressed(request, await start(request));
    }
    const scope = requestScope();
    const { response, message, route } = await answerFromCache(request, {
      url: pageUrl,
      version: () => commercialVersion(pageUrl),
      correlationId: scope.correlationId,
    });
    if (message !== undefined) scope.message = message;
    if (route !== undefined) scope.route = route;
    return response;
  };
}

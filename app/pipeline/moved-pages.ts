import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import { redirectFrom } from '#src/features/redirects/redirects.server.ts';
import { plainAnswer } from './step.ts';

const isPageRequest = ({ method }: Request, { pathname }: URL) =>
  (method === 'GET' || method === 'HEAD') &&
  !/^\/(_serverFn|assets|media|feeds|api)\//.test(pathname);

/** Leads from a path that is no page to the one that it has moved to, where there is one. */
export async function leadToMovedPage(
  request: Request,
  url: URL,
  response: Response,
): Promise<Response> {
  if (response.status !== HTTP_STATUS.NOT_FOUND || !isPageRequest(request, url)) return response;
  // Without an answer of the platform it is a page that is not there, as it was before.
  const location = await redirectFrom(url).catch(() => null);
  return location === null ? response : plainAnswer(HTTP_STATUS.MOVED_PERMANENTLY, { location });
}

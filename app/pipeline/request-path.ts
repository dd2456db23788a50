import { isLocaleCode } from '#src/domain/shop/locales.ts';
import { HTTP_STATUS } from '#src/domain/wire/http-status.ts';
import type { Step } from './step.ts';

/** The router decodes what it has decoded: `100%25` is as little text to it as `%E0%A4%A`. */
function textOf(segment: string): string | null {
  try {
    return decodeURIComponent(decodeURIComponent(segment));
  } catch {
    return null;
  }
}

/**
 * Sends a path whose escapes are no text (`/fr-fr/%E0%A4%A`) on to one without their signs: there is no
 * such page, and the page that says so needs a path that can be read.
 */
export const leadToReadablePath: Step = (_request, { pathname, search }) => {
  if (textOf(pathname) !== null) return null;
  const segments = pathname.split('/');
  const readable = segments.map((segment) =>
    textOf(segment) === null ? segment.replaceAll('%', '') : segment,
  );
  // Two slashes in front would name another host.
  const location = `/${readable.join('/').replace(/^\/+/, '')}${search}`;
  return new Response(null, { status: HTTP_STATUS.FOUND, headers: { location } });
};

const HOME = /^\/([^/]+)\/$/;

/**
 * The request of `/fr-fr/` as one of `/fr-fr`: both are home, and neither leads to the other.
 * The router would answer the slash with a redirect.
 */
export function asHome(request: Request): Request {
  const url = new URL(request.url);
  const [, prefix] = HOME.exec(url.pathname) ?? [];
  if (!isLocaleCode(prefix) || request.body !== null) return request;
  url.pathname = `/${prefix}`;
  const { method, headers, signal } = request;
  return new Request(url, { method, headers, signal });
}
